import { hi, ink0, ion, lineDim, lineUi, low, volt } from './base/palette';
import { oct, shift, toPath } from './base/turtle';
import { hero } from './parts/hero';
import { callout, dimension, dots } from './parts/solid';
import { type Art, fine, gapped, hatch, type Layer, lit, place, raw, sheet } from './svg';

const letters: readonly (readonly [number, string])[] = [
  [104, '0,0 d50 se22 r24 ne22 u50'],
  [204, '0,0 r68 34,0 d72'],
  [298, '0,0 d50 se22 r34'],
  [380, '0,0 d72'],
  [412, '0,72 u72 r42 se22 d50'],
  [506, '56,0 l34 sw22 d28 se22 r34 0,36 r48'],
];

const stroke = (moves: string, c: string, w: number): Layer => ({
  mark: raw(toPath(moves), { c, w, f: 'none' }),
});

/** The wordmark; the O is the logo mark. Bounds 0,0 to 572,72 plus half a stroke. */
const word = (c = hi, o = volt, w = 13): Art => [
  stroke('17,5 ne5 r28 se22 d28 sw22 l28 nw22 u28 ne5', o, w),
  stroke(letters.map(([x, moves]) => shift(moves, x, 0)).join(' '), c, w),
];

const bare = (w: number, h: number, art: Art): string => sheet(w, h, art, { f: 'none' });

/** The logo mark alone. */
export const mark = (): string =>
  bare(96, 96, place(stroke('17,5 ne5 r28 se22 d28 sw22 l28 nw22 u28 ne5', volt, 13), 'translate(12 12)'));

/** The wordmark OUTLINE. */
export const logo = (): string => bare(582, 92, place(word(), 'translate(10 10)'));

/** The favicon: the mark on ink, aligned to the 16 px grid. */
export const favicon = (): string =>
  bare(32, 32, [
    { mark: raw('M0 0H26L32 6V32H6L0 26z', { f: ink0, c: 'none' }) },
    stroke('6,12 d8 se6 r8 ne6 u8 nw6 l8', volt, 4),
  ]);

/** The Open Graph image. */
export const og = (): string =>
  sheet(
    1200,
    630,
    [
      { mark: raw('M0 0h1200v630H0z', { f: ink0, c: 'none' }) },
      dots(1200, 630, lineUi),
      fine('40,76 u36 r36 1160,554 d36 l36', { c: low, w: 2 }),
      place(
        [
          gapped(oct([110, 20, 640, 640], 188), lineUi, 2),
          fine('20,664 r860', { c: lineUi, w: 2.5 }),
          hatch('180,668 r520 sw18 l480 z', 9, { c: lineDim, w: 2 }),
          hero,
          callout([492, 132], 'ne', 84, low),
        ],
        'translate(474 46) scale(.78)',
      ),
      place(word(hi, volt, 13), 'translate(80 244) scale(.78)'),
      lit('80,346 r96', volt, 6),
      fine('192,346 r236', { c: lineUi, w: 6, dash: '24 10' }),
      dimension([80, 196], [524, 196], low),
      fine('80,400 r300 80,424 r220', { c: ion, w: 2, dash: '40 8 12 8' }),
    ],
    { c: volt, w: 3.5 },
  );
