/** The median of some numbers. */
export const median = (figures: number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

/** The duration of one run in milliseconds. */
async function time(run: () => unknown): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

/**
 * Times a candidate and its baseline alternately, so that other load affects both, and prints the median ratio: 1.00 is
 * as fast as the baseline.
 */
export async function compare(
  name: string,
  candidate: () => unknown,
  floor: () => unknown,
  rounds = 15,
): Promise<void> {
  await candidate();
  await floor();
  const pairs: Array<{ ours: number; theirs: number }> = [];
  for (let round = 0; round < rounds; round++)
    pairs.push({ ours: await time(candidate), theirs: await time(floor) });
  const ratio = median(pairs.map(({ ours, theirs }) => ours / theirs));
  const ours = median(pairs.map((pair) => pair.ours));
  process.stdout.write(
    `${name.padEnd(64)} ${ratio.toFixed(2).padStart(8)} × floor   (${ours.toFixed(2)} ms)\n`,
  );
}
