/** One path of a picture. With an opacity it has either a fill or a stroke, as canvas and SVG blend the two differently. */
export interface Mark {
  /** SVG path data. */
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  dash?: readonly number[];
  /** Moved by x and y, then turned by an angle in radians. */
  at?: readonly [x: number, y: number, turn?: number];
}

/** A place with a heading in radians, clockwise from east. */
export interface Place {
  x: number;
  y: number;
  turn: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** Progress of `t` from `from` to `to`, from 0 to 1. */
export const through = (t: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (t - from) / (to - from)));

/** 1 from `from` to `to` and 0 outside, with ramps of `ramp` seconds. */
export const during = (t: number, from: number, to: number, ramp: number): number =>
  Math.min(through(t, from, from + ramp), 1 - through(t, to, to + ramp));

const tenth = (n: number): number => Math.round(n * 10) / 10;

/** Path data through points. */
export const line = (points: readonly Spot[], closed = false): string =>
  points.map(({ x, y }, n) => `${n ? 'L' : 'M'}${tenth(x)} ${tenth(y)}`).join('') + (closed ? 'z' : '');

export const distance = (a: Spot, b: Spot): number => Math.hypot(b.x - a.x, b.y - a.y);
/** The point at a share of the way, from 0 to 1. */
export const between = (a: Spot, b: Spot, share: number): Spot => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
export const headingTo = (from: Spot, to: Spot): number => Math.atan2(to.y - from.y, to.x - from.x);
/** The shortest turn from one heading to another, from -π to π. */
export const turnBetween = (from: number, to: number): number =>
  Math.atan2(Math.sin(to - from), Math.cos(to - from));
