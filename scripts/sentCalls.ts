import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { everyCall } from '../contract/calls/every';
import { build } from './build';
import { ensureTestBrowser } from './chromium';
import { isStale } from './stamp';
import { testFile } from './testFiles';

/** The calls that no page sends, and who does. */
export const sentByOthers = {
  'GET external/auth/google-callback': 'Google, which leads a browser there',
  'GET user/payment/webhook/:gateway': 'gateways that notify by GET',
  'POST user/payment/webhook/:gateway': 'gateways',
  'GET site/season': 'programs of others, such as the game',
  'GET site/wardrobe': 'programs of others, such as the game',
  'GET site/status': 'programs that watch the site; the status page links to it',
  'GET health': 'whoever watches the process',
  'GET live': 'whoever watches the process',
  'GET ready': 'whoever watches the process',
};

/** One record of a list that has neither a page nor a dialog about one: the client could send it, and no screen does. */
const withoutPage = ['history', 'sessions'].map((name) => `GET admin/${name}/:id`);

const parameters = /:\w+/g;
/** Declared calls with the requests that are theirs; those with fewer parameters first. */
const declared = everyCall()
  .map(({ method, path }) => ({
    name: `${method} ${path}`,
    pattern: new RegExp(`^${method} /api/${path.replace(parameters, '[^/]+')}$`),
    count: path.match(parameters)?.length ?? 0,
  }))
  .sort((one, other) => one.count - other.count);

/**
 * Of requests (`METHOD /path` each), the declared calls that are not among them although a page is to send them, and those
 * that are although none is said to.
 */
export function compareSent(requests: readonly string[]): { unsent: string[]; unexpected: string[] } {
  const found = [...new Set(requests)].map(
    (request) => declared.find(({ pattern }) => pattern.test(request))?.name,
  );
  const sent = new Set(found);
  const excluded = new Set([...Object.keys(sentByOthers), ...withoutPage]);
  const names = declared.map(({ name }) => name);
  return {
    unsent: names.filter((name) => !sent.has(name) && !excluded.has(name)).sort(),
    unexpected: [...excluded].filter((name) => sent.has(name) || !names.includes(name)).sort(),
  };
}

/**
 * Has each page of a browser test note the calls that it sends (tests/e2e/browser.ts). Returns what is wrong with them once the
 * tests have run: a sentence for each call that no page has sent, and for each that one has although none is said to.
 */
export function recordSent(): () => string[] {
  const folder = mkdtempSync(join(tmpdir(), 'outline-calls-'));
  const file = join(folder, 'sent');
  writeFileSync(file, '');
  const { CALLS_SENT: before } = process.env;
  process.env.CALLS_SENT = file;
  return () => {
    const { unsent, unexpected } = compareSent(readFileSync(file, 'utf8').trim().split('\n'));
    rmSync(folder, { recursive: true });
    if (before) process.env.CALLS_SENT = before;
    else delete process.env.CALLS_SENT;
    return [
      ...unsent.map((name) => `No page has sent ${name}`),
      ...unexpected.map((name) => `Listed as sent by no page, but a page sends it: ${name}`),
    ];
  };
}

/** The browser tests whose pages together send every call; the others need not run for it. */
const senders = `account accountCalls auth backOffice closing everyCall gateways moneyCalls newsLife refunds settlement shop siteCalls
    staff staffSignIn studio transactions`;

// `npm run test:calls`: every declared call is sent by a page of the built site at least once, as `npm run test:all` finds too.
if (import.meta.url === `file://${process.argv[1]}`) {
  if (isStale()) await build();
  const wrong = recordSent();
  const files = senders.split(/\s+/).map((name) => testFile('e2e', name));
  const env = { ...process.env, CHROMIUM_PATH: ensureTestBrowser() };
  const args = ['vitest', 'run', '--project', 'e2e', ...files];
  const { status } = spawnSync('npx', args, { stdio: 'inherit', env });
  const found = wrong();
  for (const line of found) process.stdout.write(`${line}\n`);
  process.exitCode = status === 0 && found.length === 0 ? 0 : 1;
}
