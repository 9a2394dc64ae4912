import { ember, gold, ink0, ion, lineUi, mid, rose, violet, volt } from './base/palette';
import { both, chamfer, flip, oct, sym } from './base/turtle';
import { type Art, fine, hull, lit, part, sheet, solid } from './svg';

/** The vertical axis of every face. */
const X = 118;

/** Coarser than the avatars that are sold: a menu shows them at 32 px. */
const avatar = (c: string, face: Art): string =>
  sheet(
    240,
    240,
    [
      hull(chamfer([20, 20, 196, 196], 28)),
      part(chamfer([32, 32, 172, 172], 22), { c: lineUi, w: 3, f: ink0 }),
      lit('20,52 u32 r32', c, 8),
      face,
    ],
    { w: 6, step: 6 },
  );

/** Two eyes as dashes. */
const eyes = (y: number, c: string, gap = 16, size = 16): Art =>
  lit(both(`${X - gap},${y} l${size}`, X), c, 8);

/** Buffalo: wide horns, a broad muzzle with a ring. */
const buffalo: Art = [
  part(both('92,96 l18 nw22+ u26 sw12 d22 se34- r28 z', X)),
  part(both('82,104 l26 d10 se12 r14 z', X)),
  part(sym(X, 76, 'r24 se16 d44 sw12 d22 sw16')),
  eyes(112, ember),
  part(sym(X, 138, 'r24 se14 d14 sw18')),
  solid(both('100,150 r8 d8 l8 z', X), mid),
  lit('108,172 d4 se10- ne10- u4', gold, 5),
];

/** Cat: pointed ears, whiskers. */
const cat: Art = [
  part('62,116 u66 se34 z'),
  part(flip('62,116 u66 se34 z', X)),
  part(sym(X, 84, 'r34 se22 d44 sw34')),
  lit('118,84 d22 102,84 d14 134,84 d14', violet, 6),
  eyes(122, violet, 14, 18),
  solid(sym(X, 136, 'r8 sw8'), rose),
  fine(both('118,150 sw10 l8', X), { c: mid, w: 4 }),
  fine(both('78,142 l28 78,152 l24', X), { c: mid, w: 4 }),
];

/** Dragon: two antlers, a scalloped mane, long whiskers. */
const dragon: Art = [
  lit(both('98,74 u20 nw16 90,58 ne10 u10', X), gold, 6),
  part(both('78,86 sw20 r10 sw14 r12 sw12 r16 sw10 r28 u60 z', X), { c: gold, w: 4 }),
  part(sym(X, 72, 'r22 se18 d46 sw10 d24 sw20')),
  lit(both('88,92 r18 se8', X), gold, 5),
  eyes(110, ion, 12, 16),
  part(sym(X, 136, 'r22 se10 d12 sw12')),
  solid(both('104,144 r8 d6 l8 z', X), mid),
  lit(both('90,154 l18+ sw16 d14', X), ion, 4),
  fine('104,172 r28', { c: mid, w: 4 }),
  lit('118,72 se10 sw10 nw10 ne10', gold, 4),
];

/** Monkey: round ears, a light face. */
const monkey: Art = [
  part(both('62,118 o20', X)),
  fine(both('62,118 o9', X), { c: mid, w: 4 }),
  part(sym(X, 64, 'r26 se28 d52 sw40')),
  part(sym(X, 92, 'r14 ne6 r14 se14 d22 sw12 d22 sw16'), { f: ink0, c: mid, w: 4 }),
  eyes(112, volt, 12, 16),
  fine(both('118,132 l8', X), { c: mid, w: 4 }),
  lit('102,150 se8 r16 ne8', volt, 5),
  lit('110,64 u10 118,64 u16 126,64 u10', volt, 5),
];

/** Rooster: a comb, a beak and a wattle. */
const rooster: Art = [
  part('80,80 u22 ne14+ se14+ u10 ne18+ se18+ d4 ne12+ se12+ d24 z', { c: ember }),
  part(sym(X, 76, 'r20 se24 d40 sw10 d24 se12 d14 l46')),
  eyes(108, gold, 18, 16),
  part(sym(X, 116, 'r10 se12 sw22'), { c: gold }),
  fine('96,128 r44', { c: gold, w: 4 }),
  part(both('112,154 d18 sw8+ nw8+ u10 ne8 z', X), { c: ember, w: 4 }),
  fine(both('100,180 d12 84,184 d8', X), { c: mid, w: 4 }),
];

/** Pig: folded ears, a snout. */
const pig: Art = [
  part(sym(X, 70, 'r32 se26 d50 sw34')),
  part(both('60,60 r36 d24 sw20 nw16 z', X)),
  fine(both('72,72 r14 d8', X), { c: mid, w: 4 }),
  eyes(114, rose, 16, 16),
  part(oct([92, 126, 52, 38], 12)),
  solid(both('102,138 r8 d14 l8 z', X), rose),
  fine('106,172 r24', { c: mid, w: 4 }),
  lit(oct([108, 84, 20, 14], 5), rose, 4),
];

/** The drawn avatars that every player may choose, by their file below `public/art`. */
export const avatars: Record<string, () => string> = {
  'avatars/trau': () => avatar(ember, buffalo),
  'avatars/meo': () => avatar(violet, cat),
  'avatars/rong': () => avatar(gold, dragon),
  'avatars/khi': () => avatar(volt, monkey),
  'avatars/ga': () => avatar(gold, rooster),
  'avatars/lon': () => avatar(rose, pig),
};
