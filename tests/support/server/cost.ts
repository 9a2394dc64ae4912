/** A growth factor above this is not linear: the geometric mean of 4 and 16. */
const linear = 8;
/** In milliseconds; shorter times are indistinguishable from noise. */
const noise = 0.5;
const repeats = 5;

/** CPU time of this process in milliseconds, regardless of other load. */
const cpuTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The least CPU time over a few runs, to exclude garbage collection. */
export async function minCpuTime(work: () => unknown, enough = 0): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let n = 0; n < repeats && best > enough; n++) {
    const start = cpuTime();
    await work();
    best = Math.min(best, cpuTime() - start);
  }
  return best;
}

/**
 * Whether four times the input costs far more than four times the work (16 times when quadratic). A positive result is
 * measured again to exclude noise.
 */
export async function growsTooFast(work: (size: number) => () => unknown, size: number): Promise<boolean> {
  const [small, large] = [work(size), work(size * 4)];
  for (let n = 0; n < 3; n++) {
    const cost = await minCpuTime(large, linear * noise);
    if (cost <= linear * noise || cost / (await minCpuTime(small)) <= linear) return false;
  }
  return true;
}
