import { hi, ink0, lineDim, lineUi, low, mid, volt } from '../base/palette';
import { chamfer, oct, rect } from '../base/turtle';
import { chip, gem, glints } from '../parts/gem';
import { gun, helm } from '../parts/loot';
import { core } from '../parts/robot';
import { callout, dimension } from '../parts/solid';
import { type Art, fine, gapped, hatch, hull, layered, lit, part, place, plate, solid } from '../svg';

const panel = (moves: string): Art => [hull(moves, { w: 3.5 }), hatch(moves, 12)];

/** The light of the box up to a height. Several on top of each other fade upwards, as the palette has no gradients. */
const rays = (height: number): Art =>
  solid(`-430,0 nw${height} r${860 + 2 * height} sw${height} z`, volt, { o: 0.024 });

/**
 * The loot banner: a box unfolds along its edges and its contents rise. The home page folds its flaps, makes it tremble
 * and lets the loot sink and rise.
 */
export const lootScene = (): string =>
  layered(
    [960, 720],
    {
      back: [
        gapped(oct([210, 20, 540, 540], 158), lineUi, 2),
        fine('40,640 r880', { c: lineUi, w: 2.5 }),
        hatch('230,644 r500 sw18 l460 z', 10, { c: lineDim, w: 2 }),
        dimension([330, 676], [630, 676], low),
        dimension([770, 470], [770, 640], low),
        callout([196, 462], 'sw', 60, low),
        callout([640, 108], 'ne', 70, low),
        callout([372, 120], 'nw', 70, low),
      ],
      left: [panel('330,400 l160 sw90 r160 z'), fine('230,418 sw54 r70', { c: mid, w: 2 })],
      right: [panel('720,310 r150 sw90 l150 z'), fine('740,328 r60 sw56', { c: mid, w: 2 })],
      lid: [
        panel('420,310 u170 r300 d170 z'),
        plate('446,166 r248 d118 l248 z'),
        fine('446,184 r40 446,196 r26', { c: mid }),
      ],
      inside: [
        hull('330,400 ne90 r300 sw90 z', { f: ink0 }),
        fine('350,392 ne72 r262', { c: lineUi, w: 1.5 }),
      ],
      beam: [
        place(
          Array.from({ length: 12 }, (_, n) => rays(90 + n * 24)),
          'translate(500 392) scale(0.3 1)',
        ),
        lit('452,390 u60 500,392 u84 548,390 u44', volt, 3),
      ],
      gun: place(gun, 'translate(456 296)'),
      helm: place(helm, 'translate(420 86)'),
      gem: gem(590, 92, 46),
      chips: [
        chip(360, 250, 26),
        chip(664, 216, 30),
        glints(volt, [520, 60, 18], [340, 160, 14], [700, 120, 20]),
      ],
      front: [
        hull('630,400 ne90 d240 sw90 z'),
        hatch('630,400 ne90 d240 sw90 z', 12),
        hull(rect(330, 400, 300, 240)),
        plate(rect(330, 400, 300, 44)),
        plate(rect(330, 596, 300, 44)),
        plate(rect(330, 444, 40, 152)),
        plate(rect(590, 444, 40, 152)),
        core(480, 520, 44),
        fine('350,414 o4 610,414 o4 350,618 o4 610,618 o4', { c: mid, w: 2 }),
        lit('640,420 ne64 640,450 ne30', volt, 4),
        part(chamfer([438, 608, 84, 20], 8), { c: mid, w: 2.5 }),
        lit('450,618 r60', volt, 3, { dash: '12 6' }),
      ],
    },
    {},
    { c: hi, w: 3.5 },
  );
