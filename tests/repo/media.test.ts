import { existsSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clipNamed, clips } from '../../contract/clips';
import { allClips } from '../../media/clips';
import { promo } from '../../src/site/content/demo/home';
import { library } from '../../src/site/content/demo/library';
import { features } from '../../src/site/content/downloads';

const bytes = (path: string) => statSync(`public/media/${path}`).size;
const loops = [
  ...library.map(({ id }) => `library/${id}`),
  ...features.map(({ clip }) => clip),
  ...promo.vi.map(({ drawing }) => `home/${drawing}`),
];

it('texts and banners may show each of them, by the name of what it shows', () => {
  expect(clips.map(({ name }) => name).sort()).toEqual(['trailer', ...loops].sort());
  const made = new Map(allClips(() => ({}) as never).map(({ path, ...clip }) => [path, clip]));
  for (const { name, width, height, poster } of clips) {
    expect(made.get(name)).toMatchObject({ width, height });
    expect([poster, existsSync(`public${poster}`)]).toEqual([poster, true]);
  }
  for (const { id, name } of library) expect(clipNamed(`library/${id}`)?.label).toEqual(name);
});

describe('the committed clips', () => {
  it.each(loops)('%s is there in both formats, 300 kB at most', (path) => {
    for (const ending of ['webm', 'mp4']) {
      expect(bytes(`${path}.${ending}`)).toBeGreaterThan(20_000);
      expect(bytes(`${path}.${ending}`)).toBeLessThanOrEqual(300_000);
    }
  });

  it('the trailer is 1.5 MB at most', () => {
    for (const ending of ['webm', 'mp4']) expect(bytes(`trailer.${ending}`)).toBeLessThanOrEqual(1_500_000);
  });

  it('all of them are 25 MB at most, and none is unused', () => {
    const files = readdirSync('public/media', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.\w+$/.test(file),
    );
    expect(files.reduce((sum, file) => sum + bytes(file), 0)).toBeLessThanOrEqual(25_000_000);
    expect(files).toHaveLength(2 * (loops.length + 1));
    expect(existsSync('public/media/trailer.webm')).toBe(true);
  });
});
