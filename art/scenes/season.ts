import { ember, hi, ink0, ion, lineDim, lineUi, low, mid, volt } from '../base/palette';
import { oct, rect } from '../base/turtle';
import { chip, glints } from '../parts/gem';
import { callout, dimension } from '../parts/solid';
import { type Art, drawnTo, fine, hatch, hull, layered, lit, part, place, plate, solid } from '../svg';

/** A rank mark: n chevrons over a bar in an octagon. */
const rank = (x: number, n: number, reached: boolean): Art => {
  const c = reached ? volt : lineUi;
  const chevrons = Array.from({ length: n }, (_, i) => `${x + 22},${636 - i * 12} ne22 se22`).join(' ');
  return [
    part(oct([x, 558, 88, 104], 26), reached ? { c, w: 3 } : { c, w: 2.5, dash: '6 6' }),
    lit(chevrons, c, reached ? 4.5 : 3),
    fine(`${x + 22},646 r44`, { c, w: 3 }),
  ];
};

const box = '300,250 r360 d250 l360 z';
/** The gift's contour, clockwise from the lid: its last stretch runs left along the bottom and up. */
const contour = '276,268 u62 ne76 r408 d62 sw76 l24 d232 l360 u232';
const ranks = (from: number, to: number, reached: boolean): Art =>
  Array.from({ length: to - from + 1 }, (_, n) => rank(236 + (from + n - 1) * 132, from + n, reached));

/** Leaves room for a thumbnail below the ranks; above them, thumbnails would look like a second row of tabs. */
const smaller = (layers: Record<string, Art>): Record<string, Art> =>
  Object.fromEntries(
    Object.entries(layers).map(([id, art]) => [id, place(art, 'translate(48 32) scale(0.9)')]),
  );

/**
 * The season: a gift whose contour is the progress bar, drawn to two thirds, above as many ranks as the sample season has marks.
 * The home page draws `line` to its end with the `pen`, and lights the last two ranks.
 */
export const seasonScene = (): string =>
  layered(
    [960, 720],
    smaller({
      back: [
        fine(oct([250, 20, 460, 500], 140), { c: lineDim, w: 2 }),
        dimension([226, 206], [226, 500], low),
      ],
      gift: [
        hull('660,250 ne70 d250 sw70 z'),
        hatch('660,250 ne70 d250 sw70 z', 11),
        hull('300,250 ne70 r360 sw70 z'),
        hull(box),
        plate(rect(448, 250, 64, 250)),
        plate('448,250 ne70 r64 sw70 z'),
        hull('276,206 r408 d62 l408 z'),
        hull('684,206 ne76 d62 sw76 z'),
        hatch('684,206 ne76 d62 sw76 z', 9),
        hull('276,206 ne76 r408 sw76 z'),
        plate(rect(444, 206, 72, 62)),
        plate('444,206 ne76 r72 sw76 z'),
        hull('522,158 u20 ne60+ r28 se40+ sw40+ z'),
        hull('514,158 u20 nw60- l28 sw40- se40- z'),
        fine('540,146 ne44+ r18 se20+ sw20+ 496,146 nw44- l18 sw20- se20-', { c: mid, w: 2 }),
        hull(oct([492, 126, 52, 48], 14)),
        fine('552,440 r80 552,454 r54 330,300 r90', { c: mid, w: 2.5 }),
        plate(oct([548, 296, 76, 76], 22), { f: ink0 }),
        chip(586, 316, 24),
        lit('330,330 r70 330,346 r46', ember, 4),
        callout([700, 420], 'se', 60, low),
      ],
      drawn: drawnTo(contour, 0.748, volt, 6),
      pen: [
        place(
          [
            lit('0,0 ne26', volt, 5),
            hull('26,-26 ne18 ne60 se18 sw78 z', { c: hi, w: 3 }),
            fine('40,-40 se18', { c: mid }),
          ],
          'translate(470 500)',
        ),
        solid('470,500 o7', volt),
      ],
      glints: [glints(volt, [250, 120, 20], [742, 86, 16], [790, 300, 22]), glints(ion, [214, 330, 16])],
      ranks: [
        ranks(1, 2, true),
        ranks(3, 4, false),
        lit('324,610 r44', volt, 3),
        fine('456,610 r44 588,610 r44', { c: lineUi, w: 3, dash: '6 6' }),
      ],
    }),
    smaller({
      line: lit(contour, volt, 6),
      third: [ranks(3, 3, true), lit('456,610 r44', volt, 3)],
      fourth: [ranks(4, 4, true), lit('588,610 r44', volt, 3)],
    }),
    { c: hi, w: 3.5 },
  );
