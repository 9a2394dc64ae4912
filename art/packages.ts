import { ink0, ion, lineDim, lineUi, mid } from './base/palette';
import { both, chamfer, oct, rect } from './base/turtle';
import { chips, gem, glints } from './parts/gem';
import { bolts } from './parts/robot';
import { type Art, fine, hatch, hull, lit, part, plate, sheet, still } from './svg';

const tray = (from: number, to: number): Art => [
  fine(`${from},420 r${to - from}`, { c: lineUi }),
  hatch(`${from + 30},424 r${to - from - 70} sw10 l${to - from - 90} z`, 8, { c: lineDim, w: 2 }),
];

const row = (y: number, s: number, ...xs: number[]): Art => chips(y, s, xs);

const heap: Record<number, Art> = {
  1: [tray(110, 360), gem(226, 232, 118), glints(ion, [96, 170, 30], [390, 330, 20], [360, 120, 22])],
  2: [tray(70, 410), gem(310, 170, 92), gem(150, 272, 92), glints(ion, [110, 150, 28], [400, 110, 18])],
  3: [
    tray(50, 420),
    gem(228, 126, 84),
    gem(126, 286, 84),
    gem(326, 286, 84),
    glints(ion, [92, 170, 24], [386, 150, 18]),
  ],
  4: [
    tray(30, 440),
    gem(226, 68, 64),
    gem(152, 194, 64),
    gem(302, 194, 64),
    gem(76, 320, 64),
    gem(226, 320, 64),
    gem(374, 320, 64),
    glints(ion, [80, 110, 26], [384, 96, 20]),
  ],
};

/** The pouch of a package, without ground line. */
export const pouch: Art = [
  gem(180, 96, 44),
  gem(268, 84, 52),
  gem(228, 112, 48),
  hull('166,196 r128 sw20 d16 se70+ d60 sw60+ l128 nw60+ u60 ne70+ u16 nw20 z'),
  plate(rect(178, 212, 104, 20)),
  lit('282,222 r34 d40 sw12', mid, 4),
  hatch('330,302 d50 sw40 l24 ne44 u60 z', 9),
  part(oct([184, 286, 96, 96], 28), { c: mid, w: 3 }),
  still(gem(232, 306, 34)),
  gem(92, 362, 38),
  gem(400, 350, 46),
];

/** The crate of a package, without ground line. */
export const crate: Art = [
  row(116, 34, 170, 240, 310),
  row(150, 36, 120, 200, 280, 350),
  hull('340,220 ne56 d200 sw56 z'),
  hatch('340,220 ne56 d200 sw56 z', 10),
  lit('60,220 ne28 396,164 sw0 l20', mid, 3),
  hull(rect(60, 220, 280, 200)),
  plate(rect(60, 220, 280, 36)),
  plate(rect(60, 384, 280, 36)),
  plate(rect(60, 256, 34, 128)),
  plate(rect(306, 256, 34, 128)),
  part(oct([142, 266, 116, 108], 30), { c: ion, w: 3 }),
  still(gem(200, 290, 40)),
  bolts('78,238', '322,238', '78,402', '322,402'),
];

/** The chest of a package, without ground line. */
export const chest: Art = [
  hull('62,216 u70 ne70+ r196 se70+ d70 z'),
  fine('82,216 u66 ne56+ r184 se56+ d66', { c: mid }),
  plate('150,76 r30 d140 l30 z'),
  plate('280,76 r30 d140 l30 z'),
  row(132, 34, 150, 232, 314),
  row(166, 36, 112, 192, 272, 350),
  hull('398,236 ne36 d150 sw36 z'),
  hatch('398,236 ne36 d150 sw36 z', 9),
  hull(rect(62, 236, 336, 184)),
  fine('62,262 r336 62,396 r336', { c: mid }),
  plate(rect(120, 236, 34, 184)),
  plate(rect(306, 236, 34, 184)),
  plate(oct([184, 256, 92, 100], 24), { c: ion, w: 4, f: ink0 }),
  still(gem(230, 284, 30)),
  bolts('137,250', '323,250', '137,406', '323,406'),
  glints(ion, [40, 60, 18], [440, 110, 22]),
];

const vaultDoor: Art = [
  hull('350,216 o112'),
  part('350,216 o92', { c: mid, w: 3 }),
  fine('350,216 o104', { w: 2 }),
  lit('350,148 d136 282,216 r136 302,168 se96 398,168 sw96', mid, 5),
  part('350,216 o38', { w: 4 }),
  still(gem(350, 200, 24)),
];

/** The vault of a package, without ground line. */
export const vault: Art = [
  hull(oct([30, 70, 300, 350], 40)),
  plate(oct([52, 92, 256, 306], 30), { f: ink0 }),
  fine('52,196 r256 52,300 r256', { c: mid, w: 3 }),
  still(row(140, 30, 92, 158, 224)),
  still(row(244, 30, 92, 158, 224)),
  still(row(340, 34, 92, 170, 248)),
  vaultDoor,
  bolts('60,110', '60,380', '300,110', '300,380'),
  gem(400, 350, 46),
  row(372, 30, 330),
];

const hoard: Art = [
  tray(4, 470),
  lit(both('230,4 d0 170,28 nw20 126,76 l30 134,128 l16', 230), ion, 4),
  gem(230, 20, 92),
  hull(chamfer([18, 250, 120, 170], 18)),
  hull(chamfer([322, 250, 120, 170], 18)),
  plate(oct([36, 274, 84, 84], 22), { f: ink0 }),
  plate(oct([340, 274, 84, 84], 22), { f: ink0 }),
  still([gem(78, 296, 28), gem(382, 296, 28)]),
  fine('18,386 r120 322,386 r120', { c: mid }),
  still(row(196, 30, 48, 106, 164, 296, 354, 412)),
  still(row(170, 30, 76, 134, 326, 384)),
  still(row(144, 30, 106, 354)),
  hull('110,230 r240 se24 d166 l288 u166 z'),
  fine('86,286 r288 86,396 r288', { c: mid }),
  plate(rect(120, 254, 30, 166)),
  plate(rect(310, 254, 30, 166)),
  part('230,336 o54', { c: ion, w: 4 }),
  still(gem(230, 312, 34)),
  hatch('346,262 r22 d150 l22 z', 8),
  still(row(386, 24, 34, 232, 420)),
  glints(ion, [40, 100, 16], [430, 90, 20]),
];

const tiers: readonly Art[] = [
  heap[1] ?? [],
  heap[2] ?? [],
  heap[3] ?? [],
  heap[4] ?? [],
  pouch,
  crate,
  chest,
  vault,
  hoard,
];

/** The nine diamond packages, each visibly more valuable than the last. */
export const packages: Record<string, () => string> = Object.fromEntries(
  tiers.map((art, i) => [`packages/kim-cuong-${i + 1}`, () => sheet(480, 480, art)]),
);
