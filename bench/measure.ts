import { createHash } from 'node:crypto';
import type { Report } from './report';

/** The median of some numbers. */
export const median = (figures: number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

/** The duration of one run in milliseconds. */
export async function time(run: () => unknown): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

interface Compared {
  candidate: () => unknown;
  floor: () => unknown;
}

/** Times a candidate and its floor alternately, so that other load affects both. */
export async function compare(
  report: Report,
  name: string,
  { candidate, floor }: Compared,
  { rounds = 15, least }: { rounds?: number; least?: number } = {},
): Promise<void> {
  await candidate();
  await floor();
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    ours.push(await time(candidate));
    theirs.push(await time(floor));
  }
  report.addRounds(name, { ours, floor: theirs, note: `${median(ours).toFixed(2)} ms`, least });
}

/**
 * How fast this machine is right now: thousands of SHA-256 hashes of one kilobyte per second on one core. Figures of runs
 * with different indexes compare as ratios only.
 */
export function machineIndex(): number {
  const block = Buffer.alloc(1024, 1);
  const run = () => {
    const start = performance.now();
    let count = 0;
    for (; performance.now() - start < 200; count++) createHash('sha256').update(block).digest();
    return count / (performance.now() - start);
  };
  return Math.round(median(Array.from({ length: 7 }, run)));
}
