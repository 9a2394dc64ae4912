import { ember, hi, ink0, ion, lineDim, lineUi, low, volt } from '../base/palette';
import { oct, rect } from '../base/turtle';
import { at } from '../parts/arcs';
import { heroParts } from '../parts/hero';
import { callout, dimension, reticle } from '../parts/solid';
import { type Art, fine, gapped, hatch, layered, lit, part, place, raw, solid } from '../svg';

const moved = (art: Art): Art => place(art, 'translate(-50 14)');

/**
 * The hero's field of view, like those of the arena's robots: a fan of 44 degrees from its eyes, whose centre line ends
 * at its target.
 */
const fan = `M0 0h586A586 586 0 0 1 ${at(586, 44, [0, 0])}z`;

/**
 * The robots banner: the hero aims out of the large O, drawn like a dimensioned plan. The home page moves its layers:
 * `gun` and `aim` turn around the shoulder, `head` around the neck, `sight` around the eyes; `lids` closes the eyes,
 * `alert` shows that it has seen its target, `flash` is a shot and `prey` what it hits.
 */
export const robotsScene = (): string =>
  layered(
    [960, 720],
    {
      back: moved([
        gapped(oct([100, 20, 640, 640], 188), lineUi, 2),
        fine(oct([130, 50, 580, 580], 170), { c: lineDim, w: 2 }),
        fine('84,664 r876', { c: lineUi, w: 2.5 }),
        hatch('180,668 r520 sw18 l480 z', 36, { c: lineDim, w: 2 }),
        fine('420,0 d710', { c: lineDim, w: 1.5, dash: '24 6 4 6' }),
      ]),
      sight: place(
        [
          { mark: raw(fan, { f: ember, c: 'none', o: 0.2 }) },
          { mark: raw(fan, { f: 'none', c: ember, w: 3, o: 0.7 }) },
        ],
        'translate(370 157) rotate(-6)',
      ),
      prey: part(oct([898, 300, 32, 32], 10), { c: hi, w: 4 }),
      body: moved(heroParts.body),
      head: moved(heroParts.head),
      arms: moved(heroParts.arms),
      gun: moved(heroParts.gun),
      notes: moved([dimension([84, 84], [84, 664], low), callout([252, 272], 'nw', 74, low)]),
      aim: [lit('848,316 r112', volt, 3, { dash: '14 8' }), reticle(914, 316, 28, ion)],
    },
    {
      lids: solid(rect(326, 146, 88, 22), ink0),
      alert: solid('530,20 r32 d32 sw8 d16 l16 u16 nw8 z 536,84 r20 d18 l20 z', ember),
      flash: lit('850,316 r40 850,296 ne34 850,336 se34 944,286 ne20 944,346 se20', hi, 7),
    },
    { c: volt, w: 3.5 },
  );
