import { ember, gold, hi, ink0, ion, volt } from './base/palette';
import { oct, rect } from './base/turtle';
import { type Art, fine, lit, part, sheet, solid } from './svg';

/** A coarse drawing for a thumbnail of the banner: on a phone it is 56 px wide, yet its lines are still 2 px. */
const thumb = (...art: Art[]): string => sheet(96, 64, art, { c: hi, w: 4, f: 'none' });

/** The thumbnails of the home banner by scene. */
export const thumbs: Record<string, () => string> = {
  'thumbs/match': () =>
    thumb(
      part(oct([6, 6, 84, 52], 14)),
      lit('30,24 r18', hi, 9),
      lit('66,40 d10', hi, 9),
      solid(oct([20, 36, 14, 14], 4), volt),
      lit('34,40 ne10', volt, 4),
      part(oct([60, 15, 15, 15], 4), { c: ember, f: ink0 }),
      lit('52,30 sw8', ember, 4),
    ),
  'thumbs/robots': () =>
    thumb(
      part(oct([26, 8, 34, 24], 8)),
      lit('34,20 r6 46,20 r6', volt, 5),
      part('22,58 u12 ne10 r22 se10 d12'),
      lit('58,46 r30', ion, 7),
      lit('84,38 d16', ion, 4),
    ),
  'thumbs/loot': () =>
    thumb(
      part(rect(26, 34, 44, 24)),
      fine('26,34 nw12 70,34 ne12', { c: hi, w: 4 }),
      solid(oct([41, 39, 14, 14], 4), volt),
      lit('48,28 u20 34,28 u10 62,28 u10', volt, 4),
    ),
  'thumbs/season': () =>
    thumb(
      part(rect(28, 32, 40, 26)),
      part(rect(22, 20, 52, 12)),
      lit('48,20 d38', gold, 5),
      lit('48,20 nw12 48,20 ne12', gold, 5),
    ),
};
