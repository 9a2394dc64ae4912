import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { withoutEmails } from './masking/contacts';

/** Secrets redacted from logged headers and bodies. */
const secrets = ['authorization', 'cookie', 'password', 'newPassword', 'code', 'refreshToken', 'accessToken'];
const redact = secrets.flatMap((name) => [`req.headers.${name}`, `body.${name}`, `*.body.${name}`]);

/** A library's message may quote its input, and no e-mail address belongs in a log. */
const withoutContacts = (value: unknown) =>
  typeof value === 'string' ? withoutEmails(value, '[e-mail]') : value;

/** Reduces an error to its cause: a database error also carries the query's values, such as hashes. */
function errorFacts(error: unknown) {
  const { name, message, code, stack, cause } = error as Error & { code?: string };
  const facts = { type: name, message, code, stack, ...(cause instanceof Error && { cause: cause.message }) };
  return Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, withoutContacts(value)]));
}

/** How long a line may wait for others, in milliseconds: writing each one separately slows every request. */
const longestWait = 500;

/** Standard output, written in batches alongside the requests; the rest is written when the process ends. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, minLength: 4096 });
  setInterval(() => output.flush(), longestWait).unref();
  return output;
}

/** JSON lines to standard output or `stream`, or human-readable output on a terminal. */
export function serverLog(level: string, stream?: DestinationStream): Logger {
  const isTerminal = !stream && process.stdout.isTTY === true;
  const options: LoggerOptions = {
    level,
    redact,
    serializers: { err: errorFacts },
    ...(isTerminal && {
      transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } },
    }),
  };
  return isTerminal ? pino(options) : pino(options, stream ?? standardOutput());
}
