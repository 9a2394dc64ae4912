import type { Random } from '../../../server/cli/demo/random';

/**
 * Makes a random walk cover more than chance would: `next` performs one of the acts performed least often, in random
 * order among equals, and returns its name. An act returns false if it is impossible; then the next is tried.
 */
export function leastTried<S>(random: Random, acts: Record<string, (subject: S) => Promise<unknown>>) {
  const times = new Map(Object.keys(acts).map((name) => [name, 0]));
  /** Performs an act, unless it is impossible. */
  const tell = async (name: string, subject: S): Promise<boolean> => {
    if ((await acts[name]?.(subject)) === false) return false;
    times.set(name, (times.get(name) ?? 0) + 1);
    return true;
  };
  const next = async (subject: S): Promise<string | null> => {
    const ranked = [...times].map(([name, done]) => ({ name, done, by: random.next() }));
    ranked.sort((a, b) => a.done - b.done || a.by - b.by);
    for (const { name } of ranked) if (await tell(name, subject)) return name;
    return null;
  };
  /** The acts that have never been performed. */
  const untold = () => [...times].filter(([, done]) => done === 0).map(([name]) => name);
  return { tell, next, untold };
}
