import { ion, lineDim, lineUi } from '../base/palette';
import { type Art, fine, hatch, sheet } from '../svg';

/** A display base for wearable items: ground line, ticks and a shaded strip. */
export const stand = (from: number, to: number, y = 440): Art => [
  fine(`${from - 70},${y} r${to - from + 140}`, { c: lineUi }),
  fine(`${from},${y} d10 ${to},${y} d10`, { c: lineUi, w: 2 }),
  hatch(`${from},${y + 4} r${to - from} sw10 l${to - from - 20} z`, 8, { c: lineDim, w: 2 }),
];

/** A wearable item on its display base. */
export const onStand = (item: Art, from: number, to: number): string =>
  sheet(480, 480, [stand(from, to), item]);

/** The ring of an emote: a gesture in a circle with a gap. */
export const emoteRing = (c = ion): Art => [
  {
    mark: `<circle cx="236" cy="236" r="214" fill="none" stroke="${lineUi}" stroke-width="3" stroke-dasharray="1237 108" transform="rotate(-135 236 236)"/>`,
  },
  fine('236,14 d14 236,444 d14 14,236 r14 444,236 r14', { c }),
];
