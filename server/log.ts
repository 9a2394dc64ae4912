import { type Logger, pino } from 'pino';

/** Whatever looks like a secret never reaches the log, wherever in an object it stands. */
const secrets = ['authorization', 'cookie', 'password', 'newPassword', 'code', 'refreshToken', 'accessToken'];
const redact = secrets.flatMap((name) => [`req.headers.${name}`, `body.${name}`, `*.body.${name}`]);

/** Structured lines for machines; readable ones when a person looks on. Requests are logged when they fail. */
export function serverLog(): Logger {
  const isWatched = process.stdout.isTTY === true;
  return pino({
    level: process.env.LOG_LEVEL ?? 'info',
    redact,
    ...(isWatched && {
      transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } },
    }),
  });
}
