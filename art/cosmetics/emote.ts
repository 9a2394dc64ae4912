import { ember, gold, ink0, ion, mid, volt } from '../base/palette';
import { both, chamfer, oct, rect, sym } from '../base/turtle';
import { at } from '../parts/arcs';
import { core, visor } from '../parts/robot';
import { emoteRing } from '../parts/stand';
import { type Art, fine, hatch, hull, lit, part, place, raw, sheet } from '../svg';

/** Waving: a robot's bust with an open hand. */
export const wave = (): string =>
  sheet(480, 480, [
    emoteRing(volt),
    hull(sym(200, 270, 'r80 se30 d90 l110')),
    fine(both('120,290 r40 d20', 200), { c: mid }),
    core(200, 326, 18),
    hull(rect(182, 246, 36, 28)),
    hull(sym(200, 110, 'r46 se28 d58 sw42')),
    visor([140, 150, 120, 48]),
    fine('200,110 d16'),
    hull('262,352 d44 r62 ne58 u108 l44 d92 sw30 z'),
    fine('276,366 r34 ne30 348,250 r24 348,260 r24', { c: mid }),
    hull('314,214 u40 nw24 ne14 se24 u66 r20 d58 r6 u70 r20 d70 r6 u58 r20 d66 r0 d46 sw18 z'),
    fine('334,180 r56 334,192 r30', { c: mid }),
    lit('414,150 se30+ 414,124 se56+', volt, 4),
  ]);

/** The lion's mane: a ring of scallops. */
const mane = `M${at(142, 0, [232, 226])}${Array.from({ length: 14 }, (_, i) => `A34 34 0 0 1 ${at(142, ((i + 1) * 360) / 14, [232, 226])}`).join('')}z`;

/** The lion's head with brows, horn and beard. */
export const lionHead = (): Art => [
  { mark: raw(mane, { c: gold, w: 4 }), hull: raw(mane) },
  hull(both('140,150 l50 nw20 u50 ne20 r60 z', 232)),
  fine(both('126,130 l26 nw10 u24', 232), { c: gold }),
  hull(sym(232, 110, 'r66 se50 d80 sw36 l80')),
  part('232,66 o22', { w: 4 }),
  fine('232,66 o10', { c: gold }),
  lit('204,110 u22 se28- ne28- d22', mid, 4),
  hull('180,176 o40'),
  hull('284,176 o40'),
  part('180,176 o24 284,176 o24', { c: gold, w: 4, f: ink0 }),
  lit('168,176 r24 272,176 r24', volt, 6),
  hull(both('128,128 r70 se20 l74 z', 232), { w: 4 }),
  hull(sym(232, 206, 'r28 se18 sw18 l28'), { w: 4 }),
  hull('96,250 r272 d30 sw66 l140 nw66 z'),
  part('126,262 r212 sw40 l132 z', { c: mid, w: 3, f: ink0 }),
  fine('150,262 d20 182,262 d36 214,262 d40 250,262 d40 282,262 d36 314,262 d20', { c: mid, w: 3 }),
  lit(both('232,352 d60 212,352 d52 192,352 d44 172,352 d30', 232), ember, 4),
  fine(both('96,226 l30 96,240 l40', 232), { c: gold, w: 3 }),
];

/** Lion dance. */
export const lionDance = (): string => sheet(480, 480, [emoteRing(gold), lionHead()]);

/** A big drum on its feet. */
export const drum = (): Art => [
  hull('100,420 ne60 r144 se60 l30 nw40 l144 sw40 z'),
  hull('232,270 o134'),
  part('232,270 o112', { c: mid, w: 3 }),
  fine(
    Array.from({ length: 24 }, (_, i) => {
      const a = (i * Math.PI) / 12;
      return `${Math.round(232 + 123 * Math.cos(a))},${Math.round(270 + 123 * Math.sin(a))} o4`;
    }).join(' '),
    { w: 2 },
  ),
  lit('232,270 o62', ember, 4),
  lit('232,226 se44- sw44- nw44- ne44- z', ember, 4),
  fine('232,270 o84', { w: 2 }),
  hatch('300,320 r40 sw60 l40 z', 9),
];

/** Drumming: a big drum with two crossed sticks and its sound. */
export const drumming = (): string => {
  const stick: Art = [hull(rect(-130, -8, 230, 16), { w: 4 }), hull('-132,0 o17', { w: 4 })];
  return sheet(480, 480, [
    emoteRing(ember),
    drum(),
    place(stick, 'translate(300 190) rotate(-45)'),
    place(stick, 'translate(164 190) rotate(-135)'),
    lit('196,98 ne36+ se36+ 176,84 ne56+ se56+', volt, 4),
  ]);
};

/** A 45 degree kite without its tail. */
export const sail = (): Art => [
  hull('270,50 se110 sw110 nw110 z'),
  hatch('270,160 r110 sw110 z', 10),
  fine('270,50 d220 160,160 r220', { c: mid }),
  hull('270,90 se70 sw70 nw70 z', { w: 4 }),
  lit('270,126 se34- sw34- nw34- ne34- z', ion, 4),
  lit('160,160 l36 sw20 380,160 r30 se20', volt, 4),
];

/** Kite flying: the kite, its line and its reel. */
export const kite = (): string =>
  sheet(480, 480, [
    emoteRing(ion),
    sail(),
    lit('270,270 se26+ sw26+ sw26- se26-', volt, 4),
    hull('270,326 ne14 d28 nw28 d28 z', { w: 4 }),
    lit('270,160 d20 sw150 d40 sw20', mid, 3),
    hull(chamfer([62, 354, 60, 44], 12)),
    fine('74,366 r36 74,376 r36', { c: mid }),
    part(oct([50, 362, 18, 28], 6), { w: 3 }),
    fine('380,330 r30 ne10+ r20 340,350 r50 90,110 r30 ne10+ r20 70,130 r60', { c: mid }),
  ]);
