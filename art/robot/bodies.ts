import { ember, gold, ink0, ion, mid, volt } from '../base/palette';
import { both, chamfer, flip, oct, sym } from '../base/turtle';
import { axis, bolts } from '../parts/robot';
import { type Art, fine, hatch, hull, lit, part, plate } from '../svg';

/** A part on the left and its mirror image on the right. */
const pair = (one: (side: (moves: string) => string) => Art): Art => [
  one((moves) => moves),
  one((moves) => flip(moves, axis)),
];

const scales = (y: number, from: number, n: number): string =>
  `${from},${y} ${Array.from({ length: n }, () => 'r22-').join(' ')}`;

/** Fish-scale cuirass: overlapping scales, wide pauldrons. */
export const scaleArmour: Art = [
  hull(sym(axis, 186, 'r16 se12 r12 ne12 r18 se32 d60 sw26 d46 sw16')),
  fine(
    [
      scales(240, 164, 6),
      scales(260, 153, 7),
      scales(280, 164, 6),
      scales(300, 175, 5),
      scales(320, 186, 4),
    ].join(' '),
    { c: mid, w: 3 },
  ),
  hatch('302,236 d40 sw24 d40 l10 u44 ne20 u30 z', 8),
  pair((s) => [
    hull(s('96,200 ne14 r50 se14 d22 sw28 l26 nw22 z')),
    lit(s('112,204 r34 112,214 r34'), ion, 4),
    fine(s('108,228 se12'), { c: mid }),
  ]),
  plate(sym(axis, 330, 'r62 d18 l62')),
  part(oct([210, 324, 40, 32], 10), { w: 4 }),
  lit('220,340 r20', ion, 4),
  plate(oct([210, 204, 40, 28], 10), { c: ion, f: ink0 }),
];

/** Street jacket: hood behind the head, zip, striped shoulders. */
export const streetJacket: Art = [
  pair((s) => [hull(s('154,196 l14 sw38 d44 r44 z')), lit(s('112,236 d36'), volt, 6)]),
  hull(sym(axis, 182, 'r52 se38 d100 sw10 d30 l80')),
  hatch('312,232 d88 l16 u84 z', 9),
  plate(sym(axis, 330, 'r80 d22 l80')),
  fine(both('158,330 d22 170,330 d22 182,330 d22 194,330 d22 206,330 d22', axis)),
  pair((s) => hull(s('178,180 r24 se28 d40 sw16 nw36 z'), { w: 4 })),
  fine('230,208 d122', { c: mid, w: 4 }),
  lit('230,240 d22', volt, 8),
  fine(both('160,290 se26 d12', axis), { c: mid, w: 4 }),
  plate(chamfer([252, 258, 44, 30], 9)),
  lit(oct([265, 264, 18, 18], 5), ember, 3),
];

/** Steel tunic: collar, slanting buttons and two panels over the legs. */
export const steelTunic: Art = [
  hull(sym(axis, 300, 'r56 se20 d86 l76')),
  hatch('290,318 se14 d70 l14 z', 8),
  fine(both('176,322 d84', axis), { c: mid }),
  pair((s) => [hull(s('152,190 l16 sw36 d38 se8 r40 z')), lit(s('104,256 r44'), gold, 4)]),
  hull(sym(axis, 184, 'r46 se42 d56 sw32 d10 se6 d88 l62')),
  fine(both('178,310 r34 178,318 r34 176,402 r54', axis), { c: mid }),
  hull('206,168 r48 d24 sw24 nw24 z'),
  fine('214,178 r32', { c: mid }),
  lit('230,214 se38 d34', gold, 4),
  part('230,214 o6 250,234 o6 268,254 o6', { c: gold, w: 3 }),
  lit(oct([186, 344, 34, 34], 10), gold, 4, { dash: '96 12' }),
  fine('203,350 d22 192,361 r22', { c: gold }),
];

const rays = Array.from(
  { length: 8 },
  (_, i) => `<path d="M230 196v14" transform="rotate(${i * 45} 230 268)"/>`,
);

/** Bronze-drum breastplate: rings round a star. */
export const drumArmour: Art = [
  hull(sym(axis, 186, 'r28 se16 r16 ne16 r16 se28 d74 sw18 d26 sw30 d20 l46')),
  pair((s) => [
    hull(s('98,198 ne12 r44 se20 d30 sw26 l32 nw18 z')),
    lit(s('112,204 r26 112,214 r26'), gold, 4),
  ]),
  hatch('308,296 d30 sw34 l18 ne38 u30 z', 8),
  hull('230,268 o76', { w: 4 }),
  part('230,268 o66', { c: mid, w: 3 }),
  { mark: `<g stroke="${gold}" stroke-width="4">${rays.join('')}</g>` },
  part('230,268 o50', { c: mid, w: 3, f: ink0 }),
  lit('230,228 se40- sw40- nw40- ne40- z', gold, 4),
  lit('204,242 se52 256,242 sw52', gold, 3),
  part('230,268 o12', { c: gold, w: 4 }),
  plate(sym(axis, 352, 'r44 d16 l44')),
  bolts('150,316', '310,316'),
];
