import { ion, mid, volt } from './base/palette';
import { both, chamfer, flip, oct, rect, sym } from './base/turtle';
import { axis, bolts, core, ground, legs, vents, visor } from './parts/robot';
import { type Art, fine, hatch, hull, lit, plate, sheet } from './svg';

const sword: Art = [
  hull('376,36 se12 d176 l24 u176 z'),
  fine('376,56 d150', { c: mid }),
  lit('382,72 d110', ion, 3),
  hull(chamfer([346, 212, 60, 18], 6)),
  hull(rect(368, 230, 16, 70)),
  hull('376,306 o9'),
];

const towerShield: Art = [
  hull('36,170 r112 se24 d150 sw68 l12 nw56 z'),
  plate('52,186 r90 se14 d136 sw54 l8 nw50 z'),
  hatch('156,200 d136 sw54 l14 ne52 u136 z', 9),
  core(102, 246, 28),
  fine('62,206 r44 62,216 r26 102,300 d56 66,300 r14 124,300 r14'),
  bolts('64,194'),
];

/** Guardian: horned crest, tower shield, a raised blade. */
export function guardian(): string {
  return sheet(480, 480, [
    ground(80, 388),
    legs(166, 316, 48),
    hull(sym(axis, 286, 'r54 d24 sw26')),
    hull(rect(316, 190, 40, 66)),
    hull(rect(axis - 20, 130, 40, 26)),
    hull(sym(axis, 150, 'r70 se20 d58 sw36 d34')),
    hatch('320,170 d58 sw36 d34 l22 u46 ne36 u46 z', 9),
    fine(both('162,150 d24 se20 r48', axis)),
    core(axis, 214, 18),
    vents([252, 262], 3, 18),
    hull('284,138 r40 se38 d36 sw14 l36 z'),
    fine('300,156 r24 se28 d18'),
    sword,
    hull(oct([346, 244, 60, 40], 12)),
    fine('358,256 d18 370,256 d18 382,256 d18 394,256 d18'),
    hull(both('190,96 nw52 u38 se62 z', axis), { w: 4 }),
    hull(sym(axis, 52, 'r30 se22 d38 sw28')),
    hull(sym(axis, 26, 'd0 se12 d34 sw12'), { w: 4 }),
    lit('230,40 d20', volt, 4),
    visor([182, 82, 96, 36]),
    towerShield,
  ]);
}

/** The commander's standard with the logo mark on its flag. */
const standard: Art = [
  hull(rect(388, 44, 12, 396), { w: 4 }),
  hull('400,60 r68 d84 l20 nw20 l28 z'),
  hatch('400,124 r32 se20 r16 u14 l68 z', 8),
  lit(oct([418, 74, 32, 32], 10), volt, 4, { dash: '92 24' }),
  lit('394,44 u16', volt, 5),
];

/** Commander: rayed crest, mantle, and a standard with the mark. */
export function commander(): string {
  const arm = (s: (m: string) => string): Art => [
    hull(s(rect(106, 190, 38, 66))),
    hull(s('76,146 r78 se14 d30 sw24 l48 nw24 z')),
    fine(s('84,166 r72 84,176 r70 100,196 r34')),
  ];
  return sheet(480, 480, [
    ground(80, 388),
    hull(sym(axis, 164, 'r74 se40 d168 se20 d36 sw16')),
    hatch('318,196 d176 se20 d36 sw16 l14 u230 z', 13),
    legs(176, 316, 42),
    hull(sym(axis, 288, 'r54 d18 sw28')),
    plate('206,296 r48 d70 sw24 nw24 z'),
    fine('218,312 r24 218,322 r24 230,332 d36'),
    standard,
    hull('316,250 r60 se10 d24 l70 z'),
    arm((m) => m),
    arm((m) => flip(m, axis)),
    hull(chamfer([100, 248, 50, 60], 12)),
    hull(oct([372, 240, 44, 48], 12)),
    hull(sym(axis, 148, 'r66 se20 d58 sw30 d40')),
    hatch('316,168 d58 sw30 d40 l20 u48 ne30 u40 z', 9),
    lit('172,150 se124', ion, 4),
    core(axis, 214, 18),
    hull(both('176,100 l34 u64 se20 u34 se34 z', axis), { w: 4 }),
    hull(sym(axis, 14, 'd0 se16 d40 sw16'), { w: 4 }),
    lit('230,34 d20', volt, 4),
    hull(sym(axis, 62, 'r26 se24 d38 sw28')),
    visor([184, 88, 92, 36]),
  ]);
}
