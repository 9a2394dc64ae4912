/** The centre of the skill drawings. */
export const centre = 232;
const C = centre;

/** The point at a radius and an angle in degrees, as path data. */
export const at = (r: number, deg: number, cx = C, cy = C): string => {
  const a = (deg * Math.PI) / 180;
  return `${Math.round((cx + r * Math.cos(a)) * 10) / 10} ${Math.round((cy + r * Math.sin(a)) * 10) / 10}`;
};

/** Part of a circle, clockwise from one angle to another. */
export const arc = (r: number, from: number, to: number, cx = C, cy = C): string =>
  `M${at(r, from, cx, cy)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${at(r, to, cx, cy)}`;
/** A whole circle. */
export const ring = (r: number, cx = C, cy = C): string =>
  arc(r, 0, 180, cx, cy) + arc(r, 180, 360, cx, cy).replace(/^M[^A]*/, '');

/** A leaf of two arcs from radius r0 to r1 at an angle; `r` is its roundness. */
export const leaf = (r0: number, r1: number, deg: number, r: number, cx = C, cy = C): string =>
  `M${at(r0, deg, cx, cy)}A${r} ${r} 0 0 1 ${at(r1, deg, cx, cy)}A${r} ${r} 0 0 1 ${at(r0, deg, cx, cy)}z`;

/** A shape repeated n times around the centre. */
export const turns = (n: number, f: (deg: number) => string, first = 0): string =>
  Array.from({ length: n }, (_, i) => f(first + (i * 360) / n)).join('');
