import { hi, lineDim, lineUi, mid } from '../base/palette';
import { both, flip, oct, sym } from '../base/turtle';
import { type Art, fine, gapped, hatch, hull, lit, part, sheet } from '../svg';

/** The vertical axis of a bust. */
export const mid0 = 122;

/** Neck and shoulders, cut at the lower edge; `w` is half the width. */
export const shoulders = (w = 88, drop = 34): Art => [
  hull(sym(mid0, 238, `r26 d10 r${w - 26 - drop} se${drop} d${100 - drop - 10} l${w}`)),
  hatch(`${mid0 + w - 26},300 r26 d38 l26 z`, 9),
  part(sym(mid0, 194, 'r22 d50 sw22'), { w: 3 }),
  hatch(`${mid0 - 22},204 r44 sw20 l24 z`, 6),
];

/** The head without hair; `jaw` is the width of the jaw's chamfer. */
export const head = (jaw = 26, half = 48): Art => [
  part(both(`${mid0 - half},136 l9 d22 se8 r1 z`, mid0), { w: 3 }),
  hull(sym(mid0, 84, `r${half - 14} se14 d${112 - jaw} sw${jaw} l${half - jaw}`)),
];

/** The face: two dashes, an angular nose, a short mouth. */
export const face = (y = 144, c = hi): Art => [
  lit(both(`${mid0 - 12},${y} l18`, mid0), c, 4),
  fine(`${mid0},${y + 6} d16 r8`, { c: mid, w: 2 }),
  fine(`${mid0 - 10},${y + 38} r20`, { c: mid, w: 2.5 }),
];

/** Two brows. */
export const brows = (y = 130): Art => fine(both(`${mid0 - 10},${y} l22`, mid0), { c: mid, w: 3 });

/** Square glasses with a bridge, or round ones. */
export const glasses = (round: boolean, c: string, y = 144): Art =>
  round
    ? lit(`${mid0 - 22},${y} o18 ${mid0 + 22},${y} o18 ${mid0 - 5},${y - 3} r10`, c, 3)
    : lit(`${both(oct([mid0 - 44, y - 14, 38, 28], 7), mid0)} ${mid0 - 6},${y - 4} r12`, c, 3);

/** A lapel pair from the neck down. */
export const lapels = (c = mid): Art => [
  part(`${mid0 - 26},234 sw14 d20 se40 u40 z`, { c, w: 3 }),
  part(flip(`${mid0 - 26},234 sw14 d20 se40 u40 z`, mid0), { c, w: 3 }),
  fine(`${mid0},282 d58`, { c, w: 2.5 }),
];

/** A bust in front of the large O, with its number as strokes at the lower left. */
export const bust = (n: number, art: Art): string =>
  sheet(
    256,
    340,
    [
      gapped(oct([22, 34, 200, 200], 58), lineUi, 1.5),
      fine(oct([34, 46, 176, 176], 51), { c: lineDim, w: 1.5 }),
      fine(Array.from({ length: n }, (_, i) => `${14 + i * 6},14 d10`).join(' '), { c: lineUi, w: 2 }),
      fine('226,14 r16 d16', { c: lineUi, w: 1.5 }),
      art,
    ],
    { w: 3.5, step: 6 },
  );
