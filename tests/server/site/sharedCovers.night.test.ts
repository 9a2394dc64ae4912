import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PageToRender } from '../../../contract/rendering';
import { sharedOf, sharedSize } from '../../../contract/sharing';
import { randomFrom } from '../../../server/cli/demo/random';
import { readState } from '../../../server/operations/state';
import { days, seconds } from '../../../server/platform/clock';
import { BuiltContent } from '../../../server/site/render/builtContent';
import { PublishedPages } from '../../../server/site/render/published';
import { PageRendering } from '../../../server/site/render/renderDue';
import { RenderedPages } from '../../../server/site/render/renderedPages';
import { sharedCovers, withSharedCovers } from '../../../server/site/render/sharedCovers';
import { installationId } from '../../../server/storage/images/ownership';
import { type ImageStore, smallName } from '../../../server/storage/images/store';
import { imageSweep } from '../../../server/storage/images/sweep';
import { type Editor, editorOf } from '../../support/server/content';
import { openState } from '../../support/server/openState';
import { fileOf } from '../../support/server/pictures';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let editor: Editor;
let token: string;
let folder: string;
beforeAll(async () => {
  server = await buildTestApp();
  folder = await mkdtemp(join(tmpdir(), 'outline-shared-'));
});
beforeEach(async () => {
  token = (await server.makeAdmin()).token;
  editor = editorOf(server, token);
  // Each test's builds are new ones.
  for (const table of ['renderedPages', 'leases'] as const) await server.db.deleteFrom(table).execute();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Uploads a picture of a size whose upper half is transparent; returns its name. */
async function upload(width: number, height: number): Promise<string> {
  const half = { width, height: Math.ceil(height / 2), channels: 4 as const, background: '#cfff3e' };
  const bytes = await sharp({ create: { ...half, height, background: '#0000' } })
    .composite([{ input: await sharp({ create: half }).png().toBuffer(), gravity: 'south' }])
    .png()
    .toBuffer();
  const { status, body } = await server.send('POST', 'admin/images', { Image: fileOf(bytes) }, { token });
  expect(status).toBe(201);
  return body.name as string;
}

let isAway = false;
/** The pictures as a process has them. */
const unsteady = (): ImageStore => {
  const { images } = server.deps;
  return {
    ...images,
    save: (name, bytes) => images.save(name, bytes),
    read: async (name) => {
      if (isAway) throw new Error('away');
      return images.read(name);
    },
  };
};

/** A process of a build that renders what is due; `rendered` has what it requested. */
function processOf(build: string) {
  const { db } = server.deps;
  const errors: unknown[] = [];
  const rendered: PageToRender[] = [];
  const renderer = { render: async (page: PageToRender) => `${rendered.push(page)}` };
  const built = { get: () => ({ items: [] }), isSame: () => false, below: () => [] } as Partial<BuiltContent>;
  const published = new PublishedPages(db, Object.assign(new BuiltContent(folder), built));
  const watch = { state: openState() };
  const rendering = new PageRendering({
    ...server.deps,
    watch,
    pages: new RenderedPages(db, build, server.deps.address),
    renderer,
    keepCover: sharedCovers(unsteady(), (error) => void errors.push(error)),
    sharedTime: async () => server.clock.now(),
    published: (at) => published.at(at),
    log: { error: (fault: unknown) => expect.fail(String((fault as { err: unknown }).err)) },
  });
  const look = async () => {
    watch.state = await readState(db, watch.state);
    await rendering.run();
  };
  const coversOf = (slug: string) =>
    rendered.filter(({ path }) => path.endsWith(slug)).map((page) => page.cover);
  return { look, coversOf, errors };
}
const open = (name: string) => server.app.inject(`/images/${name}`);
async function expectShared(name: string): Promise<Buffer> {
  const { statusCode, headers, rawPayload } = await open(sharedOf(name));
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(await sharp(rawPayload).metadata()).toMatchObject({
    format: 'jpeg',
    hasAlpha: false,
    ...sharedSize,
  });
  return rawPayload;
}

describe('a cover of what is published', () => {
  it('is there in the size of shared links before its page names it, whatever its own size', async () => {
    const random = randomFrom(7);
    const sizes = [
      [1, 1],
      [1600, 40],
      [40, 1600],
      [1200, 630],
      ...Array.from({ length: 6 }, () => [random.whole(1, 1800), random.whole(1, 1800)]),
    ];
    const covers = [];
    for (const [n, [width = 1, height = 1]] of sizes.entries()) {
      const image = await upload(width, height);
      const made = await editor.make('news', { title: `Bài ${n}`, titleEn: `News ${n}`, image });
      expect((await editor.publish('news', made)).status).toBe(201);
      covers.push({ n, image });
    }
    const { look, coversOf } = processOf('one');
    await look();
    for (const { n, image } of covers) {
      for (const slug of [`/bai-${n}`, `/news-${n}`])
        expect([slug, ...new Set(coversOf(slug))]).toEqual([slug, `/images/${image}`]);
      await expectShared(image);
    }
  });

  it('is missing on its page while the store is away, and made up for once that is back', async () => {
    const image = await upload(1200, 630);
    const made = await editor.make('news', { title: 'Kho ảnh', titleEn: 'Store', image });
    expect((await editor.publish('news', made)).status).toBe(201);
    const processes = [processOf('away'), processOf('away')];
    const look = async () => {
      for (let turn = 0; turn < 2; turn++) for (const each of processes) await each.look();
    };
    const shown = () => processes.flatMap(({ coversOf }) => coversOf('/kho-anh'));
    isAway = true;
    for (let at = 0; at < 3; at++) {
      await look();
      expect([at, shown()]).toEqual([at, [undefined]]);
      server.clock.advance(seconds(30));
    }
    expect(processes[0]?.errors.length).toBeGreaterThan(0);
    isAway = false;
    for (let at = 0; at < 2; at++) {
      await look();
      expect([at, shown()]).toEqual([at, [undefined, `/images/${image}`]]);
      server.clock.advance(seconds(30));
    }
  });

  it('is its middle, on the dark ground of the site where it is transparent', async () => {
    const image = await upload(1200, 1260);
    const { look } = processOf('one');
    await editor.publish('news', await editor.make('news', { image }));
    await look();
    const { data, info } = await sharp(await expectShared(image))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const brightness = (y: number) => data[(y * info.width + 600) * info.channels + 1] ?? expect.fail();
    expect(brightness(20)).toBeLessThan(40);
    expect(brightness(600)).toBeGreaterThan(200);
  });

  it('is made for a plan when that begins, and once, however many processes and builds render its pages', async () => {
    const image = await upload(300, 200);
    await editor.publish('news', await editor.make('news', { image }), { from: editor.inDays(1) });
    const processes = ['one', 'one', 'two'].map(processOf);
    const look = () => Promise.all(processes.map((each) => each.look()));
    await look();
    expect((await open(sharedOf(image))).statusCode).toBe(404);
    server.clock.advance(days(2));
    await look();
    const bytes = await expectShared(image);
    const [first] = await namesOf(image);
    for (const each of ['three', 'four'].map(processOf)) await each.look();
    expect(await expectShared(image)).toEqual(bytes);
    expect((await namesOf(image))[0]).toEqual(first);
  });

  it('is made by the next build where it is not: it was published by a version that made none, or was lost', async () => {
    const image = await upload(300, 200);
    await editor.publish('news', await editor.make('news', { image }));
    await processOf('one').look();
    await server.deps.images.remove(sharedOf(image));
    await processOf('two').look();
    await expectShared(image);
  });

  it('that the store does not have leaves the page with the brand’s picture', async () => {
    const image = await upload(300, 200);
    await editor.publish('news', await editor.make('news', { title: 'Không ảnh', titleEn: 'None', image }));
    for (const name of [image, smallName(image)]) await server.deps.images.remove(name);
    const { look, coversOf } = processOf('one');
    await look();
    expect(new Set(coversOf('/khong-anh'))).toEqual(new Set([undefined]));
    expect((await open(sharedOf(image))).statusCode).toBe(404);
  });

  it('is on its preview when the store gives it, and the preview has the brand’s picture otherwise', async () => {
    const image = await upload(300, 200);
    const renderer = { render: async ({ cover }: PageToRender) => cover ?? 'none' };
    const preview = withSharedCovers(
      renderer,
      sharedCovers(unsteady(), () => undefined),
    );
    const page = { path: '/news/ban-nhap', name: 'article', language: 'vi', inAddress: false } as const;
    const shown = (cover?: string) => preview.render(cover ? { ...page, cover } : page);
    const cover = `/images/${image}`;
    isAway = true;
    expect(await shown(cover)).toBe('none');
    isAway = false;
    expect([await shown(cover), await shown('/images/missing.webp'), await shown()]).toEqual([
      cover,
      'none',
      'none',
    ]);
    await expectShared(image);
  });
});

/** What the store has of a picture, with when it was stored. */
async function namesOf(image: string) {
  const found = [];
  for await (const { name, changedAt } of server.deps.images.list())
    if ([image, smallName(image), sharedOf(image)].includes(name))
      found.push({ name, changedAt: +changedAt });
  return found.toSorted((one, other) => one.name.length - other.name.length).reverse();
}

it('no reader has one made: an address of a picture in the store, or of none, stores nothing', async () => {
  const image = await upload(300, 200);
  const before = await server.imageFiles();
  const guesses = [
    sharedOf(image),
    sharedOf(smallName(image)),
    'a'.repeat(24),
    '../../x',
    `${image}-share.jpg`,
  ];
  for (const name of guesses) expect([name, (await open(name)).statusCode]).toEqual([name, 404]);
  expect(await server.imageFiles()).toEqual(before);
});

it('the sweep keeps it with a cover that was published, and takes both when none ever was', async () => {
  const [published, draft] = [await upload(300, 200), await upload(200, 300)];
  await editor.publish('news', await editor.make('news', { image: published }));
  const { db, images, clock } = server.deps;
  await processOf('one').look();
  await images.save(sharedOf(draft), Buffer.from('of a preview'));
  await images.setOwner(await installationId(db));
  const log = { warn: (text: string) => expect.fail(text), error: (text: string) => expect.fail(text) };
  const sweep = imageSweep({ db, images, clock, log });
  await sweep();
  server.clock.advance(days(400));
  await sweep();
  expect(await namesOf(draft)).toEqual([]);
  expect(await namesOf(published)).toHaveLength(3);
});
