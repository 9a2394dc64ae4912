import { lineDim, lineUi, low, mid } from '../base/palette';
import { type Point, rect } from '../base/turtle';
import { type Art, fine, hatch, lit, plate, sheet } from '../svg';

/** The ground line shared by all weapons, with the ticks and length of a technical drawing. */
const gauge: Art = [
  fine('28,372 r424', { c: lineUi }),
  fine(Array.from({ length: 9 }, (_, i) => `${40 + i * 50},372 d${i % 4 ? 8 : 16}`).join(' '), {
    c: lineUi,
    w: 2,
  }),
  hatch('60,376 r350 sw10 l360 z', 8, { c: lineDim, w: 2 }),
];

/** A dimension line above the item, from x0 to x1, with 45 degree end strokes. */
const measure = (x0: number, x1: number, y: number): Art => [
  fine(`${x0},${y} r${x1 - x0}`, { c: lineUi, w: 2 }),
  fine(`${x0},${y - 14} d60 ${x1},${y - 14} d60`, { c: lineDim, w: 2 }),
  lit(`${x0 - 7},${y + 7} ne14 ${x1 - 7},${y + 7} ne14`, low, 3),
];

/** A weapon in side view above the gauge; `size` is the dimension line: from, to, height. */
export const weapon = (art: Art, size?: readonly [number, number, number]): string =>
  sheet(480, 480, [gauge, size ? measure(...size) : [], art]);

/** Grip ribs: slots slanted at 45 degrees. */
export const ribs = ([x, y]: Point, n: number, size = 14, gap = 10): Art =>
  fine(Array.from({ length: n }, (_, i) => `${x + i * gap},${y} sw${size}`).join(' '), { c: mid, w: 3 });

/** Binding around a handle. */
export const binding = ([x, y]: Point, n: number, h: number, gap = 12): Art =>
  fine(Array.from({ length: n }, (_, i) => `${x + i * gap},${y} d${h}`).join(' '), { c: low, w: 3 });

/** A rail with teeth on the top of a gun. */
export const rail = (x: number, y: number, n: number): Art => [
  plate(rect(x, y, n * 12, 8)),
  fine(Array.from({ length: n - 1 }, (_, i) => `${x + 12 + i * 12},${y} d8`).join(' '), { c: mid, w: 2 }),
];

/** The muzzle's flash-hider slots and a lit bore. */
export const bore = (x: number, y: number, w: number, c: string): Art => [
  fine(`${x},${y - 6} r${w} ${x},${y + 6} r${w}`, { w: 2 }),
  lit(`${x + w + 4},${y} r14`, c, 4),
];
