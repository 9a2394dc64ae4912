import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf } from '../contract/addresses';
import { getPackages } from '../contract/calls/payments';
import { live } from '../contract/calls/service';
import { createDatabase } from '../tests/support/server/database';
import { cpuOf, load } from './load';
import { median } from './measure';
import type { Report } from './report';

const starts = 5;
/** Requests sent after a start, before memory is measured. */
const requests = 20_000;
type Settings = Record<string, string>;

async function launch(settings: Settings): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout?.on('data', (part: Buffer) => (output += part));
  while (!/ready at \S+/.test(output)) await once(child.stdout as NonNullable<typeof child.stdout>, 'data');
  return { child, url: /ready at (\S+)/.exec(output)?.[1] ?? '' };
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Resident memory in megabytes. */
const memoryOf = ({ pid }: ChildProcess): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

/** From the start of a process to its first response, against Node with an empty program. */
async function benchStart(report: Report, name: string, settings: Settings): Promise<void> {
  await launch(settings).then(({ child }) => end(child));
  const [ours, floor]: [number[], number[]] = [[], []];
  const cpus: number[] = [];
  const memory: Array<[rest: number, busy: number]> = [];
  for (let n = 0; n < starts; n++) {
    let begun = performance.now();
    const { child, url } = await launch(settings);
    await fetch(url + addressOf(live));
    ours.push(performance.now() - begun);
    cpus.push(cpuOf(child.pid ?? 0));
    if (n === 0) {
      const rest = memoryOf(child);
      await load(`${url}/shops`, { 'accept-encoding': 'br' }, requests / 2);
      await load(url + addressOf(getPackages), { 'accept-encoding': 'br' }, requests / 2);
      memory.push([rest, memoryOf(child)]);
    }
    await end(child);
    begun = performance.now();
    await once(spawn(process.execPath, ['-e', '0']), 'exit');
    floor.push(performance.now() - begun);
  }
  const [[rest, busy] = [0, 0]] = memory;
  const times = `${Math.round(median(ours))} ms, ${Math.round(median(cpus))} ms of the processor`;
  report.addRounds(`start, ${name}, floor: an empty program`, {
    ours,
    floor,
    note: `${times}; ${rest} MB, ${busy} MB after ${requests.toLocaleString('en')} requests`,
  });
}

/** Starts on an existing database, embedded and on PostgreSQL. */
export async function benchStarts(report: Report): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'outline-bench-'));
  await benchStart(report, 'embedded', { DATA_DIR: join(folder, 'embedded') });
  if (process.env.TEST_DATABASE_URL) {
    const { address, drop } = await createDatabase(process.env.TEST_DATABASE_URL);
    await benchStart(report, 'PostgreSQL', {
      DATA_DIR: join(folder, 'postgres'),
      DATABASE_URL: address,
      JWT_SECRET: 'a-secret-for-measuring-that-is-long',
    });
    await drop();
  }
  rmSync(folder, { recursive: true, force: true });
}
