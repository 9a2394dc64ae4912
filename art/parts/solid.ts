import { ink2 } from '../base/palette';
import { corners, type Point } from '../base/turtle';
import { type Art, fine, hatches, hull, type Pen, part, raw, still } from '../svg';

/**
 * A solid in cabinet projection: the front outline extruded up and right by `depth` at 45 degrees, so that depth
 * follows the drawing rule too. Faces to the right are shaded, faces upwards are lighter.
 */
export function solidOf(moves: string, depth: number, pen: Pen = {}, gap = 12): Art {
  const pts = corners(moves).filter(([x, y], i, all) => {
    const [px, py] = all[i - 1] ?? [Number.NaN, Number.NaN];
    return x !== px || y !== py;
  });
  const tops: string[] = [];
  const sides: string[] = [];
  pts.forEach(([x0, y0], i) => {
    const [x1, y1] = pts[(i + 1) % pts.length] ?? [x0, y0];
    if (x1 - x0 + (y1 - y0) <= 0) return;
    (y1 <= y0 ? tops : sides).push(`${x0},${y0} >${x1},${y1} ne${depth} >${x0 + depth},${y0 - depth} z`);
  });
  return [
    tops.length ? part(tops.join(' '), { ...pen, f: ink2 }) : [],
    sides.length ? part(sides.join(' '), pen) : [],
    hatches(sides, gap),
    hull(moves, pen),
  ];
}

/** A small solid: denser shading, no echo. */
export const block = (moves: string, depth: number, pen: Pen = {}): Art =>
  still(solidOf(moves, depth, pen, 10));

/** A dimension line with 45 degree end strokes, horizontal or vertical. */
export function dimension([x0, y0]: Point, [x1, y1]: Point, c: string): Art {
  const level = y0 === y1;
  const ends = level
    ? `${x0},${y0 - 14} d28 ${x1},${y1 - 14} d28`
    : `${x0 - 14},${y0} r28 ${x1 - 14},${y1} r28`;
  const cross = `${x0 - 7},${y0 + 7} ne14 ${x1 - 7},${y1 + 7} ne14`;
  return [
    fine(level ? `${x0},${y0} r${x1 - x0}` : `${x0},${y0} d${y1 - y0}`, { c, w: 1.5 }),
    fine(ends, { c, w: 1.5 }),
    fine(cross, { c, w: 2.5 }),
  ];
}

/** A leader line at 45 degrees from a point, with two strokes as placeholder text. */
export function callout([x, y]: Point, away: 'ne' | 'nw' | 'se' | 'sw', size: number, c: string): Art {
  const side = away.endsWith('e') ? 'r' : 'l';
  const [ex, ey] = [x + (side === 'r' ? size : -size), y + (away.startsWith('n') ? -size : size)];
  const sign = side === 'r' ? 1 : -1;
  return [
    fine(`${x},${y} ${away}${size} ${side}70`, { c, w: 1.5 }),
    fine(`${x},${y} o5`, { c, w: 2 }),
    fine(
      `${ex + sign * 14},${ey - 10} ${side}56 ${ex + sign * 14},${ey + 12} ${side}38 ${ex + sign * 58},${ey + 12} ${side}12`,
      { c, w: 3.5, o: 0.75 },
    ),
  ];
}

/** A sighting mark: two circles and four strokes. */
export const reticle = (x: number, y: number, r: number, c: string): Art => [
  fine(`${x},${y} o${r}`, { c, w: 2.5, dash: `${Math.round(r * 1.2)} ${Math.round(r * 0.37)}` }),
  fine(`${x},${y} o${Math.round(r * 0.4)}`, { c, w: 1.5 }),
  fine(`${x - r - 14},${y} r28 ${x + r - 14},${y} r28 ${x},${y - r - 14} d28 ${x},${y + r - 14} d28`, {
    c,
    w: 2.5,
  }),
];

/** Dots on the 32 px grid, drawn as dashed lines: one dot every 32 px. */
export function dots(w: number, h: number, c: string): Art {
  let d = '';
  for (let y = 32; y < h; y += 32) d += `M31.5 ${y}H${w}`;
  return { mark: raw(d, { c, w: 1, dash: '1 31', f: 'none' }) };
}
