import type { Place } from './mark';

/** A position at a second of the loop, with its heading in degrees. */
export type Key = readonly [second: number, x: number, y: number, degrees?: number];

/** The slope at a key; 0 at the ends and where the same place is listed twice, so that a stop is a full stop. */
function slope(keys: readonly Key[], n: number, part: 1 | 2 | 3): number {
  const [before, here, after] = [keys[n - 1], keys[n], keys[n + 1]];
  if (!before || !here || !after) return 0;
  const [a, b, c] = [before[part] ?? 0, here[part] ?? 0, after[part] ?? 0];
  return a === b || b === c ? 0 : (c - a) / (after[0] - before[0]);
}

/** The place at second `t`: a cubic curve through the keys, which must be in chronological order. */
export function along(keys: readonly Key[], t: number): Place {
  const found = keys.findLastIndex(([second]) => second <= t);
  const n = Math.min(Math.max(found, 0), keys.length - 2);
  const [from, to] = [keys[n], keys[n + 1]];
  if (!from || !to) throw new Error('A track needs two keys.');
  const span = to[0] - from[0];
  const u = Math.min(1, Math.max(0, (t - from[0]) / span));
  const value = (part: 1 | 2 | 3): number =>
    (2 * u ** 3 - 3 * u ** 2 + 1) * (from[part] ?? 0) +
    (u ** 3 - 2 * u ** 2 + u) * span * slope(keys, n, part) +
    (3 * u ** 2 - 2 * u ** 3) * (to[part] ?? 0) +
    (u ** 3 - u ** 2) * span * slope(keys, n + 1, part);
  return { x: value(1), y: value(2), turn: (value(3) * Math.PI) / 180 };
}
