/** A small seeded generator (mulberry32), so that the demo data is reproducible. */
export function randomFrom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => list[whole(0, list.length - 1)] as T;
  return { next, whole, pick };
}
export type Random = ReturnType<typeof randomFrom>;

/** Moments that are evenly spread between two. */
export const evenly = (count: number, from: Date, to: Date): Date[] =>
  Array.from({ length: count }, (_, index) => new Date(+from + ((+to - +from) * (index + 0.5)) / count));
