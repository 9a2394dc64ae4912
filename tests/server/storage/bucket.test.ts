import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boxes } from '../../../contract/boxes';
import { sharedOf, sharedSize } from '../../../contract/sharing';
import { buildApp } from '../../../server/app';
import { days } from '../../../server/platform/clock';
import { type S3Settings, signedRequests } from '../../../server/storage/images/bucket';
import { installationId } from '../../../server/storage/images/ownership';
import { keepShared } from '../../../server/storage/images/pair';
import { s3Store } from '../../../server/storage/images/s3';
import { readListing } from '../../../server/storage/images/s3Listing';
import { type ImageStore, smallName } from '../../../server/storage/images/store';
import { imageSweep } from '../../../server/storage/images/sweep';
import { bucketServer } from '../../support/server/bucket';
import { picture } from '../../support/server/pictures';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let bucket: Awaited<ReturnType<typeof bucketServer>>;
let settings: S3Settings;
/** Counted as in the metrics. */
let failures = 0;
let images: ImageStore;
let server: TestApp;
let token: string;
beforeAll(async () => {
  bucket = await bucketServer();
  settings = { ...bucket.settings, failed: () => failures++ };
  images = s3Store(settings);
  server = await buildTestApp({ images });
  token = (await server.makeAdmin()).token;
});
afterAll(async () => {
  await server.close();
  await bucket.close();
});

const fields = { Name: 'Rương', BoxHealth: '1', BoxType: '0', DropWeight: '1' };
const create = async (change: object = {}) =>
  server.send('POST', boxes.paths.create, { ...fields, ...change, Image: await picture() }, { token });
const stored = async (store = images) => {
  const names = [];
  for await (const { name } of store.list()) names.push(name);
  return names.sort();
};
const fail = (message: string) => {
  throw new Error(message);
};
const nameOf = (n: number) => `${String(n).padStart(24, '0')}-0123456789.webp`;

it('puts, gets, lists page by page and deletes', async () => {
  const names = [1, 2, 3, 4, 5].map(nameOf);
  for (const name of names) await images.save(name, Buffer.from(name));
  expect(await stored(s3Store(bucket.settings, 2))).toEqual(names);
  const found = await images.read(nameOf(3));
  const parts: Buffer[] = [];
  for await (const part of found?.stream ?? []) parts.push(Buffer.from(part));
  expect([found?.bytes, Buffer.concat(parts).toString()]).toEqual([nameOf(3).length, nameOf(3)]);
  for await (const { changedAt } of images.list()) {
    expect(Math.abs(Date.now() - +changedAt)).toBeLessThan(60_000);
  }
  for (const name of [...names, nameOf(6)]) await images.remove(name);
  expect(await stored()).toEqual([]);
  expect(await images.read(nameOf(3))).toBe(null);
});

it('keeps what shared links show of a picture beside it, under its own media type', async () => {
  await images.save(
    nameOf(1),
    await sharp(await (await picture('webp')).arrayBuffer())
      .webp()
      .toBuffer(),
  );
  expect([await keepShared(images, nameOf(1)), await keepShared(images, nameOf(2))]).toEqual([true, false]);
  const shared = sharedOf(nameOf(1));
  expect(await stored()).toEqual([shared, nameOf(1)].sort());
  const { headers } = await signedRequests(bucket.settings)(`/images/${shared}`);
  expect(headers.get('content-type')).toBe('image/jpeg');
  const answer = await server.app.inject(`/images/${shared}`);
  expect(answer.headers['content-type']).toBe('image/jpeg');
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', ...sharedSize });
  for (const one of await stored()) await images.remove(one);
});

it('serves an admin’s upload through /images/, immutable and inert', async () => {
  const made = await create();
  expect(made.status).toBe(201);
  const answer = await server.app.inject(made.body.imageUrl);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(64);
  expect((await server.app.inject(made.body.thumbUrl)).statusCode).toBe(200);
  expect(await stored()).toHaveLength(2);
  expect((await server.app.inject({ method: 'HEAD', url: made.body.imageUrl })).statusCode).toBe(200);
  expect((await server.get(`/images/${nameOf(9)}`)).status).toBe(404);
  const path = boxes.paths.remove.replace(':id', made.body.id);
  expect((await server.call('DELETE', path, undefined, { token })).status).toBe(204);
  // Its pictures are now orphans, which the sweep keeps for a while.
  expect(await stored()).toHaveLength(2);
  for (const name of await stored()) await images.remove(name);
});

it('keeps nothing of a refused upload, and sweeps only orphans', async () => {
  expect((await create({ BoxHealth: '-1' })).status).toBe(400);
  expect(await stored()).toEqual([]);
  const made = await create();
  const kept = await stored();
  for (const name of [nameOf(1), smallName(nameOf(1))]) await images.save(name, Buffer.from('x'));
  const sweep = imageSweep({ ...server.deps, images, log: { warn: fail, error: fail } });
  expect(await sweep()).toBe(0);
  expect(await images.owner()).toBe(await installationId(server.db));
  server.clock.advance(days(90));
  expect(await sweep()).toBe(1);
  expect(await stored()).toEqual(kept);
  expect((await server.get(made.body.imageUrl)).status).toBe(200);
});

it('redirects browsers to the public address if configured, and allows pages to show it', async () => {
  const open = s3Store({ ...bucket.settings, publicUrl: 'https://cdn.example/outline' });
  const app = await buildApp({ ...server.deps, images: open });
  const answer = await app.inject(`/images/${nameOf(1)}`);
  expect([answer.statusCode, answer.headers.location]).toEqual([
    302,
    `https://cdn.example/outline/images/${nameOf(1)}`,
  ]);
  expect((await app.inject('/images/..%2fserver.key')).statusCode).toBe(404);
  const policy = String((await app.inject('/api/health')).headers['content-security-policy']);
  expect(policy).toContain("img-src 'self' data: blob: https://cdn.example;");
  await app.close();
});

it('counts no failure while the store is well', () => expect(failures).toBe(0));

it.each([
  ['away', { endpoint: 'http://127.0.0.1:9' }],
  ['refusing the key', { accessKeyId: 'another' }],
  ['without the bucket', { bucket: 'nothing-here' }],
] as Array<[string, Partial<S3Settings>]>)(
  'returns 503 and leaves no row when the store is %s',
  async (_, change) => {
    const count = async () => (await server.db.selectFrom('boxes').select('id').execute()).length;
    const before = await count();
    token = (await server.makeAdmin()).token;
    const counted = failures;
    const broken = s3Store({ ...settings, ...change });
    const real = { ...images };
    Object.assign(images, broken);
    const made = await create();
    const rows = await count();
    Object.assign(images, real);
    expect([made.status, made.headers['retry-after'], rows]).toEqual([503, '5', before]);
    await expect(stored(broken)).rejects.toThrow();
    expect(failures).toBeGreaterThan(counted);
  },
);

it('parses a listing with special characters in its keys', () => {
  const entry = (key: string) =>
    `<Contents><Key>${key}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents>`;
  const cut = '<IsTruncated>true</IsTruncated>';
  expect(
    readListing(`<ListBucketResult>${cut}${entry('a&amp;amp;')}${entry('b')}</ListBucketResult>`),
  ).toEqual({
    objects: ['a&amp;', 'b'].map((key) => ({ key, changedAt: new Date('2026-01-02T03:04:05Z') })),
    isCut: true,
  });
  expect(readListing('<ListBucketResult/>')).toEqual({ objects: [], isCut: false });
});
