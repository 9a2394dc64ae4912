import { ink0, ion, mid, volt } from './base/palette';
import { both, chamfer, flip, oct, rect, sym } from './base/turtle';
import { axis, bolts, core, ground, legs, vents, visor } from './parts/robot';
import { type Art, fine, hatch, hull, lit, part, place, plate, sheet } from './svg';

const rifle: Art = [
  hull('-126,-14 r66 ne8 r96 se8 r56 d20 l56 d12 l26 d34 l20 u34 l30 d26 l24 u26 l66 z'),
  fine('-110,-4 r46 -50,-12 r84 -50,0 r84 40,-14 d22'),
  hull('-10,-24 r40 u14 l40 z', { w: 3 }),
  hull('100,-18 r24 d28 l24 z', { w: 4 }),
  fine('-116,2 r40 40,-22 d32'),
  lit('-44,-6 r22', volt, 4),
];

/** Assault: broad shoulders, a wedge helmet, a rifle held across the chest. */
export function assault(): string {
  const arm = (s: (m: string) => string): Art => [
    hull(s(rect(104, 196, 40, 74))),
    hull(s('92,136 r62 se16 d48 sw24 l30 nw32 z')),
    fine(s('100,178 r58 100,188 r58')),
  ];
  return sheet(480, 480, [
    ground(96, 372),
    legs(160, 308, 50),
    hull(sym(axis, 278, 'r56 d24 sw26')),
    plate(sym(axis, 286, 'r20 d20 sw12')),
    arm((m) => m),
    arm((m) => flip(m, axis)),
    hull(rect(axis - 20, 124, 40, 22)),
    hull(sym(axis, 140, 'r72 se22 d56 sw34 d34')),
    hatch('324,162 d56 sw34 d34 l22 u46 ne34 u44 z', 9),
    fine(both('158,140 d26 se18 r54', axis)),
    core(axis, 204, 18),
    vents([186, 254], 3, 16),
    vents([258, 254], 3, 16),
    hull(sym(axis, 40, 'r34 se22 d36 sw30')),
    visor([180, 66, 100, 38]),
    fine(both('206,40 d14 r12', axis)),
    bolts('118,160', '342,160'),
    hull('106,262 r36 se34 r76 d28 l96 nw50 z'),
    hull('354,262 l36 nw34 u24 r24 se46 z'),
    fine('124,276 se32 344,274 nw40'),
    place(rifle, 'translate(236 262) rotate(-45)'),
    hull(oct([232, 290, 36, 34], 10)),
    hull(oct([268, 208, 36, 34], 10)),
    fine('242,302 r16 242,312 r16 278,220 r16 278,230 r16'),
  ]);
}

/** Gunner: low head between two mortars, both arms end in rotary muzzles. */
export function gunner(): string {
  const gun = (s: (m: string) => string): Art => [
    hull(s(rect(70, 214, 44, 44))),
    hull(s(oct([44, 244, 96, 96], 28))),
    plate(s('92,292 o34'), { f: ink0 }),
    fine(s('92,270 o8 92,314 o8 70,292 o8 114,292 o8 92,292 o7')),
  ];
  const mortar = (s: (m: string) => string): Art => [
    hull(s('104,60 r52 d74 l52 z')),
    hull(s(rect(96, 44, 68, 22))),
    fine(s('104,86 r52 104,96 r52 116,108 d22 130,108 d22 144,108 d22')),
    lit(s('108,55 r44'), volt, 4),
  ];
  return sheet(480, 480, [
    ground(80, 388),
    mortar((m) => m),
    mortar((m) => flip(m, axis)),
    legs(144, 320, 60),
    hull(sym(axis, 292, 'r70 d24 sw24')),
    gun((m) => m),
    gun((m) => flip(m, axis)),
    hull(sym(axis, 126, 'r96 se26 d74 sw44 d42')),
    hatch('352,152 d74 sw44 d42 l24 u54 ne44 u58 z', 9),
    hull('56,134 r92 se22 d26 sw36 l78 nw22 z'),
    hull(flip('56,134 r92 se22 d26 sw36 l78 nw22 z', axis)),
    fine(both('66,156 r96 66,166 r92 74,184 r60', axis)),
    hull(sym(axis, 92, 'r36 se20 d44 sw24')),
    visor([182, 112, 96, 38]),
    plate(sym(axis, 192, 'r60 se14 d26 sw24')),
    core(axis, 224, 18, ion),
    fine(both('176,260 d30 188,260 d30 200,264 d26', axis), { c: mid }),
    part(chamfer([206, 300, 48, 14], 6), { c: mid, w: 3 }),
    bolts('84,198', '376,198'),
  ]);
}
