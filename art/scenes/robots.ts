import { hi, ink0, ion, lineDim, lineUi, low, volt } from '../palette';
import { heroParts } from '../parts/hero';
import { callout, dimension, reticle } from '../parts/solid';
import { type Art, fine, gapped, hatch, layered, lit, place, solid } from '../svg';
import { oct, rect } from '../turtle';

const moved = (art: Art): Art => place(art, 'translate(-50 14)');

/**
 * The robots banner: the hero aims out of the large O, drawn like a dimensioned plan. The home page turns its layers:
 * `gun` and `aim` around the shoulder, `head` around the neck; `lids` closes its eyes and `flash` is a shot.
 */
export const robotsScene = (): string =>
  layered(
    960,
    720,
    {
      back: moved([
        gapped(oct(100, 20, 640, 640, 188), lineUi, 2),
        fine(oct(130, 50, 580, 580, 170), { c: lineDim, w: 2 }),
        fine('40,664 r900', { c: lineUi, w: 2.5 }),
        hatch('180,668 r520 sw18 l480 z', 24, { c: lineDim, w: 2 }),
        fine('420,0 d710', { c: lineDim, w: 1.5, dash: '24 6 4 6' }),
      ]),
      body: moved(heroParts.body),
      head: moved(heroParts.head),
      arms: moved(heroParts.arms),
      gun: moved(heroParts.gun),
      notes: moved([
        dimension(280, 696, 572, 696, low),
        dimension(84, 84, 84, 664, low),
        callout(252, 272, 'nw', 74, low),
        callout(492, 132, 'ne', 84, low),
      ]),
      aim: [lit('848,316 r112', volt, 3, { dash: '14 8' }), reticle(914, 316, 28, ion)],
    },
    {
      lids: solid(rect(326, 146, 88, 22), ink0),
      flash: lit('850,316 r44 850,298 ne26 850,334 se26', hi, 5),
    },
    { c: volt, w: 3.5 },
  );
