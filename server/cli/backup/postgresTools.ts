import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { OperatorError } from '../../platform/operator';

interface Target {
  url: string;
  env: NodeJS.ProcessEnv;
  /** Aborts the program. */
  signal?: AbortSignal;
}

/**
 * Runs `pg_dump` or `pg_restore` on a database and passes its output to `read`. Throws an OperatorError when the program
 * is missing, older than the server, or fails. The password goes through the environment: the command line is visible to
 * other users.
 */
export async function runTool<T>(
  program: 'pg_dump' | 'pg_restore',
  { url, env, signal }: Target,
  options: readonly string[],
  read: (output: NodeJS.ReadableStream) => Promise<T>,
): Promise<T> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const child = spawn(program, [`--dbname=${address.href}`, '--no-password', ...options], {
    env: { ...env, ...(password && { PGPASSWORD: password }) },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  const [outcome, errors, result] = await Promise.allSettled([ended, text(child.stderr), read(child.stdout)]);
  if (outcome.status === 'rejected') throw refusal(program, outcome.reason as NodeJS.ErrnoException);
  // The failure to write explains more than the broken pipe that it then causes in the program.
  if (result.status === 'rejected' && isOfPlace(result.reason)) throw result.reason;
  const [code] = outcome.value;
  if (code !== 0) throw failure(program, errors.status === 'fulfilled' ? errors.value : '');
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

const isOfPlace = (error: NodeJS.ErrnoException) => error.syscall === 'write' || error.code === 'ENOSPC';

const refusal = (program: string, error: NodeJS.ErrnoException) =>
  new OperatorError(
    error.code === 'ENOENT'
      ? `${program} is not installed: install PostgreSQL's client programs, of the server's version or newer`
      : `${program} cannot be run: ${error.message}`,
  );

function failure(program: string, errors: string): OperatorError {
  if (errors.includes('server version mismatch')) {
    return new OperatorError(
      `${program} is older than the server: install the client programs of its version`,
    );
  }
  const [line = ''] = errors.split('\n').filter((one) => one.includes('error:'));
  return new OperatorError(
    `${program} failed: ${line.replace(/^.*?error: /, '') || errors.trim().split('\n')[0]}`,
  );
}
