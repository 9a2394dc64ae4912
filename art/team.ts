import { ember, gold, ion, low, mid, rose, violet, volt } from './base/palette';
import { both, chamfer, flip, oct, rect, sym } from './base/turtle';
import { brows, bust, face, glasses, head, lapels, shoulders, mid0 as X } from './parts/bust';
import { type Art, fine, hatch, hull, lit, part, plate } from './svg';

/** Long straight hair and an áo dài: high collar, slanting buttons. */
const first: Art = [
  hull(sym(X, 54, 'r44 se30 d176 sw20 l30')),
  shoulders(84, 40),
  part('88,212 r68 d34 sw34 nw34 z', { w: 3 }),
  fine('98,222 r48', { c: mid }),
  lit('122,280 se34 d26', gold, 3),
  part('122,280 o4 140,298 o4 156,318 o4', { c: gold, w: 2.5 }),
  head(30, 46),
  face(),
  brows(),
  hull(both('122,72 l18 sw34 d58 r14 u34 ne34 z', X)),
  fine('66,110 d120 178,110 d120 190,116 d110 56,116 d110', { w: 2 }),
  lit('76,182 d14 168,182 d14', gold, 3),
];

/** Side parting, square glasses, open shirt. */
const second: Art = [
  shoulders(92, 30),
  lapels(),
  fine('52,290 r30 d20 l30', { w: 2 }),
  lit('60,284 d12 68,284 d12', ion, 3),
  head(24),
  face(),
  glasses(false, ion),
  hull('72,128 u34 ne30 r54 se8 r10 d34 l10 u14 l52 sw18 d14 z'),
  fine('98,72 r40 104,82 r44 92,92 r20', { c: low, w: 2 }),
];

/** Spiked hair, headphones with a microphone, a hood. */
const third: Art = [
  hull('46,262 u30 ne38 r76 se38 d30 z'),
  shoulders(92, 36),
  lit('104,262 d44 140,262 d36', mid, 3),
  fine('98,306 r12 134,298 r12', { w: 3 }),
  plate('82,238 se40 ne40 r14 sw54 nw54 z'),
  head(26),
  face(),
  brows(),
  hull(sym(X, 58, 'ne16 d18 ne14 d18 ne14 d24 r10 sw8 d44 l12 u10 l34')),
  hull(oct([54, 122, 26, 54], 9)),
  hull(oct([164, 122, 26, 54], 9)),
  lit('66,122 u14 ne56+ se56+ d14', volt, 4),
  lit('66,176 d14 se16 r22', volt, 3),
  part(oct([102, 200, 16, 12], 4), { c: volt, w: 3 }),
  fine('66,134 d30 178,134 d30', { c: mid }),
];

/** Cap and full beard. */
const fourth: Art = [
  shoulders(98, 26),
  fine('92,248 se30 ne30', { c: mid, w: 3 }),
  lit(oct([106, 290, 32, 32], 10), ember, 3, { dash: '88 14' }),
  head(22, 50),
  hatch('72,160 d28 se22 r56 ne22 u28 l24 d10 l52 u10 z', 6, { c: mid }),
  fine('72,158 r24 d12 r52 u12 r24', { c: mid, w: 2.5 }),
  face(),
  brows(128),
  hull('70,116 u14 ne40 r24 se40 d14 z'),
  hull('108,106 r96 se10 d8 l106 z'),
  fine('122,62 d44 96,76 d30 148,76 d30', { w: 2 }),
  lit('82,108 r18', ember, 4),
  part(rect(116, 54, 12, 8), { w: 3 }),
];

/** Bun, round glasses, roll-neck. */
const fifth: Art = [
  hull('122,46 o28'),
  fine('122,46 o17 122,46 o7', { w: 2 }),
  shoulders(78, 40),
  part(chamfer([92, 216, 60, 34], 8), { w: 3 }),
  fine('92,226 r60 92,236 r60', { c: mid, w: 2 }),
  fine(both('64,290 d48', X), { w: 2 }),
  head(32, 44),
  face(),
  glasses(true, violet),
  hull('76,136 u36 ne30 r32 se30 d36 l8 nw30 l32 sw30 z'),
  fine('122,74 d18 102,78 d16 142,78 d16', { w: 2 }),
  part('72,176 o5 172,176 o5', { c: violet, w: 3 }),
  lit('84,310 r20 84,318 r12', violet, 3),
];

/** Shaven head, goatee, suit and tie. */
const sixth: Art = [
  shoulders(98, 30),
  plate('100,244 r44 sw22 nw22 z'),
  part('96,240 sw18 d26 se44 u26 z', { c: mid, w: 3 }),
  part(flip('96,240 sw18 d26 se44 u26 z', X), { c: mid, w: 3 }),
  part('112,250 r20 sw6 d52 se4 sw14 nw14 ne4 u52 z', { c: volt, w: 3 }),
  fine('112,272 r20 112,286 r20 112,300 r20', { c: volt, w: 2 }),
  fine('170,296 r24', { c: mid }),
  head(24, 50),
  fine('84,104 ne10 r56 se10 96,94 r40', { w: 2 }),
  hatch('72,110 d40 r8 u40 z', 5),
  hatch('164,110 d40 r8 u40 z', 5),
  face(140),
  brows(124),
  part('106,170 r32 d18 sw10 l12 nw10 z', { c: mid, w: 3 }),
  hatch('106,182 r32 d6 sw10 l12 nw10 z', 5, { c: mid }),
  fine('114,178 r16', { c: mid, w: 3 }),
];

/** Conical hat, plait, checked scarf. */
const seventh: Art = [
  shoulders(86, 38),
  hull('86,220 r72 se16 d14 sw30 l44 nw30 u14 z'),
  fine('92,230 se34 108,222 se42 128,222 se32 152,230 sw34 136,222 sw42 116,222 sw32', { c: rose, w: 2 }),
  hull('128,262 r24 d52 sw12 nw12 z'),
  fine('128,292 r24 128,300 r24', { c: rose, w: 2.5 }),
  head(32, 44),
  face(150),
  fine('84,120 r76', { w: 2 }),
  hull('70,122 r14 d40 sw14 z'),
  hull('160,122 r16 d44 l16 z'),
  [164, 190, 216].map((y) => hull(oct([154, y, 28, 28], 9))),
  hull('158,246 r20 d26 sw10 nw10 z'),
  lit('154,245 r28', rose, 4),
  hull('22,118 ne100 se100 d8 l200 z'),
  fine('92,48 r60 72,68 r100 52,88 r140 36,104 r172', { c: mid, w: 2 }),
  hatch('160,56 se62 l50 nw12 z', 7),
  fine('84,126 d70 se38 ne38 u70', { c: low, w: 2 }),
  lit('30,122 r184', volt, 3),
];

/** Curls, a pencil behind the ear, dungarees. */
const eighth: Art = [
  hull('66,170 nw18+ ne14+ u6 nw8+ ne20+ ne16+ ne18+ r28+ r20 se18+ se16+ se20+ sw8+ d6 se14+ sw18+ z'),
  shoulders(84, 34),
  plate('88,286 r68 d54 l68 z'),
  plate(both('76,250 r16 d40 l16 z', X)),
  fine('84,284 o5 160,284 o5 100,306 r44 d34', { c: mid }),
  lit('108,316 d20 116,316 d20', ion, 3),
  head(30, 46),
  face(),
  brows(),
  hull('76,124 u26 ne14+ r64 se14+ d26 l23+ l23+ l23+ l23+ z'),
  fine('70,96 ne16+ 150,78 se16+ 96,96 ne10+ 128,100 r20+ 186,120 se12+ 50,128 ne12+', { c: low, w: 2 }),
  lit('158,138 ne40', ember, 6),
  lit('198,98 ne8', mid, 6),
];

/** The eight team members. */
export const team: Record<string, () => string> = Object.fromEntries(
  [first, second, third, fourth, fifth, sixth, seventh, eighth].map((art, i) => [
    `team/${i + 1}`,
    () => bust(i + 1, art),
  ]),
);
