import { hi, ink0, ion, lineDim, lineUi, low, mid, volt } from '../base/palette';
import { both, chamfer, flip, oct, rect, sym } from '../base/turtle';
import { axis, core, legs, vents, visor } from '../parts/robot';
import { block, callout, dimension, solidOf } from '../parts/solid';
import {
  type Art,
  fine,
  gapped,
  hatch,
  hull,
  type Layer,
  lit,
  part,
  place,
  plate,
  sheet,
  tint,
} from '../svg';

const shoulder = '92,138 r62 se16 d48 sw24 l30 nw32 z';
const figure: Art = [
  legs(160, 308, 50),
  hull(sym(axis, 278, 'r56 d24 sw26')),
  hull(both(rect(104, 196, 40, 70), axis)),
  hull(both(shoulder, axis)),
  hull(both(chamfer([96, 254, 54, 66], 14), axis)),
  hull(sym(axis, 140, 'r72 se22 d56 sw34 d34')),
  hull(both('176,92 l34 u54 se20 u28 se34 z', axis)),
  hull(sym(axis, 20, 'se14 d40 sw14')),
  hull(sym(axis, 56, 'r34 se22 d40 sw30')),
];
const inside: Art = [
  fine(both('158,140 d26 se18 r54', axis), { c: mid }),
  core(axis, 204, 20),
  vents([186, 254], 3, 16),
  visor([180, 84, 100, 40]),
  fine('100,178 r58 100,188 r58 96,276 r54 96,286 r54 110,296 d18 122,296 d18 134,296 d18', { c: mid }),
  plate(sym(axis, 286, 'r20 d20 sw12')),
];

/** The left half of the robot is drawn, the right half is still a plan: a nested SVG clips it at the axis. */
function halfDrawn(): Layer {
  const view = (x: number, art: Art): string =>
    `<svg x="${x}" y="0" width="230" height="460" viewBox="${x} 0 230 460">${tint(art, hi).mark}</svg>`;
  const plan = tint(figure, lineUi).hull ?? '';
  return {
    mark: `<svg x="230" y="0" width="230" height="460" viewBox="230 0 230 460" stroke-width="3" stroke-dasharray="10 7">${plan}</svg>${view(0, [figure, inside])}`,
  };
}

const pillar = (s: (m: string) => string): Art => [
  part(s('60,300 r96 d540 l96 z')),
  fine(s('76,320 d500 140,320 d500'), { c: lineUi }),
  plate(s('60,420 r96 d28 l96 z')),
  plate(s('60,640 r96 d28 l96 z')),
  hatch(s('92,470 r32 d150 l32 z'), 12),
  lit(s('92,360 r32 92,374 r32 92,388 r32'), volt, 4),
  part(s('36,840 r144 d40 l144 z')),
  fine(s('36,854 r144'), { c: mid }),
];

/** Beside the sign-in form: an arena gate with a half-drawn robot, the gap about to close. */
export const loginScene = (): string =>
  sheet(
    720,
    960,
    [
      fine('20,880 r680', { c: lineUi }),
      hatch('120,884 r470 sw20 l430 z', 10, { c: lineDim, w: 2 }),
      fine('240,880 ne90 480,880 nw90', { c: lineDim, w: 2 }),
      solidOf(chamfer([20, 130, 660, 66], 24), 30),
      fine('44,152 r600 44,166 r480', { c: mid }),
      block('96,196 r40 d104 l40 z', 16),
      block('584,196 r40 d104 l40 z', 16),
      solidOf(rect(40, 258, 620, 42), 24),
      lit('320,279 r80', volt, 6),
      fine('70,279 r200 450,279 r180', { c: lineUi, w: 3, dash: '24 8' }),
      solidOf(oct([308, 100, 104, 110], 30), 22),
      lit(oct([332, 127, 56, 56], 16), volt, 6, { dash: '180 20' }),
      pillar((m) => m),
      pillar((m) => flip(m, 360)),
      gapped(oct([176, 336, 368, 480], 104), volt, 4),
      fine(oct([192, 352, 336, 448], 96), { c: lineDim, w: 2 }),
      lit('360,320 d520', ion, 2, { dash: '12 6 3 6' }),
      place(halfDrawn(), 'translate(130 440)'),
      part(oct([350, 856, 20, 20], 6), { c: volt, f: ink0, w: 3 }),
      dimension([176, 924], [544, 924], low),
      callout([430, 520], 'ne', 60, low),
    ],
    { c: hi, w: 4 },
  );
