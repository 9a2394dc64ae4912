import { type Logger, pino } from 'pino';

/** Whatever looks like a secret never reaches the log, wherever in an object it stands. */
const secrets = ['authorization', 'cookie', 'password', 'newPassword', 'code', 'refreshToken', 'accessToken'];
const redact = secrets.flatMap((name) => [`req.headers.${name}`, `body.${name}`, `*.body.${name}`]);

/** Of an error only what tells the fault: a database's error also carries the query's values, hashes among them. */
function errorFacts(error: unknown) {
  const { name, message, code, stack, cause } = error as Error & { code?: string };
  return { type: name, message, code, stack, ...(cause instanceof Error && { cause: cause.message }) };
}

/** Structured lines for machines; readable ones when a person looks on. Requests are logged when they fail. */
export function serverLog(level: string): Logger {
  const isWatched = process.stdout.isTTY === true;
  return pino({
    level,
    redact,
    serializers: { err: errorFacts },
    ...(isWatched && {
      transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } },
    }),
  });
}
