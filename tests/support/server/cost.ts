/** A growth factor above this is not linear: the geometric mean of 4 and 16. */
const linear = 8;
/** The least growth factor below the suspicious one if the suspicion is true: a linear part is then half of the cost or less. */
const superlinear = 5;
/** In milliseconds; shorter times are indistinguishable from noise. */
const noise = 0.5;
const repeats = 5;
/** In milliseconds, many times the step in which some systems count CPU time. */
const precise = 30;

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

/** The CPU time of one run in milliseconds, from so many that a coarse clock hardly counts; the least of a few such. */
async function meanCpuTime(work: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let n = 0; n < repeats; n++) {
    const start = cpuTime();
    let [runs, used] = [0, 0];
    for (; used < precise; runs++) {
      await work();
      used = cpuTime() - start;
    }
    best = Math.min(best, used / runs);
  }
  return best;
}

/**
 * Whether the cost of work on `size` to `size * 4` characters is quadratic rather than linear (16 instead of 4 times as much
 * for four times the input). What looks so at once is measured precisely, several times, to exclude noise, and must look so
 * from a fourth of `size` on: a quadratic cost does, whereas the cost of memory has a single step where the heap first asks
 * the system for it, sixfold on systems where that is expensive.
 */
export async function growsTooFast(work: (size: number) => () => unknown, size: number): Promise<boolean> {
  const [smaller, small, large] = [work(Math.floor(size / 4)), work(size), work(size * 4)];
  if ((await minCpuTime(large, linear * noise)) <= linear * noise) return false;
  for (let n = 0; n < 3; n++) {
    const cost = await meanCpuTime(small);
    if ((await meanCpuTime(large)) / cost <= linear) return false;
    if (cost / (await meanCpuTime(smaller)) <= superlinear) return false;
  }
  return true;
}
