import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { everyCall } from '../contract/calls/every';
import { build } from './build';
import { ensureTestBrowser } from './chromium';
import { isStale } from './stamp';

/** The calls that no page sends, and who does. */
export const sentByOthers = {
  'GET external/auth/google-callback': 'Google, which leads a browser there',
  'GET user/payment/webhook/:gateway': 'gateways that notify by GET',
  'POST user/payment/webhook/:gateway': 'gateways',
  'GET site/season': 'programs of others, such as the game',
  'GET site/status': 'programs that watch the site; the status page links to it',
  'GET health': 'whoever watches the process',
  'GET live': 'whoever watches the process',
  'GET ready': 'whoever watches the process',
};

/** One record of a list that has no page for one: the client could send it, and no screen does. */
const withoutPage = ['history', 'money-requests', 'publications', 'sessions', 'wallet-requests'].map(
  (name) => `GET admin/${name}/:id`,
);

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

/** Runs the browser tests, and returns whether they pass and the requests that their pages sent. */
async function runTests(): Promise<{ passed: boolean; requests: string[] }> {
  if (isStale()) await build();
  const folder = mkdtempSync(join(tmpdir(), 'outline-calls-'));
  const file = join(folder, 'sent');
  const env = { ...process.env, CHROMIUM_PATH: ensureTestBrowser(), CALLS_SENT: file };
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'e2e'], { stdio: 'inherit', env });
  const requests = readFileSync(file, 'utf8').trim().split('\n');
  rmSync(folder, { recursive: true });
  return { passed: status === 0, requests };
}

// `npm run test:calls`: every declared call is sent by a page of the built site at least once while the browser tests run.
if (import.meta.url === `file://${process.argv[1]}`) {
  const { passed, requests } = await runTests();
  const { unsent, unexpected } = compareSent(requests);
  for (const name of unsent) process.stdout.write(`No page has sent ${name}\n`);
  for (const name of unexpected)
    process.stdout.write(`Listed as sent by no page, but a page sends it: ${name}\n`);
  process.exitCode = passed && unsent.length + unexpected.length === 0 ? 0 : 1;
}
