import { ember, gold, ink0, ion, mid, volt } from './base/palette';
import { both, chamfer, oct, sym } from './base/turtle';
import { bolts } from './parts/robot';
import { weapon } from './parts/weapon';
import { fine, hatch, hull, lit, part, plate } from './svg';

const cx = 236;

/** Gate shield: a tall wall with a viewing slit, ribs and a foot that stands on the ground. */
export const gateShield = (): string =>
  weapon(
    [
      hull(sym(cx, 78, 'r62 se30 d206 sw26 d30')),
      plate(sym(cx, 100, 'r50 se22 d176 sw20')),
      fine(both('184,216 d84 202,216 d96 220,216 d100', cx), { c: mid, w: 3 }),
      plate(oct([178, 136, 116, 46], 14), { f: ink0 }),
      lit('194,159 r32 246,159 r32', volt, 5),
      hatch('300,196 r22 d112 sw18 l4 z', 8),
      fine(both('152,132 d160', cx)),
      hull(chamfer([196, 330, 80, 36], 12)),
      fine('208,348 r52', { c: mid }),
      bolts('160,118', '312,118', '160,306', '312,306'),
    ],
    [144, 328, 56],
  );

/** Buckler: nested octagons around a boss, small enough for one fist. */
export const buckler = (): string =>
  weapon([
    hull(oct([118, 104, 236, 236], 70)),
    plate(oct([144, 130, 184, 184], 54)),
    fine(oct([164, 150, 144, 144], 42), { c: mid, w: 3 }),
    hatch('268,166 r20 se24 d60 l20 z', 8),
    plate(oct([196, 182, 80, 80], 24), { c: ion, f: ink0 }),
    lit('236,196 d52 210,222 r52', ion, 4),
    fine('236,104 d26 236,314 d26 118,222 r26 328,222 r26'),
    bolts('188,130', '284,130', '188,314', '284,314', '144,174', '144,270', '328,174', '328,270'),
  ]);

/** Wing shield: a kite of three leaves that slide over one another. */
export const wingShield = (): string =>
  weapon(
    [
      hull('84,132 r70 d150 se34 l40 nw64 z'),
      hull('388,132 l70 d150 sw34 r40 ne64 z'),
      fine('102,152 d96 120,152 d118 370,152 d96 352,152 d118', { c: mid, w: 3 }),
      lit('98,274 se40 374,274 sw40', ember, 4),
      hull(sym(cx, 84, 'r44 se42 d150 sw86')),
      plate(sym(cx, 112, 'r34 se28 d122 sw62')),
      fine('236,112 d210', { c: mid }),
      hatch('244,128 r24 se22 d100 sw46 z', 9),
      part(oct([206, 170, 60, 60], 18), { w: 4 }),
      lit(oct([220, 184, 32, 32], 10), ember, 4),
      bolts('154,146', '318,146', '236,98'),
    ],
    [84, 388, 62],
  );

/** Drum shield: an eight-sided drum face with a star of rays and a rim of rivets. */
export const drumShield = (): string =>
  weapon([
    hull(oct([102, 88, 268, 268], 78)),
    fine(oct([118, 104, 236, 236], 68), { c: mid, w: 3 }),
    plate(oct([132, 118, 208, 208], 60)),
    lit(oct([164, 150, 144, 144], 42), gold, 4, { dash: '60 12' }),
    lit('236,160 d40 236,244 d40 174,222 r40 258,222 r40', gold, 4),
    lit('192,178 se26 254,240 se26 280,178 sw26 218,240 sw26', gold, 4),
    plate(oct([218, 204, 36, 36], 10), { c: gold, f: ink0 }),
    hatch('306,132 se34 d100 l12 u86 nw22 z', 8),
    bolts('190,103', '282,103', '190,341', '282,341', '117,176', '117,268', '355,176', '355,268'),
  ]);
