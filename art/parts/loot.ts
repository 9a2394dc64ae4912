import { ink0, ion, mid, volt } from '../base/palette';
import { chamfer, rect, sym } from '../base/turtle';
import { type Art, fine, lit, plate } from '../svg';
import { cross } from './sign';
import { block, solidOf } from './solid';

/** A gun in side view; the receiver's top front is the origin. */
export const gun: Art = [
  block('0,30 r40 d58 sw10 l30 z', 12),
  solidOf('-40,-14 r150 se12 d32 l110 sw10 l42 z', 18),
  block('122,0 r66 d24 l66 z', 12),
  fine('-28,2 r96 -28,20 r70 60,-14 d44 132,8 r44', { c: mid }),
  lit('-14,11 r40', ion, 5),
];

/** A helmet with its visor; the centre of its top edge is the origin. */
export const helm: Art = [
  solidOf(sym(0, 0, 'r34 se26 d40 sw34'), 20),
  plate(chamfer([-44, 28, 88, 32], 10), { f: ink0 }),
  lit('-28,44 r20 8,44 r20', volt, 5),
];

/** A first-aid case with its cross; the centre of its top edge is the origin. */
export const medkit: Art = [
  solidOf('-20,0 u18 r40 d18 r10 u28 l60 d28 z', 14),
  solidOf(chamfer([-72, 0, 144, 96], 16), 26),
  fine('-60,14 r116 -44,82 r116', { c: mid }),
  plate(chamfer([-44, 4, 88, 88], 16), { f: ink0 }),
  lit(cross(0, 16), 'currentColor', 4),
];

/** A magazine with three visible cartridges. */
export const magazine: Art = [
  lit('12,-4 u18 ne6 se6 d18 32,-4 u18 ne6 se6 d18 52,-4 u18 ne6 se6 d18', 'currentColor', 3),
  solidOf('0,0 r76 d64 sw18 l58 z', 16),
  fine('12,18 r50 12,32 r50 12,46 r46', { c: mid }),
  plate(rect(0, 0, 76, 10)),
];
