import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawings } from '../../art';
import { avatars as drawnAvatars } from '../../art/avatars';
import { layers as layerArt } from '../../art/robot';
import { bags, bodies, emotes, heads, tags } from '../../art/robot/worn';
import { type Art, sheet, still } from '../../art/svg';
import { avatars } from '../../contract/avatars';
import { drawn } from '../../src/robot/drawn';
import { library } from '../../src/site/content/demo/library';

/** Left, top, right and bottom of what is painted, in the sheet's units. */
type Bounds = readonly [number, number, number, number];

interface Layer {
  width: number;
  height: number;
  /** Whether a pixel is opaque enough to be seen. */
  at: (x: number, y: number) => boolean;
}

/** A layer without its echo, painted at the sheet's size. */
async function paint(art: Art): Promise<Layer> {
  const svg = sheet(480, 620, still(art));
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { width, height, at: (x, y) => (data[(y * width + x) * channels + 3] ?? 0) > 128 };
}

const layers = new Map<string, Layer>();
const painted = (name: string): Layer => {
  const layer = layers.get(name);
  if (!layer) throw new Error(`There is no layer ${name}.`);
  return layer;
};

beforeAll(async () => {
  // As server/storage/images/draw.ts: other tests of this worker load what disables it.
  const svgLoader = { operation: ['VipsForeignLoadSvgBuffer'] };
  sharp.unblock(svgLoader);
  for (const [name, art] of Object.entries(layerArt)) layers.set(name, await paint(art));
  sharp.block(svgLoader);
});

function boundsOf({ at, width, height }: Layer): Bounds {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (at(x, y))
        [left, top, right, bottom] = [
          Math.min(left, x),
          Math.min(top, y),
          Math.max(right, x),
          Math.max(bottom, y),
        ];
  return [left, top, right, bottom];
}

const within = ([left, top, right, bottom]: Bounds, [l, t, r, b]: Bounds) =>
  expect([left >= l, top >= t, right <= r, bottom <= b], `${left},${top},${right},${bottom}`).toEqual(
    Array(4).fill(true),
  );

/** Where each type is drawn: [left, top, right, bottom]. */
const boxes = {
  head: [heads, [110, 2, 350, 202]],
  body: [bodies, [84, 160, 376, 420]],
  bag: [bags, [14, 60, 420, 438]],
  emote: [emotes, [2, 2, 476, 444]],
  tag: [tags, [110, 478, 436, 592]],
} as const satisfies Record<string, readonly [object, Bounds]>;

const named = Object.entries(boxes).flatMap(([type, [items, box]]) =>
  Object.keys(items).map((name) => ({ type, name, box })),
);

describe('the layers of the robot', () => {
  it('are there for every cosmetic of the library', () => {
    const worn = library
      .filter(({ folder }) => folder === 'cosmetics')
      .map(({ id, type }) => `${type} ${id}`);
    expect(
      named
        .filter(({ type }) => type !== 'tag')
        .map(({ type, name }) => `${type} ${name}`)
        .toSorted(),
    ).toEqual(worn.toSorted());
  });

  it('are those that the site places', () => {
    const of = (items: object) => Object.keys(items);
    expect(drawn).toEqual({
      head: of(heads),
      body: of(bodies),
      bag: of(bags),
      emote: of(emotes),
      tag: of(tags),
      avatar: Object.keys(drawings).flatMap((key) => key.match(/^cosmetics\/(avatar-.*)$/)?.[1] ?? []),
    });
    expect(avatars.map((name) => `avatars/${name}`)).toEqual(of(drawnAvatars));
  });

  it('are all in one file, each once, with the echo of what has a contour', () => {
    const svg = drawings.robot?.() ?? '';
    const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id).toSorted();
    // A face has none: the frame around it has.
    const echoes = Object.keys(layerArt).filter((name) => name !== 'face');
    expect(ids).toEqual([...Object.keys(layerArt), ...echoes.map((name) => `${name}-echo`)].toSorted());
  });

  it.each(named)('$name lies within the place of its type, the $type', ({ name, box }) => {
    within(boundsOf(painted(name)), box);
  });

  it.each(Object.keys(heads))('%s sits on the head, in its middle', (name) => {
    const layer = painted(name);
    const [left, top, right, bottom] = boundsOf(layer);
    expect(Math.abs((left + right) / 2 - 230)).toBeLessThan(12);
    // From above the head to the eyes' upper edge at least, and as wide as the head.
    expect([top < 84, bottom > 104, left < 174, right > 286]).toEqual([true, true, true, true]);
    expect(layer.at(230, 90)).toBe(true);
  });

  it.each(Object.keys(bodies))('%s covers the torso', (name) => {
    const { at } = painted(name);
    const bare: string[] = [];
    // The torso of `figure`: an octagon of half a width of 84, from 190 to 318.
    for (let y = 200; y <= 316; y += 4) {
      const half = 84 - Math.max(0, 218 - y, y - 282);
      for (let x = 230 - half + 6; x <= 230 + half - 6; x += 4) if (!at(x, y)) bare.push(`${x},${y}`);
    }
    expect(bare).toEqual([]);
  });

  it.each(Object.keys(bags))('%s shows behind the robot', (name) => {
    const [bag, base] = [painted(name), painted('base')];
    let seen = 0;
    for (let y = 0; y < bag.height; y += 1)
      for (let x = 0; x < bag.width; x += 1) if (bag.at(x, y) && !base.at(x, y)) seen += 1;
    expect(seen).toBeGreaterThan(3000);
  });

  it.each(Object.keys(emotes))('%s begins at the right shoulder', (name) => {
    const { at } = painted(name);
    expect([at(323, 227), at(300, 227), at(340, 227)]).toEqual([true, true, true]);
  });

  it('leaves the left side of the robot to the arm at rest in every pose', () => {
    const { at } = painted('base');
    expect([at(137, 227), at(323, 240)]).toEqual([true, false]);
  });
});
