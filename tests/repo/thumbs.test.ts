import { expect, it } from 'vitest';
import { ink1, ink2 } from '../../art/base/palette';
import { thumbs } from '../../art/thumbs';

/** Relative luminance of a colour such as `#10141B` (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
const drawn = Object.entries(thumbs).map(([key, draw]) => ({ key, svg: draw() }));

it('there is one for each slide', () => expect(drawn).toHaveLength(4));

it.each(drawn)('$key can be read on its button: contrast 3:1, lines 2 px on a phone', ({ svg }) => {
  const strokes = [...svg.matchAll(/stroke="(#\w{6})"/g)].map(([, colour = '']) => colour);
  expect(strokes.length).toBeGreaterThan(0);
  for (const ground of [ink1, ink2])
    for (const colour of strokes) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(3);
  // On a phone of 390 px a thumbnail is 56 px wide, of 96 units.
  for (const [, width] of svg.matchAll(/stroke-width="([\d.]+)"/g))
    expect((Number(width) * 56) / 96).toBeGreaterThanOrEqual(2);
  expect(svg).not.toContain('opacity');
});
