import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';

// Only V8's first compiler: optimizing the embedded database takes longer than a test benefits from it. No source maps:
// reading ten megabytes of them takes a fifth of a start.
const flags = ['--liftoff-only'];

/** A server in a separate process, from the bundle that production starts. */
export function spawnServer(env: Record<string, string>, bundle = inject('serverBundle')) {
  const { DESCRIPTORS: descriptors, ...given } = env;
  const program = [process.execPath, ...flags, bundle];
  // The shell lowers the limit, and becomes the server.
  const [command = '', ...words] = descriptors
    ? ['bash', '-c', `ulimit -n ${descriptors} && exec "$@"`, 'bash', ...program]
    : program;
  const child = spawn(command, words, {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      RATE_LIMITS: 'off',
      SEED_DEMO: 'false',
      LOG_LEVEL: 'error',
      ...given,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (part: Buffer) => (output.stdout += part));
  child.stderr.on('data', (part: Buffer) => (output.stderr += part));
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, ...output }));
  const address = () => /ready at (\S+)/.exec(output.stdout)?.[1];
  /** Resolves to the URL once the server reports that it is ready. */
  const ready = async (): Promise<string> => {
    for (let n = 0; n < 2400 && child.exitCode === null; n++) {
      const found = address();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`The server did not start: ${output.stdout}${output.stderr}`);
  };
  const kill = (signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT') => {
    child.kill(signal);
    return ended;
  };
  const send = (signal: 'SIGSTOP' | 'SIGCONT' | 'SIGUSR2') => child.kill(signal);
  /** Stops it from doing anything, and lets it go on. */
  const pause = () => send('SIGSTOP');
  const resume = () => send('SIGCONT');
  return { ready, kill, send, pause, resume, ended, output };
}

/** Runs the bundled `outline` command until it ends. */
export const runCommand = (env: Record<string, string>, ...words: string[]) =>
  spawnSync(process.execPath, [...flags, join(dirname(inject('serverBundle')), 'outline.js'), ...words], {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });

/** Starts the bundled `outline` command, for one that runs until it is stopped. */
export const spawnCommand = (env: Record<string, string>, ...words: string[]) =>
  spawnCommandOf(inject('serverBundle'), env, ...words);

/** The same of the version with this server. */
export function spawnCommandOf(bundle: string, env: Record<string, string>, ...words: string[]) {
  const command = join(dirname(bundle), 'outline.js');
  const child = spawn(process.execPath, [...flags, command, ...words], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (text += String(part)));
  return { child, output: () => text };
}

/** Posts JSON and returns status and body; null when the server is down. */
export async function postTo(address: string, path: string, body: object) {
  try {
    const answer = await fetch(`${address}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  } catch {
    return null;
  }
}
