import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadsADay } from '../../../contract/files';
import { addEntry } from '../../../server/audit/audit';
import { addMs, hours } from '../../../server/platform/clock';
import { keptFree } from '../../../server/storage/files/allowance';
import { receiveFile } from '../../../server/storage/files/receive';
import type { FileStore } from '../../../server/storage/files/store';
import { writerOf } from '../../support/server/content';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const zip = (bytes: number) => Buffer.concat([Buffer.from('PK'), randomBytes(bytes - 2)]);
const person = async () => writerOf(await server.makeUser({ staffRoles: ['content'] }));
async function* pieces(bytes: number) {
  yield zip(bytes);
}
type Writer = Awaited<ReturnType<typeof person>>;

/** Uploads so many bytes; resolves to what was said about it, 'kept' when it was. */
const upload = (by: Writer, bytes: number, { says = true, files = server.deps.files } = {}) =>
  receiveFile(
    { ...server.deps, files },
    {
      name: 'a.zip',
      length: says ? bytes : undefined,
      by,
      source: pieces(bytes),
    },
  ).then(
    () => 'kept',
    (error: { status: number; text: { en: string } }) => `${error.status} ${error.text.en}`,
  );
/** An upload of the past, by the history. */
const uploaded = ({ id, userName }: Writer, bytes: number, hoursAgo: number) =>
  addEntry(
    server.db,
    { now: () => addMs(server.clock.now(), -hours(hoursAgo)) },
    { id, userName, network: null },
    { action: 'upload', resource: 'release-files', id: 'a', before: null, after: { bytes, name: 'a.zip' } },
  );

/** What is left of the day, how old its upload is, whose it was, and whether the next one says its size. */
const day = [0, 1000, 1999, 2000].flatMap((left) =>
  [23, 25].flatMap((age) =>
    [true, false].flatMap((says) => ['the same', 'another'].map((whose) => ({ left, age, says, whose }))),
  ),
);
describe('a person', () => {
  it.each(day)('with $left bytes left, $age h ago, by $whose person, saying the size: $says', async (one) => {
    const [by, other] = [await person(), await person()];
    await uploaded(one.whose === 'another' ? other : by, uploadsADay - one.left, one.age);
    const isFull = one.left < 2000 && one.age < 24 && one.whose !== 'another';
    const before = await server.storedFiles();
    const said = await upload(by, 2000, one);
    expect(said).toMatch(isFull ? /^400 Each person may upload 5,120 MB in 24 hours/ : /^kept$/);
    expect((await server.storedFiles()).length).toBe(before.length + (isFull ? 0 : 1));
  });

  it('cannot go round it with uploads beside each other', async () => {
    const by = await person();
    await uploaded(by, uploadsADay - 3000, 1);
    const beside = await Promise.all([1, 2, 3, 4].map(() => upload(by, 1000)));
    const after = [await upload(by, 1000), await upload(by, 1000), await upload(by, 1000)];
    expect([...beside, ...after].filter((said) => said === 'kept')).toHaveLength(3);
  });

  it('has what a refused upload had reserved', async () => {
    const by = await person();
    await uploaded(by, uploadsADay - 3000, 1);
    const wrong = { name: 'a.exe', length: 3000, by, source: pieces(3000) };
    await expect(receiveFile(server.deps, wrong)).rejects.toMatchObject({ status: 400 });
    expect(await upload(by, 3000)).toBe('kept');
  });
});

it('one that says that it is too much for a day is refused before it is read', async () => {
  const by = await person();
  await uploaded(by, uploadsADay - 3000, 1);
  const source = { [Symbol.asyncIterator]: () => expect.fail('It was read.') };
  await expect(receiveFile(server.deps, { name: 'a.zip', length: 3001, by, source })).rejects.toMatchObject({
    status: 400,
    fields: { file: [{ vi: expect.stringContaining('5.120 MB trong 24 giờ') }] },
  });
});

it.each([
  [keptFree + 2000, true],
  [keptFree + 1999, false],
  [0, false],
  [null, true],
])('with %s bytes free on the disk, 2000 are taken: %s', async (free, isTaken) => {
  const files: FileStore = { ...server.deps.files, free: async () => free };
  const said = await upload(await person(), 2000, { files });
  expect(said).toMatch(isTaken ? /^kept$/ : /^503 The server’s disk is nearly full/);
});
