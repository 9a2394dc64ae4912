import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isStale } from './stamp';

/**
 * Builds in a separate process: the memory of a build, a gigabyte and more, would otherwise stay with the server until it
 * exits.
 */
async function buildBeside(): Promise<void> {
  process.stdout.write('Building…\n');
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { stdio: 'inherit' });
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.on(signal, pass);
  const [code] = (await once(child, 'close')) as [number | null];
  for (const signal of signals) process.off(signal, pass);
  if (code !== 0) process.exit(code ?? 1);
}

// `npm start`: builds when something changed, then serves in this process; traces name lines of the source.
process.setSourceMapsEnabled(true);
if (isStale()) await buildBeside();
await import(new URL('../dist/server/main.js', import.meta.url).href);
