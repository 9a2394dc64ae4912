import { readdirSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { boxes } from '../../../contract/boxes';
import { catalogMessages } from '../../../server/platform/messages/catalog';
import { fileOf, picture } from '../../support/server/pictures';
import { buildTestApp, multipart, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await buildTestApp();
  token = (await server.makeAdmin()).token;
});
afterAll(() => server.close());

const fields = { Name: 'Rương', BoxHealth: '1', BoxType: '0', DropWeight: '1' };
const upload = (image: Blob, change: Record<string, string> = {}) =>
  server.send('POST', boxes.paths.create, { ...fields, ...change, Image: image }, { token });
const rows = async () => (await server.db.selectFrom('boxes').select('id').execute()).length;
const uploadFolders = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`outline-upload-${process.pid}-`));
const openUploads = () =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).includes('outline-upload-');
    } catch {
      return false;
    }
  });

/** Whatever `work` does, nothing of it may remain once the server has noticed. */
async function leavesNothing(work: () => Promise<unknown>) {
  const before = [await rows(), await server.imageFiles(), uploadFolders()];
  await work();
  const now = async () => [[await rows(), await server.imageFiles(), uploadFolders()], openUploads()];
  await expect.poll(now).toEqual([before, []]);
}

it('[29] re-encodes PNG, JPEG and WebP to WebP without metadata, and serves it immutable and inert', async () => {
  for (const format of ['png', 'jpeg', 'webp'] as const) {
    const made = await upload(await picture(format));
    expect(made.status).toBe(201);
    const answer = await server.app.inject(made.body.imageUrl);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const facts = await sharp(answer.rawPayload).metadata();
    expect([facts.format, facts.width, facts.exif]).toEqual(['webp', 64, undefined]);
    expect(answer.rawPayload.includes('a secret place')).toBe(false);
  }
});

it('[29] detects pictures by content: HTML, SVG, GIF, scripts and polyglots leave no row and no file', async () => {
  const png = Buffer.from(await (await picture()).arrayBuffer());
  const bad: Array<[string, File]> = [
    ['HTML named .png', fileOf('<!doctype html><script>alert(1)</script>')],
    [
      'SVG',
      fileOf('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'a.svg', 'image/svg+xml'),
    ],
    ['SVG named .png', fileOf('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['GIF', fileOf(Buffer.from('GIF89a<script>alert(1)</script>'), 'a.gif', 'image/gif')],
    [
      'TIFF',
      fileOf(
        await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .raw()
          .toBuffer(),
      ),
    ],
    ['truncated', fileOf(png.subarray(0, png.length / 2))],
    ['signature only', fileOf(png.subarray(0, 8))],
    ['RIFF that is no WebP', fileOf(Buffer.from('RIFF\0\0\0\0WEBPjunk'))],
  ];
  for (const [name, file] of bad) {
    await leavesNothing(async () => {
      const answer = await upload(file);
      expect([name, answer.status, answer.body.errors.image.length]).toEqual([name, 400, 1]);
    });
  }
});

it('[29] removes data hidden behind a valid picture', async () => {
  const png = Buffer.from(await (await picture()).arrayBuffer());
  const made = await upload(fileOf(Buffer.concat([png, Buffer.from('<script>alert(1)</script>')])));
  const { rawPayload } = await server.app.inject(made.body.imageUrl);
  expect(rawPayload.includes('<script>')).toBe(false);
});

it('[29] refuses more than 5 MB and more than 16 megapixels', async () => {
  await leavesNothing(async () => {
    const heavy = await upload(fileOf(new Uint8Array(5 * 1024 * 1024 + 1).fill(1)));
    expect(heavy.body.errors).toEqual({ image: [catalogMessages.imageTooLarge.en] });
    const bomb = await sharp({ create: { width: 4200, height: 4200, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const wide = await upload(fileOf(bomb));
    expect(wide.body.errors).toEqual({ image: [catalogMessages.imageTooLarge.en] });
  });
});

it('stores no picture when another field is wrong, and none twice', async () => {
  await leavesNothing(async () => {
    expect((await upload(await picture(), { BoxHealth: '-1' })).status).toBe(400);
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('Image', await picture());
    form.append('Image', await picture());
    const request = new Request('http://localhost', { method: 'POST', body: form });
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    const twice = await server.post(boxes.paths.create, Buffer.from(await request.arrayBuffer()), {
      token,
      headers,
    });
    expect([400, 413]).toContain(twice.status);
  });
});

it('[30] returns 400 for a missing boundary, a truncated body and a text that is too long', async () => {
  const { body, headers } = await multipart({ ...fields, Image: await picture() });
  const send = (payload: Buffer, type: string) =>
    server.post(boxes.paths.create, payload, { token, headers: { 'content-type': type } });
  await leavesNothing(async () => {
    expect((await send(body, 'multipart/form-data')).status).toBe(400);
    expect((await send(body, 'multipart/form-data; boundary=other')).status).toBe(400);
    expect((await send(body.subarray(0, body.length - 40), headers['content-type'])).status).toBe(400);
    expect((await send(body.subarray(0, 120), headers['content-type'])).status).toBe(400);
    expect((await send(Buffer.alloc(0), headers['content-type'])).status).toBe(400);
    expect((await upload(await picture(), { Name: 'x'.repeat(20_000) })).status).toBe(400);
    expect((await upload(await picture(), { Name: 'x'.repeat(101) })).body.errors.name).toHaveLength(1);
    expect((await upload(await picture(), { Name: 'a\0b' })).body.errors.name).toHaveLength(1);
    expect((await send(Buffer.from('{}'), 'application/json')).status).toBe(415);
    expect((await send(Buffer.from('a=b'), 'text/plain')).status).toBe(415);
    const proto = await upload(await picture(), JSON.parse('{"__proto__":"x"}'));
    expect(proto.status).toBeLessThan(500);
  });
});

it('reports a form with hundreds of parts correctly', async () => {
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`Field${n}`, 'x']));
  await leavesNothing(async () => {
    expect((await upload(await picture(), many)).status).toBe(413);
  });
});

it('[30] leaves nothing of an aborted upload', async () => {
  const self = new URL(await server.listen());
  const { body, headers } = await multipart({ ...fields, Image: fileOf(new Uint8Array(1_000_000).fill(7)) });
  await leavesNothing(async () => {
    const socket = connect(Number(self.port), self.hostname);
    socket.write(
      `POST /api/${boxes.paths.create} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n` +
        `content-type: ${headers['content-type']}\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    socket.write(body.subarray(0, 500_000));
    await expect.poll(uploadFolders).toHaveLength(1);
    socket.destroy();
  });
  expect((await upload(await picture())).status).toBe(201);
});

it('[30] ends a stalled upload, and leaves nothing of it', async () => {
  const self = new URL(server.deps.address.self);
  const { body, headers } = await multipart({ ...fields, Image: fileOf(new Uint8Array(1_000_000).fill(7)) });
  await leavesNothing(async () => {
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(Number(self.port), self.hostname);
      socket.on('data', (part) => (text += String(part)));
      socket.on('close', () => resolve(text));
      socket.write(
        `POST /api/${boxes.paths.create} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n` +
          `content-type: ${headers['content-type']}\r\ncontent-length: ${body.length}\r\n\r\n`,
      );
      socket.write(body.subarray(0, 500_000));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
  });
});

it('never finds a picture outside its folder', async () => {
  for (const name of [
    '..%2f..%2fserver.key',
    '%2e%2e/%2e%2e/etc/passwd',
    'a.webp%00',
    'none-0000000000.webp',
    'x',
  ]) {
    const answer = await server.get(`/images/${name}`);
    expect([name, answer.status]).toEqual([name, 404]);
    expect(String(answer.headers['content-type'])).toContain('json');
  }
});

it('stores every picture also at 160 pixels, under its own name, both or neither', async () => {
  const made = await upload(await picture('png', 400));
  expect(made.body.thumbUrl).toBe(made.body.imageUrl.replace('.webp', '-s.webp'));
  const sizes = [];
  for (const url of [made.body.imageUrl, made.body.thumbUrl]) {
    const { format, width } = await sharp((await server.app.inject(url)).rawPayload).metadata();
    sizes.push([format, width]);
  }
  expect(sizes).toEqual([
    ['webp', 400],
    ['webp', 160],
  ]);
  const { images } = server.deps;
  const { save } = images;
  await leavesNothing(async () => {
    let stored = 0;
    images.save = async (name, bytes) => {
      if (++stored === 2) throw new Error('no space');
      await save(name, bytes);
    };
    expect((await upload(await picture())).status).toBe(500);
    images.save = save;
  });
});

it('refuses a moving picture, of which it would keep one frame', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = [await frame('red'), await frame('blue')];
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  const { status, body } = await upload(fileOf(moving));
  expect([status, body.errors.image]).toEqual([400, [catalogMessages.imageAnimated.en]]);
});

it('falls back to the full picture where an older one has no small version', async () => {
  const made = await upload(await picture());
  await server.deps.images.remove(made.body.thumbUrl.replace('/images/', ''));
  expect((await server.get(made.body.thumbUrl)).status).toBe(200);
});

it('keeps the picture of a record whose commit has an unknown outcome', async () => {
  const begin = server.db.transaction.bind(server.db);
  const lost = vi.spyOn(server.db, 'transaction').mockImplementation(() => {
    const run = async (work: Parameters<ReturnType<typeof begin>['execute']>[0]) => {
      await begin().execute(work);
      throw new Error('Connection terminated unexpectedly');
    };
    return { execute: run } as unknown as ReturnType<typeof begin>;
  });
  expect((await upload(await picture(), { Name: 'Không rõ' })).status).toBe(503);
  lost.mockRestore();
  const list = (await server.get(boxes.paths.list, { token })).body[boxes.listKey];
  const { imageUrl, thumbUrl } = list.find(({ name }: { name: string }) => name === 'Không rõ');
  for (const url of [imageUrl, thumbUrl]) expect((await server.get(url)).status).toBe(200);
});
