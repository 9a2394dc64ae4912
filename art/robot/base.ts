import { ink0, mid, volt } from '../base/palette';
import { both, chamfer, flip, oct, rect, sym } from '../base/turtle';
import { axis, bolts, core, ground, legs, vents, visor } from '../parts/robot';
import { type Art, fine, hatch, hull, lit, part, plate } from '../svg';

/** The right shoulder and upper arm, from which every pose continues. */
export const shoulder: Art = [
  hull(oct([298, 202, 50, 50], 14)),
  plate(oct([308, 212, 30, 30], 9)),
  fine('323,227 o5'),
];

/** An arm that hangs down. */
const hanging = (side: (moves: string) => string): Art => [
  hull(side(rect(310, 240, 30, 44))),
  fine(side('310,256 r30 310,264 r30')),
  hull(side('304,330 d26 se14 r8 u16 l6 u24 z'), { w: 4 }),
  hull(side('352,330 d26 sw14 l8 u16 r6 u24 z'), { w: 4 }),
  hull(side('298,272 r44 se14 d52 l46 nw12 z')),
  fine(side('298,290 r58 298,298 r58')),
  plate(side(chamfer([310, 304, 32, 16], 6)), { f: ink0 }),
  lit(side('318,312 r14'), volt, 4),
];

/** The right arm at rest; an emote replaces it. */
export const arm: Art = [hanging((moves) => moves), shoulder];

/** The robot without an outfit: head y 84 to 180, torso 190 to 322, on the ground line of every robot. */
export const figure: Art = [
  ground(120, 340),
  hanging((moves) => flip(moves, axis)),
  hull(oct([112, 202, 50, 50], 14)),
  plate(oct([122, 212, 30, 30], 9)),
  fine('137,227 o5'),
  legs(164, 326, 46),
  hull(sym(axis, 312, 'r50 d22 sw18')),
  hull(rect(214, 172, 32, 26)),
  fine('214,184 r32'),
  hull(sym(axis, 190, 'r56 se28 d64 sw40')),
  hatch('314,228 d54 sw38 l18 ne34 u58 z', 9),
  fine(both('150,226 r34 d20 182,190 d14 r26', axis), { c: mid }),
  plate(sym(axis, 216, 'r34 se12 d32 sw24')),
  core(axis, 247, 15),
  vents([186, 296], 4, 12, 8),
  vents([250, 296], 4, 12, 8),
  bolts('160,282', '300,282'),
  hull(both('174,116 l14 sw8 d22 se8 r14 z', axis), { w: 4 }),
  hull(sym(axis, 84, 'r34 se22 d52 sw22')),
  hatch('286,108 d48 sw20 l14 ne16 u54 z', 8),
  fine(`${axis},84 d14`, { c: mid }),
  visor([186, 108, 88, 40]),
  fine('212,162 r36 218,169 r24', { c: mid }),
  part(rect(222, 74, 16, 10), { w: 4 }),
];
