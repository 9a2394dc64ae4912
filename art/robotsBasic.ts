import { ember, ink0, mid, volt } from './base/palette';
import { both, chamfer, oct, rect, sym } from './base/turtle';
import { axis, bolts, core, ground, legs, vents, visor } from './parts/robot';
import { fine, hatch, hull, lit, part, plate, sheet, solid } from './svg';

/** Patrol: a walking octagon with a listening aerial and a pistol arm. */
export function patrol(): string {
  return sheet(480, 480, [
    ground(96, 372),
    hull(rect(266, 52, 10, 60), { w: 4 }),
    lit('271,46 o7', volt, 4),
    lit('285,32 se14+ sw14+ 297,20 se26+ sw26+', volt, 3),
    legs(158, 320, 46),
    hull(rect(76, 214, 40, 40)),
    hull(chamfer([56, 242, 54, 74], 16)),
    fine('56,262 r54 56,272 r54 70,284 r24'),
    hull('58,316 d24 se16 r8 u16 l6 u24 z'),
    hull('108,316 d24 sw16 l8 u16 r6 u24 z'),
    hull(rect(340, 214, 44, 36)),
    hull('352,238 r52 se12 r44 d26 l44 d12 l30 d26 l22 z'),
    fine('362,258 r30 362,268 r30 404,252 d24 412,250 d26 380,288 d20'),
    hull('448,246 r16 d34 l16 z', { w: 4 }),
    lit('476,263 l12', volt, 4),
    hull(sym(axis, 104, 'r66 se56 d112 sw56')),
    hatch('352,160 d112 sw56 l22 ne56 u134 z', 9),
    fine('108,256 r244 164,104 d18 r132 u18'),
    plate(sym(axis, 262, 'r92 d16 sw36')),
    visor([146, 148, 168, 62]),
    fine(both('146,224 r40 d14', axis)),
    core(axis, 290, 14),
    vents([148, 272], 4, 18),
    vents([288, 272], 4, 18),
    bolts('174,134', '286,134', '122,240', '338,240'),
  ]);
}

/** Gate guard: an octagon on tracks, with a beacon and a striped barrier shield. */
export function gateGuard(): string {
  const wheels = [116, 173, 230, 287, 344].map((x) => `${x},392`);
  return sheet(480, 480, [
    ground(76, 384),
    hull(sym(axis, 66, 'r10 se12 d28'), { c: ember, w: 4 }),
    lit(both('196,88 l24 202,66 nw17 214,50 u0', axis), ember, 3),
    hull(rect(axis - 40, 290, 80, 50)),
    fine('196,306 r68 196,316 r68'),
    hull(sym(axis, 344, 'r120 se48+ sw48+')),
    fine(sym(axis, 354, 'r120 se38+ sw38+')),
    plate(wheels.map((w) => `${w} o24`).join(' ')),
    fine(wheels.map((w) => `${w} o9`).join(' ')),
    hull(rect(332, 188, 48, 44)),
    hull(chamfer([350, 220, 52, 72], 14)),
    fine('350,242 r52 350,252 r52'),
    hull('356,292 r44 se22 d24 l88 u24 z'),
    solid('338,342 r80 sw8 l64 z', volt),
    lit('346,358 d14 378,358 d22 410,358 d14', volt, 3),
    hull(sym(axis, 106, 'r64 se48 d88 sw48')),
    hatch('342,154 d88 sw48 l22 ne48 u110 z', 9),
    visor([158, 142, 144, 56]),
    fine(both('118,214 r40 d40', axis)),
    plate(chamfer([182, 218, 96, 50], 14)),
    vents([200, 230], 7, 26, 10),
    bolts('178,124', '282,124', '136,232', '324,232'),
    hull('34,140 r76 se20 d172 sw32 l40 nw24 z'),
    plate('50,158 r54 se12 d154 sw22 l30 nw14 z'),
    hatch('50,158 r54 se12 d154 sw22 l30 nw14 u168 z', 26, { c: volt, w: 6 }),
    part(oct([50, 206, 64, 30], 8), { c: mid, w: 3, f: ink0 }),
    lit('64,221 r14 86,221 r14', volt, 4),
  ]);
}
