import { ion } from '../base/palette';
import { type Art, fine, hatch, hull, solid } from '../svg';

/** A cut diamond; `cx`,`y` is the centre of its table, `s` half its girdle. All facets lie at 45 degrees. */
export function gem(cx: number, y: number, s: number, c = ion): Art {
  const h = s / 2;
  const facets = `${cx - s},${y + h} r${2 * s} ${cx - h},${y} se${h} ne${h} ${cx - h},${y + h} se${h} ne${h} ${cx},${y + h} d${s}`;
  return [
    hull(`${cx - h},${y} r${s} se${h} sw${s} nw${s} z`, { c, w: s > 40 ? 5 : 4 }),
    hatch(`${cx},${y + h} r${s} sw${s} z`, s > 40 ? 9 : 7, { c, o: 0.5 }),
    fine(facets, { c, w: s > 40 ? 3 : 2 }),
    s > 40 ? solid(`${cx - h},${y} r${h} sw${h / 2} z`, c, { o: 0.35 }) : [],
  ];
}

/** A row of small gems with their tables at height `y`, in two strokes. */
export function chips(y: number, s: number, xs: readonly number[], c = ion): Art {
  const h = s / 2;
  return [
    hull(xs.map((x) => `${x - h},${y} r${s} se${h} sw${s} nw${s} z`).join(' '), { c, w: 4 }),
    fine(xs.map((x) => `${x - s},${y + h} r${2 * s} ${x - h},${y + h} se${h} ne${h}`).join(' '), { c, w: 2 }),
  ];
}

/** A small gem with few facets. */
export const chip = (x: number, y: number, s: number, c = ion): Art => chips(y, s, [x], c);

/** Four-point glints drawn with arcs. */
export const glints = (c: string, ...spots: readonly (readonly [number, number, number])[]): Art =>
  solid(spots.map(([x, y, r]) => `${x},${y - r} se${r}- sw${r}- nw${r}- ne${r}- z`).join(' '), c);
