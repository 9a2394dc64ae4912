import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { smoke } from './smoke';

// `npm run try-node -- NODE…`: starts the built server with each named Node.js executable and an embedded database, does
// what visitors do first, and stops it with a signal. Exits with 1 when one fails.

async function tryNode(program: string): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'outline-node-'));
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, SEED_DEMO: 'true', LOG_LEVEL: 'warn' };
  const server = spawn(program, ['--enable-source-maps', 'dist/server/main.js'], { env });
  try {
    let output = '';
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (part) => (output += String(part)));
    const address = () => /ready at (\S+)/.exec(output)?.[1];
    for (let tries = 0; !address() && server.exitCode === null && tries < 1200; tries++) await sleep(100);
    const site = address();
    if (!site) throw new Error(`It did not start: ${output}`);
    await smoke(site);
    const ended = once(server, 'close');
    server.kill('SIGTERM');
    const [code] = (await ended) as [number | null];
    // Warnings of the log and of Node.js itself, such as deprecations.
    const warnings = output.split('\n').filter((line) => /"level":[4-6]0|Warning/.test(line));
    if (code !== 0 || warnings.length > 0) throw new Error(`It ended with ${code}: ${warnings.join('\n')}`);
    return 'starts, sells, and stops in order';
  } finally {
    server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

for (const program of process.argv.slice(2)) {
  process.stdout.write(`${program}: ${await tryNode(program)}\n`);
}
