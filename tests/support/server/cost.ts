/** Above this growth the cost is no longer in proportion to the input: halfway between 4 and 16 on the scale of factors. */
const linear = 8;
/** Milliseconds; anything shorter is too short to be told from what else the machine does. */
const noise = 0.5;
const repeats = 5;

/** Milliseconds of computing by this process, whatever else the machine does meanwhile. */
const computed = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The least computing that the work took in a few runs: a collection of garbage shows in the others. */
async function least(work: () => unknown, enough = 0): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let n = 0; n < repeats && best > enough; n++) {
    const began = computed();
    await work();
    best = Math.min(best, computed() - began);
  }
  return best;
}

/**
 * Whether four times the input costs far more than four times the work: 16 times, when the cost grows with the square.
 * What seems so is measured again, because only noise goes away.
 */
export async function growsTooFast(work: (size: number) => () => unknown, size: number): Promise<boolean> {
  const [small, large] = [work(size), work(size * 4)];
  for (let n = 0; n < 3; n++) {
    const cost = await least(large, linear * noise);
    if (cost <= linear * noise || cost / (await least(small)) <= linear) return false;
  }
  return true;
}
