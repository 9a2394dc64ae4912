import type { Point } from '../base/turtle';

/** The centre of the skill drawings. */
export const centre = 232;
const middle: Point = [centre, centre];

/** The point at a radius and an angle in degrees, as path data. */
export const at = (r: number, deg: number, [cx, cy] = middle): string => {
  const a = (deg * Math.PI) / 180;
  return `${Math.round((cx + r * Math.cos(a)) * 10) / 10} ${Math.round((cy + r * Math.sin(a)) * 10) / 10}`;
};

/** Part of a circle, clockwise from one angle to another. */
export const arc = (r: number, from: number, to: number, around = middle): string =>
  `M${at(r, from, around)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${at(r, to, around)}`;
/** A whole circle. */
export const ring = (r: number, around = middle): string =>
  arc(r, 0, 180, around) + arc(r, 180, 360, around).replace(/^M[^A]*/, '');

/** A leaf of two arcs between two radii at an angle; `r` is its roundness. */
export const leaf = ([r0, r1]: Point, deg: number, r: number, around = middle): string =>
  `M${at(r0, deg, around)}A${r} ${r} 0 0 1 ${at(r1, deg, around)}A${r} ${r} 0 0 1 ${at(r0, deg, around)}z`;

/** A shape repeated n times around the centre. */
export const turns = (n: number, f: (deg: number) => string, first = 0): string =>
  Array.from({ length: n }, (_, i) => f(first + (i * 360) / n)).join('');
