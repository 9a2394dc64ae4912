import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Db } from '../../../server/db/tables';
import { failing } from '../../../server/operations/failing';
import type { Clock } from '../../../server/platform/clock';
import { addMs, days, hours } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { diskStore } from '../../../server/storage/images/disk';
import { installationId } from '../../../server/storage/images/ownership';
import { type ImageStore, smallName } from '../../../server/storage/images/store';
import { imageSweep } from '../../../server/storage/images/sweep';
import { FakeClock } from '../../support/server/clock';
import { type TestDatabase, testDatabase } from '../../support/server/database';

let database: TestDatabase;
let folder: string;
let images: ImageStore;
let clock: FakeClock;
beforeEach(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'outline-images-'));
  images = await diskStore(folder);
  clock = new FakeClock();
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const log = { warn: vi.fn(), error: vi.fn() };
beforeEach(() => {
  log.warn.mockReset();
  log.error.mockReset();
});
const sweepOver = (db: Db, at: Clock = clock) => imageSweep({ db, images, clock: at, log });
const nameOf = (n: number) => `${String(n).padStart(24, '0')}-0123456789.webp`;
const files = async () => (await readdir(folder)).filter((name) => name.endsWith('.webp')).sort();

/** Stores pictures that are a day old, each with its small version. */
async function store(...names: string[]) {
  const day = addMs(clock.now(), -days(1));
  for (const name of names.flatMap((one) => [one, smallName(one)])) {
    await images.save(name, Buffer.from('x'));
    await utimes(join(folder, name), day, day);
  }
}

/** A loot box that shows the picture; returns its id. */
async function show(db: Db, image: string): Promise<string> {
  const now = clock.now();
  const row = {
    id: newId(),
    name: 'Rương',
    boxHealth: 1,
    boxType: 0,
    dropWeight: 1,
    image,
    createdAt: now,
    updatedAt: now,
  };
  await db.insertInto('boxes').values(row).execute();
  return row.id;
}
const hide = (db: Db, id: string) => db.deleteFrom('boxes').where('id', '=', id).execute();
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, n) => nameOf(from + n));

it('keeps a picture for 90 days after its last use, however often it was swept meanwhile', async () => {
  const { db } = database;
  const sweep = sweepOver(db);
  await store(nameOf(1), nameOf(2));
  await show(db, nameOf(1));
  const id = await show(db, nameOf(2));
  await sweep();
  clock.advance(days(400));
  expect(await sweep()).toBe(0);
  await hide(db, id);
  for (let day = 0; day < 90; day += 10) {
    expect(await sweep()).toBe(0);
    clock.advance(days(10));
  }
  expect(await files()).toHaveLength(4);
  expect(await sweep()).toBe(1);
  expect(await files()).toEqual([nameOf(1), smallName(nameOf(1))].sort());
  expect(log.warn.mock.calls.concat(log.error.mock.calls)).toEqual([]);
});

it('deletes the others when one cannot be deleted, and that one later', async () => {
  const { db } = database;
  await store(...numbers(1, 4));
  await show(db, nameOf(4));
  const shown = await Promise.all(numbers(1, 3).map((name) => show(db, name)));
  let isBroken = true;
  const broken: ImageStore = {
    ...images,
    remove: async (name) => {
      if (isBroken && name === nameOf(2)) throw new Error('the disk refuses');
      await images.remove(name);
    },
  };
  const rows = failing('pictures', { clock, log });
  const sweep = imageSweep({ db, images: broken, clock, log, rows });
  await sweep();
  for (const id of shown) await hide(db, id);
  await sweep();
  clock.advance(days(90));
  expect(await sweep()).toBe(2);
  expect(await files()).toContain(nameOf(2));
  expect(log.error.mock.calls.map(([facts]) => facts)).toMatchObject([{ part: 'pictures', id: nameOf(2) }]);
  expect(await sweep()).toBe(0);
  isBroken = false;
  clock.advance(hours(1));
  expect(await sweep()).toBe(1);
  expect(await files()).toEqual([nameOf(4), smallName(nameOf(4))].sort());
});

it('restarts the 90 days of a picture that is used again', async () => {
  const { db } = database;
  const sweep = sweepOver(db);
  await store(nameOf(1));
  const first = await show(db, nameOf(1));
  await sweep();
  await hide(db, first);
  await sweep();
  clock.advance(days(89));
  const second = await show(db, nameOf(1));
  await sweep();
  await hide(db, second);
  await sweep();
  clock.advance(days(89));
  expect(await sweep()).toBe(0);
  expect(await files()).toHaveLength(2);
  clock.advance(days(1));
  expect(await sweep()).toBe(1);
});

it('keeps the pictures of texts: of drafts in either language, and of what is planned', async () => {
  const { db } = database;
  await store(...numbers(1, 4));
  const now = clock.now();
  const article = {
    id: newId(),
    title: 'Chợ Nổi',
    titleEn: '',
    summary: 'Mới.',
    summaryEn: '',
    kind: 0,
    body: `Ghe.\n\n![Ghe](${nameOf(1)}) và ![ghe](<${nameOf(2)}> "Ghe")`,
    bodyEn: `![Boats](${smallName(nameOf(3))})`,
    isPinned: false,
    shownOn: null,
    image: '',
    createdAt: now,
    updatedAt: now,
  };
  await db.insertInto('news').values(article).execute();
  const plan = {
    id: newId(),
    resource: 'help',
    recordId: newId(),
    recordVersion: 1,
    fields: JSON.stringify({ answerHtml: `<img src="/images/${nameOf(4)}">` }),
    from: addMs(now, days(500)),
    createdAt: now,
  };
  await db.insertInto('publications').values(plan).execute();
  const sweep = sweepOver(db);
  await sweep();
  await store(nameOf(5));
  await sweep();
  clock.advance(days(90));
  expect(await sweep()).toBe(1);
  expect(await files()).toEqual(
    numbers(1, 4)
      .flatMap((name) => [smallName(name), name])
      .sort(),
  );
  // The one that a text names again just before it would be deleted stays too.
  await db.updateTable('news').set({ body: '' }).execute();
  await sweep();
  clock.advance(days(90));
  const { owner } = images;
  images.owner = async () => {
    await db.updateTable('news').set({ body: article.body }).execute();
    return owner();
  };
  expect(await sweep()).toBe(0);
});

it('deletes nothing that a row came to use during the sweep', async () => {
  const { db } = database;
  await store(nameOf(1));
  const id = await show(db, nameOf(1));
  await sweepOver(db)();
  await hide(db, id);
  await sweepOver(db)();
  clock.advance(days(90));
  // Used again just before the first file is deleted: the rows read earlier are outdated.
  const remove = vi.spyOn(images, 'remove');
  const { owner } = images;
  images.owner = async () => {
    await show(db, nameOf(1));
    return owner();
  };
  expect(await sweepOver(db)()).toBe(0);
  expect(remove).not.toHaveBeenCalled();
  expect(await files()).toHaveLength(2);
});

it('leaves every picture when started with another database, and logs it once', async () => {
  const { db } = database;
  await store(...numbers(1, 4));
  for (const name of numbers(1, 4)) await show(db, name);
  expect(await sweepOver(db)()).toBe(0);
  const other = await testDatabase();
  expect(await installationId(other.db)).not.toBe(await installationId(db));
  const sweep = sweepOver(other.db);
  for (const day of [0, 1, 90, 91]) {
    clock.advance(days(day));
    expect(await sweep()).toBe(0);
  }
  await other.close();
  expect(await files()).toHaveLength(8);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('another installation'));
  expect(await images.owner()).toBe(await installationId(db));
});

it('does not claim a store without an owner when pictures in it are unused', async () => {
  await store(...numbers(1, 4));
  await show(database.db, nameOf(1));
  const sweep = sweepOver(database.db);
  for (const day of [0, 100]) {
    clock.advance(days(day));
    expect(await sweep()).toBe(0);
  }
  expect(await images.owner()).toBe(null);
  expect(await files()).toHaveLength(8);
  // As `outline images sweep --claim` does.
  await images.setOwner(await installationId(database.db));
  await sweep();
  clock.advance(days(90));
  expect(await sweep()).toBe(3);
});

it('does not delete more than a tenth at once unless told to, but always a few', async () => {
  const { db } = database;
  await images.setOwner(await installationId(db));
  await store(...numbers(1, 60));
  for (const name of numbers(1, 30)) await show(db, name);
  const sweep = sweepOver(db);
  await sweep();
  clock.advance(days(90));
  expect(await sweep()).toBe(0);
  expect(await files()).toHaveLength(120);
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^30 of 60 pictures .* none was removed\./),
  );
  expect(await sweep(true)).toBe(30);
  expect(await files()).toHaveLength(60);

  await store(...numbers(100, 19));
  await sweep();
  clock.advance(days(90));
  expect(await sweep()).toBe(19);
  expect(await files()).toHaveLength(60);
});

it('removes partial files of a crash after an hour, in its own store only', async () => {
  const { db } = database;
  const aside = join(folder, `${nameOf(1)}.0a1b2c.tmp`);
  await writeFile(aside, 'x');
  await images.setOwner('another');
  clock.advance(hours(2));
  await sweepOver(db)();
  expect(await readdir(folder)).toContain(`${nameOf(1)}.0a1b2c.tmp`);
  await images.setOwner(await installationId(db));
  await sweepOver(db)();
  expect(await readdir(folder)).toEqual(['.installation']);
});
