import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eraseAgain } from '../../../server/accounts/erasure/again';
import { eraseNext } from '../../../server/accounts/erasure/erase';
import { type Part, type WorkDependencies, workParts } from '../../../server/boot/workParts';
import { collectErased, copyErasedList } from '../../../server/cli/backup/erasedList';
import { days } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { s3Store } from '../../../server/storage/images/s3';
import type { ImageStore } from '../../../server/storage/images/store';
import { imageSweep } from '../../../server/storage/images/sweep';
import { bucketServer } from '../../support/server/bucket';
import { placesOf } from '../../support/server/everywhere';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let bucket: Awaited<ReturnType<typeof bucketServer>>;
let images: ImageStore;
let server: TestApp;
beforeAll(async () => {
  bucket = await bucketServer();
  images = s3Store(bucket.settings);
  server = await buildTestApp({ images });
});
afterAll(async () => {
  await server.close();
  await bucket.close();
});

const listed = async () => ((await images.erased()) ?? '').split('\n');
const pictures = async () => {
  const names = [];
  for await (const { name } of images.list()) names.push(name);
  return names;
};
const eraseAll = async (store = images) => {
  while (await eraseNext({ ...server.deps, images: store }));
};
/** A player whose days are over. */
const due = async () => {
  const player = await server.makeUser();
  const eraseAt = server.clock.now();
  await server.db.updateTable('users').set({ eraseAt }).where('id', '=', player.id).execute();
  return player;
};
/** The part of the background work, as a process that has just started does it. */
const erasuresPart = (store: ImageStore) => {
  const deps = { ...server.deps, images: store } as unknown as WorkDependencies;
  const part = workParts(deps, new AbortController().signal, newId()).find(({ name }) => name === 'erasures');
  return part ?? fail('There is no such part');
};
const runs = async ({ run }: Pick<Part, 'run'>) => {
  while (await run());
};
const fail = (message: string) => {
  throw new Error(message);
};

it('is written beside the pictures of a bucket, with whom it had before the database was lost', async () => {
  const earlier = newId();
  await images.setErased(`${earlier}\n`);
  const { id } = await due();
  await eraseAll();
  expect(await listed()).toEqual([earlier, id].sort());
  // Once more is no change, and nobody is on it twice.
  await server.db.updateTable('erasedPlayers').set({ isListed: false }).execute();
  await eraseAll();
  expect(await listed()).toEqual([earlier, id].sort());
});

it('is no picture: neither listed, swept nor served, with the key of the owner beside it', async () => {
  await images.save('0123456789abcdef.webp', Buffer.from('x'));
  const before = await listed();
  const sweep = imageSweep({ ...server.deps, images, log: { warn: fail, error: fail } });
  await sweep();
  server.clock.advance(days(90));
  await sweep();
  expect(await listed()).toEqual(before);
  expect(await pictures()).not.toContain('.erased');
  for (const path of ['/images/.erased', '/images/%2Eerased'])
    expect((await server.get(path)).status).toBe(404);
});

it('waits for a bucket that is away, while the player is erased all the same', async () => {
  const { id, email, userName } = await due();
  const away = s3Store({ ...bucket.settings, endpoint: 'http://127.0.0.1:9' });
  await expect(eraseAll(away)).rejects.toMatchObject({ status: 503 });
  expect(await placesOf(server.db, [email, userName])).toEqual([]);
  expect(await listed()).not.toContain(id);
  const waiting = server.db.selectFrom('erasedPlayers').select('userId').where('isListed', '=', false);
  expect(await waiting.execute()).toEqual([{ userId: id }]);
  await eraseAll();
  expect(await listed()).toContain(id);
  expect(await waiting.execute()).toEqual([]);
});

it('erases again whom an older backup brings back, and goes into the next backup', async () => {
  const player = await due();
  const { id, email, userName } = player;
  const column = server.db.selectFrom('users').selectAll().where('id', '=', id);
  const older = await column.executeTakeFirstOrThrow();
  await eraseAll();
  const folder = await mkdtemp(join(tmpdir(), 'outline-older-'));
  try {
    // As the backup has it, which knows of no erasing.
    await server.db.deleteFrom('erasedPlayers').execute();
    const { id: _, ...row } = { ...older, eraseAt: null };
    await server.db.updateTable('users').set(row).where('id', '=', id).execute();
    expect(await placesOf(server.db, [email])).toEqual(['users.email']);
    const ids = await collectErased(join(folder, 'outline-older'), images);
    expect(ids).toEqual(await listed());
    await eraseAgain(server.db, server.deps, ids);
    expect(await placesOf(server.db, [email, userName])).toEqual([]);
    expect((await column.executeTakeFirst())?.erasedAt).not.toBeNull();
    await copyErasedList(server.db, images, folder);
    const none = { erased: async () => null };
    expect((await collectErased(folder, none)).sort()).toEqual(await listed());
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('erases again at the worker’s start whom a database of an earlier moment brings back', async () => {
  const { id, email, userName } = await due();
  const column = server.db.selectFrom('users').selectAll().where('id', '=', id);
  const { id: _, ...before } = await column.executeTakeFirstOrThrow();
  await eraseAll();
  // As pgbackrest restores the database, which nobody confirms: only the list beside the pictures knows.
  await server.db.deleteFrom('erasedPlayers').where('userId', '=', id).execute();
  await server.db
    .updateTable('users')
    .set({ ...before, eraseAt: null })
    .where('id', '=', id)
    .execute();
  expect(await placesOf(server.db, [email])).toEqual(['users.email']);
  const away = s3Store({ ...bucket.settings, endpoint: 'http://127.0.0.1:9' });
  const waits = erasuresPart(away);
  await expect(runs(waits)).rejects.toMatchObject({ status: 503 });
  const work = erasuresPart(images);
  await runs(work);
  expect(await placesOf(server.db, [email, userName])).toEqual([]);
  expect((await column.executeTakeFirst())?.erasedAt).not.toBeNull();
  // Looked at once, and what is erased stays as it is.
  const erased = server.db.selectFrom('erasedPlayers').selectAll().orderBy('userId');
  const done = [await column.execute(), await erased.execute()];
  server.clock.advance(1000);
  const read = vi.spyOn(images, 'erased');
  await runs(work);
  expect(read).not.toHaveBeenCalled();
  await runs(erasuresPart(images));
  expect(read).toHaveBeenCalledOnce();
  expect([await column.execute(), await erased.execute()]).toEqual(done);
});
