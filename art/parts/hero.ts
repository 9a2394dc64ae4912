import { ember, hi, ink0, ion, low, mid, volt } from '../base/palette';
import { both, chamfer, flip, oct, rect, sym } from '../base/turtle';
import { type Art, fine, hatch, hull, lit, part, plate, tint } from '../svg';
import { bolts, core, vents, visor } from './robot';
import { block, solidOf } from './solid';

const X = 420;

const leg = (x: number): Art => [
  solidOf(rect(x + 8, 470, 56, 70), 26),
  solidOf(`${x},540 r72 d60 l72 z`, 28),
  fine(`${x + 12},556 d34 ${x + 24},556 d34 ${x + 36},556 d34`, { c: low }),
  solidOf(`${x - 30},664 u24 ne40 r66 d64 z`, 30),
  fine(`${x - 30},650 r106 ${x + 6},606 d14 r70`, { c: mid }),
  block(oct([x - 6, 504, 84, 62], 18), 20),
  plate(oct([x + 12, 518, 48, 34], 10)),
  lit(`${x + 24},535 r24`, volt, 4),
];

const gun: Art = tint(
  [
    block('628,330 r46 d74 sw12 l34 z', 16),
    block('716,330 r40 d46 sw8 l32 z', 14),
    solidOf('560,268 r196 se16 d52 l150 sw14 l62 z', 26),
    fine('574,284 r150 574,318 r120 640,268 d66 700,268 d66', { c: mid }),
    plate(chamfer([584, 290, 92, 24], 8), { f: ink0 }),
    lit('594,302 r58', ion, 6),
    block('772,284 r70 se6 d30 sw6 l70 z', 18),
    fine('782,296 r54 782,308 r54', { c: mid }),
    block('848,278 r40 d48 l40 z', 18),
    fine('862,278 d48', { c: mid }),
    block('600,222 r98 se10 d24 l108 z', 18),
    plate(rect(612, 234, 40, 14), { f: ink0 }),
    lit('702,240 l34', ember, 5),
  ],
  hi,
);

/** The near shoulder plate, with its number strokes. */
const pauldron: Art = [
  solidOf('226,218 r118 se20 d56 sw40 l58 nw40 z', 34),
  fine('244,240 r84 244,254 r84', { c: mid }),
  lit('252,272 se14 r50', volt, 4),
  bolts('246,228', '336,228'),
];

const nearArm: Art = [
  solidOf(rect(252, 296, 62, 76), 26),
  fine('252,330 r62 252,342 r62', { c: mid }),
  solidOf(chamfer([236, 362, 94, 106], 18), 28),
  fine('250,382 r60 250,394 r60', { c: mid }),
  plate(oct([256, 410, 50, 40], 12), { f: ink0 }),
  lit('266,430 r30', ion, 5),
  block('248,468 r70 d40 sw12 l42 nw16 z', 22),
  fine('262,476 d34 278,476 d38 294,476 d38', { c: mid }),
];

const head: Art = [
  hull(flip('470,104 r40 ne66 u40 z', X)),
  hull('470,104 r40 ne66 u40 z'),
  hatch('486,104 r24 ne66 u16 z', 10),
  solidOf(sym(X, 84, 'r52 se34 d56 sw44'), 30),
  block(sym(X, 36, 'se16 d66 l16'), 12),
  lit(`${X},60 d36`, volt, 5),
  visor([X - 70, 118, 140, 50]),
  fine(both(`${X - 40},186 r24`, X), { c: mid }),
  fine(`${X - 20},196 r40`, { c: mid }),
];

/** The hero in layers, back to front: an Elite robot in volt, standing on y = 664. */
export const heroParts = {
  body: [
    block(rect(536, 250, 90, 60), 20),
    leg(468),
    leg(310),
    solidOf(sym(X, 436, 'r74 d34 sw28 d14 sw18'), 34),
    plate(sym(X, 446, 'r30 d36 sw20')),
    block(rect(X - 24, 190, 48, 30), 16),
    solidOf(sym(X, 212, 'r106 se24 d84 sw44 d104'), 40),
    fine(both(`${X - 104},212 d30 se28 r60`, X), { c: mid }),
    plate(sym(X, 258, 'r52 se18 d58 sw40')),
    core(X, 306, 30),
    vents([348, 390], 4, 26, 10),
    vents([462, 390], 4, 26, 10),
    bolts('330,236', '510,236'),
  ],
  head,
  arms: [
    nearArm,
    pauldron,
    solidOf('500,214 r92 se22 d54 sw34 l66 nw30 z', 34),
    fine('520,236 r66 520,250 r66', { c: mid }),
  ],
  /** The arm cannon, level and pointing right, with the hands on it. */
  gun: [
    gun,
    part(oct([612, 338, 58, 48], 14)),
    part(oct([704, 338, 54, 42], 12)),
    fine('624,356 r34 624,368 r34 716,352 r30 716,364 r30', { c: mid }),
  ],
} satisfies Record<string, Art>;

export const hero: Art = Object.values(heroParts);
