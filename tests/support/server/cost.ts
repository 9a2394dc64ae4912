/** A growth factor above this is not linear: the geometric mean of 4 and 16. */
const linear = 8;
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
 * Whether four times the input costs far more than four times the work (16 times when quadratic). What looks so at once is
 * measured precisely, several times, to exclude noise.
 */
export async function growsTooFast(work: (size: number) => () => unknown, size: number): Promise<boolean> {
  const [small, large] = [work(size), work(size * 4)];
  if ((await minCpuTime(large, linear * noise)) <= linear * noise) return false;
  for (let n = 0; n < 3; n++)
    if ((await meanCpuTime(large)) / (await meanCpuTime(small)) <= linear) return false;
  return true;
}
