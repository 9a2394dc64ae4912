import { ion, lineDim, lineUi, low, volt } from '../palette';
import { hero } from '../parts/hero';
import { callout, dimension, reticle } from '../parts/solid';
import { fine, gapped, hatch, lit, place, sheet } from '../svg';
import { oct } from '../turtle';

/** The robots banner: the hero aims out of the large O, drawn like a dimensioned plan. */
export const robotsScene = (): string =>
  sheet(
    960,
    720,
    [
      place(
        [
          gapped(oct(100, 20, 640, 640, 188), lineUi, 2),
          fine(oct(130, 50, 580, 580, 170), { c: lineDim, w: 2 }),
          fine('40,664 r900', { c: lineUi, w: 2.5 }),
          hatch('180,668 r520 sw18 l480 z', 16, { c: lineDim, w: 2 }),
          fine('420,0 d710', { c: lineDim, w: 1.5, dash: '24 6 4 6' }),
          hero,
          dimension(280, 696, 572, 696, low),
          dimension(84, 84, 84, 664, low),
          callout(252, 272, 'nw', 74, low),
          callout(540, 588, 'se', 44, low),
          callout(492, 132, 'ne', 84, low),
          callout(802, 330, 'se', 110, low),
        ],
        'translate(-50 14)',
      ),
      lit('848,316 r112', volt, 3, { dash: '14 8' }),
      reticle(914, 316, 28, ion),
    ],
    { c: volt, w: 3.5 },
  );
