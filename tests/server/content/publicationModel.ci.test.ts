import { afterAll, beforeAll, expect, it } from 'vitest';
import { banners } from '../../../contract/banners';
import { randomFrom } from '../../../server/cli/demo/random';
import { nextChange, readLive } from '../../../server/content/live';
import { publish } from '../../../server/content/publish';
import { cancel, endRemoved, unpublish } from '../../../server/content/unpublish';
import type { Actor } from '../../../server/http/types';
import { addMs, hours } from '../../../server/platform/clock';
import { ApiError } from '../../../server/platform/errors';
import { newId } from '../../../server/platform/ids';
import { createRest, deleteRest, updateRest } from '../../../server/resources/restRecords';
import { banner } from '../../support/server/content';
import { emptyPublications } from '../../support/server/emptied';
import { horizon, never, PublicationModel, type Published } from '../../support/server/publicationModel';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

const limits = banners.publication?.live ?? { least: 0, most: 0 };

let server: TestApp;
let actor: Actor;
beforeAll(async () => {
  server = await buildTestApp();
  const { id, userName } = await server.makeUser({ staffRoles: ['content'] });
  actor = { id, userName, permission: 'content:publish', network: '' } as Actor;
});
afterAll(() => server.close());

/** Whether an act was done; false if it was refused. Any other error is one. */
const isDone = (act: Promise<unknown>): Promise<boolean> =>
  act.then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && (error.status === 409 || error.status === 400)) return false;
      throw error;
    },
  );
const versionNow = async () =>
  (await server.db.selectFrom('operations').select('contentVersion').executeTakeFirstOrThrow())
    .contentVersion;
const rows = () => server.db.selectFrom('publications').selectAll().orderBy('id').execute();

/** Acts at random for an hour after the other, and compares what is live with the model after each. */
async function walk(seed: number, steps: number) {
  const random = randomFrom(seed);
  await emptyPublications(server.db, 'banners');
  const model = new PublicationModel(limits);
  const begin = server.clock.now();
  const at = (hour: number) => addMs(begin, hours(hour));
  const deps = {
    ...server.deps,
    beforeRemoval: endRemoved(server.deps),
    checkWritten: async () => undefined,
  };
  const records = new Map<string, number>();
  const fixed = new Map<string, unknown>();
  const isKnown = (act: string, done: boolean, expected: boolean) =>
    expect([seed, model.now, act, done]).toEqual([seed, model.now, act, expected]);

  const acts: Record<string, (() => Promise<boolean>) | undefined> = {
    create: async () => {
      const { id } = await createRest(deps, banners, actor, banner({ place: random.whole(1, 9) }));
      records.set(id, 1);
      return false;
    },
    edit: async () => {
      const id = random.pick([...records.keys()]);
      const { version } = await updateRest(deps, banners, actor, {
        id,
        body: { text: `Bản ${random.next()}` },
      });
      records.set(id, version);
      return false;
    },
    publish: async () => {
      const record = random.pick([...records.keys()]);
      const from = random.pick([model.now, model.now, random.whole(model.now, horizon - 20)]);
      const until = random.pick([never, never, from + random.whole(0, 20)]);
      const added: Published = { id: newId(), record, from, until, ended: never };
      const expected = model.mayPublish(added);
      const body = { resource: 'banners', recordId: record, version: records.get(record) ?? 0 };
      const span = { from: at(from).toISOString(), until: until === never ? null : at(until).toISOString() };
      const done = await isDone(publish(deps, actor, { ...body, ...span }).then((id) => (added.id = id)));
      isKnown('publish', done, expected);
      if (done) model.all.push(added);
      return done;
    },
    unpublish: async () => {
      const recordId = random.pick([...records.keys()]);
      const keepsSchedule = random.next() < 0.5;
      const shown = model.live(recordId, model.now);
      const which = (one: Published) =>
        keepsSchedule ? one.id === shown?.id : one.record === recordId && model.isOpen(one);
      const open = model.all.filter(which);
      const expected = open.length > 0 && model.end((one) => open.some(({ id }) => id === one.id)) !== null;
      const done = await isDone(unpublish(deps, actor, { resource: 'banners', recordId, keepsSchedule }));
      isKnown('take down', done, expected);
      return done;
    },
    cancel: async () => {
      if (model.all.length === 0) return false;
      const { id } = random.pick(
        random.next() < 0.8 && model.scheduled().length > 0 ? model.scheduled() : model.all,
      );
      const isScheduled = model.scheduled().some((one) => one.id === id);
      const expected = isScheduled && model.end((one) => one.id === id) !== null;
      const done = await isDone(cancel(deps, actor, id));
      isKnown('cancel', done, expected);
      return done;
    },
    remove: async () => {
      const id = random.pick([...records.keys()]);
      const which = (one: Published) => one.record === id && model.isOpen(one);
      const open = model.all.filter(which);
      const ended = model.end((one) => open.includes(one) || open.some((other) => other.id === one.id));
      const done = await isDone(deleteRest(deps, banners, actor, { id, body: undefined }));
      isKnown('delete', done, ended !== null);
      if (done) records.delete(id);
      return done && open.length > 0;
    },
    wait: async () => {
      const more = random.whole(1, 4);
      if (model.now + more > horizon - 40) return false;
      server.clock.advance(hours(more));
      model.now += more;
      return false;
    },
  };

  for (let step = 0; step < steps; step++) {
    const version = await versionNow();
    const few = records.size < 3;
    const act = few
      ? 'create'
      : random.pick([
          'create',
          'edit',
          'unpublish',
          'cancel',
          'remove',
          'wait',
          'publish',
          'publish',
          'publish',
        ]);
    const isChanged = await acts[records.size > 9 && act === 'create' ? 'publish' : act]?.();
    expect((await versionNow()) > version).toBe(isChanged);
    await compare();
  }

  async function compare() {
    const stored = await rows();
    const seen = (hour: number) =>
      stored.filter(({ from, until }) => from <= at(hour) && (until === null || until > at(hour)));
    const everyHour = Array.from({ length: horizon + 1 }, (_, hour) => hour);
    const ids = everyHour.map((hour) =>
      seen(hour)
        .map(({ id }) => id)
        .sort(),
    );
    expect(ids).toEqual(everyHour.map((hour) => model.statusAt(hour)));
    const twice = everyHour.filter((hour) => {
      const there = seen(hour).map(({ recordId }) => recordId);
      return new Set(there).size < there.length;
    });
    expect(twice).toEqual([]);
    for (const hour of [model.now, random.whole(model.now, horizon)])
      expect((await readLive(server.db, 'banners', at(hour))).map((one) => one.publicationId).sort()).toEqual(
        model.statusAt(hour),
      );
    const next = model.nextChange();
    expect(await nextChange(server.db, at(model.now))).toEqual(next === undefined ? null : at(next));
    for (const { id, fields, recordVersion, from, untilGiven } of stored) {
      const now = { fields, recordVersion, from, untilGiven };
      expect(now).toEqual(fixed.get(id) ?? now);
      fixed.set(id, now);
    }
  }
  return model;
}

it.each([1, 2, 3, 4])('keeps its rules whatever is done, seed %i', async (seed) => {
  const model = await walk(seed, 60);
  expect(model.all.length).toBeGreaterThan(5);
});
