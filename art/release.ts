import { hi, ink0, ion, lineDim, lineUi, low, mid, volt } from './base/palette';
import { chamfer, oct, rect, sym } from './base/turtle';
import { arc, ring } from './parts/arcs';
import { core, visor } from './parts/robot';
import { dimension, solidOf } from './parts/solid';
import { type Art, fine, gapped, hatch, hull, lit, part, place, plate, raw, sheet, solid } from './svg';

const floor: Art = [
  fine('30,356 r580', { c: lineUi, w: 2 }),
  hatch('100,360 r420 sw12 l396 z', 9, { c: lineDim, w: 1.5 }),
];
const page = (art: Art): string => sheet(640, 400, [floor, art], { c: hi, w: 3.5, step: 8 });

/** Desktop: a monitor with the game, a tower, a keyboard. */
const desktop = (): string =>
  page([
    solidOf('448,120 r84 se10 d226 l94 z', 34),
    fine('462,144 r60 462,156 r60 462,168 r34', { c: mid }),
    plate(oct([464, 232, 60, 60], 18)),
    gapped(oct([476, 244, 36, 36], 11), volt, 3.5),
    fine('466,320 r56 466,330 r56 466,340 r56'),
    lit('462,196 r20', volt, 4),
    solidOf('206,300 r80 d30 r40 d22 l160 u22 r40 z', 22),
    solidOf(chamfer([66, 52, 350, 252], 22), 28),
    part(chamfer([84, 70, 314, 204], 18), { c: mid, w: 2.5, f: ink0 }),
    fine('100,86 r70 100,98 r40 320,86 r56', { c: low }),
    fine('84,236 r314', { c: lineUi, w: 2 }),
    place(
      [
        hull(sym(0, 0, 'r32 se26 d56 sw26')),
        visor([-40, 24, 80, 32]),
        core(0, 82, 8),
        fine('-26,108 d22 l12 26,108 d22 r12', { c: mid, w: 4 }),
      ],
      'translate(240 106)',
    ),
    lit('320,166 r44', volt, 4),
    part(rect(296, 156, 26, 20), { w: 3 }),
    solid('240,288 o4', mid),
    hull('108,372 ne24 r220 se24 z'),
    fine('126,364 r216 134,356 r206', { c: mid, w: 2, dash: '14 4' }),
  ]);

/** Web: a browser with tabs, an address line and the arena in it. */
const web = (): string =>
  page([
    solidOf(chamfer([70, 48, 450, 290], 24), 30),
    fine('70,108 r450 70,76 r110 ne14 r90 se14 r222', { c: mid, w: 2.5 }),
    lit('92,66 r8 110,66 r8 128,66 r8', volt, 6),
    plate(oct([92, 84, 300, 16], 5)),
    lit('104,92 r10 122,92 r96', ion, 3),
    fine('420,92 r20 456,92 r20', { c: mid, w: 3 }),
    part(rect(92, 128, 130, 188), { c: mid, w: 2.5, f: ink0 }),
    fine('106,146 r80 106,160 r60 106,190 r96 106,202 r96 106,214 r70', { c: low }),
    lit(chamfer([106, 270, 90, 28], 8), volt, 3.5),
    fine('120,284 r50', { c: mid, w: 3 }),
    part(rect(240, 128, 258, 188), { c: mid, w: 2.5, f: ink0 }),
    { mark: raw(ring(74, [368, 222]), { c: hi, w: 3.5 }) },
    {
      mark: raw(
        `${arc(105, 135, 225, [442, 222])}${arc(105, -45, 45, [294, 222])}M368 148v148M294 222h148M305 184h126M305 260h126`,
        { f: 'none', c: ion, w: 2.5 },
      ),
    },
    { mark: raw(arc(88, 240, 320, [368, 222]) + arc(88, 60, 140, [368, 222]), { f: 'none', c: volt, w: 3 }) },
    hull('452,250 d84 ne20 r38 z', { w: 3.5 }),
    fine('462,280 d30', { c: mid }),
  ]);

/** Disc: a box and a disc drawn with arcs, not yet released. */
const disc = (): string => {
  const [x, y] = [398, 212];
  return page([
    solidOf(rect(92, 72, 212, 284), 30),
    plate(rect(92, 72, 28, 284)),
    fine('106,90 d80 106,300 d36', { c: mid }),
    place(
      [hull(sym(0, 0, 'r30 se24 d52 sw24')), visor([-38, 22, 76, 30]), core(0, 76, 8)],
      'translate(212 128)',
    ),
    fine('144,272 r136 144,286 r90', { c: mid, w: 3 }),
    lit('144,316 r50', volt, 5),
    part(oct([252, 306, 30, 30], 9), { c: mid, w: 2.5 }),
    { mark: raw(ring(142, [x, y])), hull: raw(ring(142, [x, y])) },
    { mark: raw(ring(128, [x, y]) + ring(52, [x, y]), { c: mid, w: 2.5 }) },
    {
      mark: raw([112, 98, 84, 70].map((r) => arc(r, 200, 250, [x, y]) + arc(r, 20, 70, [x, y])).join(''), {
        f: 'none',
        c: low,
        w: 2,
      }),
    },
    { mark: raw(arc(118, 285, 345, [x, y]) + arc(118, 105, 165, [x, y]), { f: 'none', c: ion, w: 4 }) },
    { mark: raw(ring(38, [x, y]), { c: hi, w: 3.5 }) },
    { mark: raw(ring(16, [x, y]), { c: volt, w: 3.5, f: ink0 }) },
    dimension([256, 384], [540, 384], low),
  ]);
};

/** The drawings of the three release cards. */
export const release: Record<string, () => string> = {
  'release/desktop': desktop,
  'release/web': web,
  'release/disc': disc,
};
