import { type Logger, pino } from 'pino';

/** Secrets redacted from logged headers and bodies. */
const secrets = ['authorization', 'cookie', 'password', 'newPassword', 'code', 'refreshToken', 'accessToken'];
const redact = secrets.flatMap((name) => [`req.headers.${name}`, `body.${name}`, `*.body.${name}`]);

/** Reduces an error to its cause: a database error also carries the query's values, such as hashes. */
function errorFacts(error: unknown) {
  const { name, message, code, stack, cause } = error as Error & { code?: string };
  return { type: name, message, code, stack, ...(cause instanceof Error && { cause: cause.message }) };
}

/** JSON lines, or human-readable output on a terminal. */
export function serverLog(level: string): Logger {
  const isTerminal = process.stdout.isTTY === true;
  return pino({
    level,
    redact,
    serializers: { err: errorFacts },
    ...(isTerminal && {
      transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } },
    }),
  });
}
