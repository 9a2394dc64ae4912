import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { isId } from '../../../server/platform/ids';
import { serverLog } from '../../../server/platform/log';
import type { TestApp } from './testApp';

/** Every text in a body, at whatever depth. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
/** Ids of records and payments, which open nothing by themselves. */
const isPlain = (text: string): boolean => isId(text) || /^[0-9a-f]{32}$/.test(text);
/** As long as a key is, and nothing that people write. */
const isSecret = (text: string): boolean => text.length >= 20 && /^[\w.=+/-]+$/.test(text) && !isPlain(text);

/** What a call carries in its body, its query, its cookies and as its token. */
function secretsOf({ url, path = url ?? '', headers, payload }: Exclude<InjectOptions, string>): string[] {
  const query = new URL(String(path), 'http://localhost').searchParams;
  const cookies = String(headers?.cookie ?? '')
    .split('; ')
    .map((pair) => decodeURIComponent(pair.slice(pair.indexOf('=') + 1)));
  const token = String(headers?.authorization ?? '').replace('Bearer ', '');
  return [...textsIn(payload), ...query.values(), ...cookies, token].filter(isSecret);
}

/** A log for a test's server, and afterwards where what was sent to it in secret stands. */
export function secretsSent() {
  const lines: string[] = [];
  const sent = new Set<string>();
  const echoed: string[] = [];
  return {
    logger: serverLog('debug', { write: (line) => void lines.push(line) }),
    sent,
    /** From now on knows what is sent; a refusal must not repeat it. */
    watch({ app }: Pick<TestApp, 'app'>): void {
      const inject = app.inject.bind(app) as (call: InjectOptions) => ReturnType<typeof app.inject>;
      Object.assign(app, {
        async inject(call: InjectOptions) {
          const secrets = secretsOf(call);
          for (const secret of secrets) sent.add(secret);
          const answer = await inject(call);
          if (answer.statusCode >= 400 && secrets.some((secret) => answer.body.includes(secret)))
            echoed.push(`${call.method} ${JSON.stringify(call.url)}: ${answer.body}`);
          return answer;
        },
      });
    },
    /** Lines of the log, entries of the history and refusals with something that was sent. */
    async leaks({ db }: Pick<TestApp, 'db'>): Promise<string[]> {
      const { rows } = await sql<{ entry: string }>`select audits::text as entry from audits`.execute(db);
      const told = [...lines, ...rows.map(({ entry }) => entry)];
      return [...echoed, ...told.filter((line) => [...sent].some((secret) => line.includes(secret)))];
    },
    lines,
  };
}
