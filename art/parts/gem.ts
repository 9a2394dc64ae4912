import { ion } from '../palette';
import { type Art, fine, hatch, hull, solid } from '../svg';

/** A cut diamond; `cx`,`y` is the middle of its table, `s` half its girdle. All facets lie at 45 degrees. */
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

/** A gem without facets, for heaps. */
export function chip(cx: number, y: number, s: number, c = ion): Art {
  const h = s / 2;
  return [
    hull(`${cx - h},${y} r${s} se${h} sw${s} nw${s} z`, { c, w: 4 }),
    fine(`${cx - s},${y + h} r${2 * s} ${cx - h},${y + h} se${h} ne${h}`, { c, w: 2 }),
  ];
}

/** Four-point glints drawn with arcs. */
export const glints = (c: string, ...spots: readonly (readonly [number, number, number])[]): Art =>
  solid(spots.map(([x, y, r]) => `${x},${y - r} se${r}- sw${r}- nw${r}- ne${r}- z`).join(' '), c);
