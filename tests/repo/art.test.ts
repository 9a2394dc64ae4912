import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { palette } from '../../art/base/palette';
import { drawings, files } from '../../art/index';
import { logo } from '../../art/logo';
import { layers } from '../../art/robot';

const root = join(import.meta.dirname, '..', '..', 'public');
const drawn = Object.entries(drawings).map(([key, draw]) => ({ key, svg: draw() }));
const isScene = (key: string): boolean => key.startsWith('scenes/') || key === 'brand/og';

/** A drawing without colours and stroke weights: its geometry. */
const geometry = (svg: string): string => (svg.match(/ d="[^"]*"/g) ?? []).join('');

it('the logo of the site and of its splash is that of the pages which the server makes', () => {
  const pathsOf = (file: string) =>
    [...readFileSync(join(root, '..', file), 'utf8').matchAll(/ d="([^"]*)"/g)].map(([, path]) => path);
  expect(pathsOf('src/site/ui/Logo.tsx')).toEqual([logo.o, logo.letters]);
  const [o, ...letters] = pathsOf('index.html');
  expect([o, letters.join('')]).toEqual([logo.o, logo.letters]);
});

describe('drawings', () => {
  it.each(drawn)('$key is committed as the code draws it', ({ key, svg }) => {
    expect(readFileSync(join(root, 'art', `${key}.svg`), 'utf8')).toBe(svg);
  });

  it.each(Object.entries(files))('%s is committed as the code draws it', (name, draw) => {
    expect(readFileSync(join(root, name), 'utf8')).toBe(draw());
  });

  it('leaves no file that no code draws', () => {
    const found = readdirSync(join(root, 'art'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(root, 'art').length + 1));
    expect(found.toSorted()).toEqual(drawn.map(({ key }) => `${key}.svg`).toSorted());
  });

  it('draws no two alike', () => {
    const seen = new Map<string, string>();
    for (const { key, svg } of drawn) {
      expect(seen.get(geometry(svg)), key).toBeUndefined();
      seen.set(geometry(svg), key);
    }
  });

  it.each(drawn)('$key is light', ({ key, svg }) => {
    // All layers of the robot are one file, each as light as another drawing.
    const drawingsInside = key === 'robot' ? Object.keys(layers).length : 1;
    expect(Buffer.byteLength(svg)).toBeLessThan(drawingsInside * (isScene(key) ? 16_000 : 6_000));
  });

  it.each([...drawn, ...Object.entries(files).map(([key, draw]) => ({ key, svg: draw() }))])(
    '$key keeps to the palette and to paths',
    ({ svg }) => {
      for (const colour of svg.match(/#[0-9A-Fa-f]{6}\b/g) ?? []) expect(palette).toContain(colour);
      expect(svg).not.toMatch(/<text|NaN|undefined|rgb\(|gradient/i);
    },
  );

  // Except what a robot sees: its edges are rays that end at walls.
  it.each(drawn.filter(({ key }) => key !== 'scenes/match'))(
    '$key has only straight lines at 0, 45 and 90 degrees',
    ({ svg }) => {
      for (const [, dx, dy] of svg.matchAll(/l(-?[\d.]+) (-?[\d.]+)/g)) {
        const [x, y] = [Math.abs(Number(dx)), Math.abs(Number(dy))];
        expect(Math.abs(x - y) < 0.3 || x === 0 || y === 0, `l${dx} ${dy}`).toBe(true);
      }
      expect(svg).not.toMatch(/ d="[^"]*[CcQqSsTtL]/);
    },
  );
});
