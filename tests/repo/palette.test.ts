import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as art from '../../art/base/palette';
import { filesBelow } from '../support/modules';

const coloursIn = (file: string) =>
  (readFileSync(file, 'utf8').match(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b(?=["';,\s)}])/gi) ?? []).map((colour) =>
    colour.toUpperCase(),
  );
const tokens = 'src/design/tokens.css';

it('the drawings use colours of the design tokens', () => {
  const known = new Set(coloursIn(tokens));
  expect(art.palette.filter((colour) => !known.has(colour))).toEqual([]);
});

it('colours are defined in the palette or the tokens, and nowhere else', () => {
  const files = filesBelow('arena', 'art', 'contract', 'media', 'src', 'server', 'scripts').filter((file) =>
    /\.(tsx?|css)$/.test(file),
  );
  const found = files
    .filter((file) => file !== tokens && file !== 'art/base/palette.ts')
    .flatMap((file) => coloursIn(file).map((colour) => `${file}: ${colour}`));
  expect(found).toEqual([]);
});

it('the first paint, before any stylesheet, uses the same colours', () => {
  const known = new Set(coloursIn(tokens));
  const first = coloursIn('index.html');
  expect(first.length).toBeGreaterThan(5);
  expect(first.filter((colour) => !known.has(colour))).toEqual([]);
});
