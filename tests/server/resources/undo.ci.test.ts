import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalog } from '../../../contract/catalog';
import { undoDays } from '../../../contract/limits';
import { type FormResource, partOf, undoPath } from '../../../contract/resource';
import { days, hours } from '../../../server/platform/clock';
import { makePackage } from '../../support/server/packages';
import { picture } from '../../support/server/pictures';
import { buildTestApp, type TestApp } from '../../support/server/testApp';
import { ownChange } from '../../support/server/undoing';

let server: TestApp;
let owner: { id: string; token: string; email: string };
let other: { id: string; token: string };
let image: File;
beforeAll(async () => {
  server = await buildTestApp();
  [owner, other] = [await server.makeAdmin(), await server.makeAdmin()];
  image = await picture();
});
afterAll(() => server.close());

const samples = {
  rows: '[]',
  references: '[]',
  text: 'Tên',
  markdown: 'Nội dung',
  slug: 'ten',
  link: '/shops',
  file: '',
  integer: '12',
  decimal: '0.25',
  money: '59000',
  choice: '1',
  word: 'USD',
  reference: '',
  flag: 'false',
};
/** What a field takes. */
const sampleOf = (field: FormResource['fields'][string]) =>
  (field.kind === 'text' ? field.form?.sample : undefined) ??
  samples[field.kind as Exclude<typeof field.kind, 'date'>];
/** A value for every field; dates are in the future, two hours apart. */
const form = (resource: FormResource, change: object = {}) => {
  let ahead = 0;
  const value = ([name, field]: [string, (typeof resource.fields)[string]]) => {
    const { kind } = field;
    ahead += hours(2);
    return [
      partOf(name),
      kind === 'date' ? new Date(+server.clock.now() + ahead).toISOString() : sampleOf(field),
    ];
  };
  return { ...Object.fromEntries(Object.entries(resource.fields).map(value)), ...change };
};
type Who = { token: string };
/** Undoes the change of an entry, or the newest that the caller made of the record. */
const undo = async (path: string, body: { recordId: string; entry?: string }, who: Who = owner) =>
  server.post(
    path,
    { entry: await ownChange(server, body.recordId, who.token), ...body },
    { token: who.token },
  );
const lastEntry = async (recordId: string) =>
  (await server.get(`admin/history?filter=${JSON.stringify({ recordId })}&range=[0,0]`, owner)).body[0];

describe.each(catalog.map((resource) => [resource.name, resource as FormResource] as const))(
  '%s',
  (_name, resource) => {
    const { paths, imagePart, toggle } = resource;
    const create = async () =>
      (await server.send('POST', paths.create, form(resource, { [imagePart]: image }), owner)).body;
    const get = async (id: string) => server.get(paths.one.replace(':id', id), owner);
    const change = {
      update: async (id: string, who: Who = owner) =>
        server.send(
          'PUT',
          paths.update.replace(':id', id),
          form(resource, { Name: 'Khác', [imagePart]: await picture('jpeg') }),
          who,
        ),
      delete: (id: string, who: Who = owner) =>
        server.call('DELETE', paths.remove.replace(':id', id), undefined, who),
      ...(toggle && {
        toggle: (id: string, who: Who = owner) =>
          server.call('PATCH', toggle.path.replace(':id', id), undefined, who),
      }),
    };

    it.each(Object.keys(change) as Array<keyof typeof change>)(
      'undoes %s: the record is what it was, under a new version, and the history says so',
      async (verb) => {
        const made = await create();
        const { status } = (await change[verb]?.(made.id)) ?? {};
        expect([200, 204]).toContain(status);
        expect(await undo(undoPath(resource), { recordId: made.id })).toMatchObject({
          status: 200,
          body: { recordId: made.id },
        });
        const { body } = await get(made.id);
        expect(body).toEqual({ ...made, version: expect.any(Number) });
        expect(body.version).toBeGreaterThan(made.version);
        const entry = await lastEntry(made.id);
        expect(entry).toMatchObject({ action: 'undo', userId: owner.id, after: body });
        // Undoing the undo restores the change.
        expect((await undo(undoPath(resource), { recordId: made.id })).status).toBe(200);
        const again = await get(made.id);
        expect(verb === 'delete' ? again.status : again.body).toEqual(
          verb === 'delete' ? 404 : { ...entry.before, version: body.version + 1 },
        );
      },
    );

    it('undoes a creation by deleting, and keeps the place in the list of what comes back', async () => {
      const made = await create();
      await create();
      const ids = async () =>
        (await server.get(paths.list, owner)).body[resource.listKey].map(({ id }: { id: string }) => id);
      const before = await ids();
      await change.delete(made.id);
      await undo(undoPath(resource), { recordId: made.id });
      expect(await ids()).toEqual(before);
      const third = await create();
      expect((await undo(undoPath(resource), { recordId: third.id })).status).toBe(200);
      expect((await get(third.id)).status).toBe(404);
    });

    it('refuses when another change followed, whoever made it', async () => {
      const made = await create();
      await change.update(made.id);
      const first = await lastEntry(made.id);
      await change.update(made.id, other);
      const now = (await get(made.id)).body;
      for (const body of [{ recordId: made.id }, { recordId: made.id, entry: first.id }])
        expect(await undo(undoPath(resource), body)).toMatchObject({
          status: 409,
          body: { message: expect.stringContaining('changed since') },
        });
      expect((await get(made.id)).body).toEqual(now);
      await change.delete(made.id);
      const deleted = await lastEntry(made.id);
      // Somebody else restores it from Activity, once.
      const back = { recordId: made.id, entry: deleted.id };
      const both = await Promise.all([
        undo(undoPath(resource), back, other),
        undo(undoPath(resource), back, owner),
      ]);
      expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
      expect((await get(made.id)).body).toEqual({ ...now, version: now.version + 1 });
    });

    it('does not take an entry of another record, nor of another resource', async () => {
      const [one, two] = [await create(), await create()];
      await change.delete(one.id);
      const { id: entry } = await lastEntry(one.id);
      expect((await undo(undoPath(resource), { recordId: two.id, entry })).status).toBe(404);
      expect((await undo(undoPath(resource), { recordId: two.id, entry: 'none' })).status).toBe(404);
      expect((await undo('admin/level/undo', { recordId: one.id, entry })).status).toBe(404);
      expect((await undo(undoPath(resource), { recordId: one.id }, other)).status).toBe(404);
    });
  },
);

const [resource] = catalog as readonly FormResource[];
if (!resource) throw new Error('No resource.');
const signedIn = async () => ({ token: (await server.signIn(owner.email)).accessToken });
const deleted = async () => {
  const values = form(resource, { [resource.imagePart]: await picture('webp') });
  const { body } = await server.send('POST', resource.paths.create, values, owner);
  await server.call('DELETE', resource.paths.remove.replace(':id', body.id), undefined, owner);
  return body;
};

it('undoes what was done to levels and to a ban', async () => {
  const level = { levelNumber: 7, experienceRequired: 100 };
  await server.post('admin/level/create', level, owner);
  await server.call('PUT', 'admin/level/update/7', { experienceRequired: 300 }, owner);
  await undo('admin/level/undo', { recordId: '7' });
  const levels = async () => (await server.get('admin/level/get-all', owner)).body.levels;
  expect(await levels()).toMatchObject([{ ...level, version: 3 }]);
  await server.call('DELETE', 'admin/level/delete/7', undefined, owner);
  expect(await levels()).toEqual([]);
  await undo('admin/level/undo', { recordId: '7' });
  expect(await levels()).toMatchObject([{ ...level, version: 4 }]);
  expect((await undo('admin/level/undo', { recordId: '900719925474099312' })).status).toBe(404);

  const player = await server.makeUser();
  await server.post(`admin/user/ban/${player.id}`, undefined, owner);
  expect((await undo('admin/user/undo', { recordId: player.id })).status).toBe(200);
  const banned = await server.db.selectFrom('users').select('bannedAt').where('id', '=', player.id).execute();
  expect(banned).toEqual([{ bannedAt: null }]);
  expect((await lastEntry(player.id)).action).toBe('unban');
  await server.post(`admin/user/ban/${player.id}`, undefined, owner);
  await server.post(`admin/user/unban/${player.id}`, undefined, other);
  // The caller's own last change is the ban, and another followed.
  expect((await undo('admin/user/undo', { recordId: player.id })).status).toBe(409);
});

it('is for those who may change the resource', async () => {
  const { id } = await deleted();
  const { id: entry } = await lastEntry(id);
  const content = await server.makeStaff('analyst');
  expect((await undo(undoPath(resource), { recordId: id, entry }, content)).status).toBe(403);
});

it('says when the picture is no longer stored', async () => {
  const { id, imageUrl } = await deleted();
  await server.deps.images.remove(imageUrl.replace('/images/', ''));
  expect(await undo(undoPath(resource), { recordId: id })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('no longer stored') },
  });
});

it('a package that was put back keeps its purchases', async () => {
  const id = await makePackage(server, { image: '' });
  const email = (await server.makePlayer({ email: 'keeps@player.example' })).email;
  const { status } = await server.post('user/payment/create', { email, packageId: id });
  expect(status).toBe(201);
  await server.call('DELETE', `admin/diamond-packages/${id}`, undefined, owner);
  await undo('admin/diamond-packages/undo', { recordId: id });
  const payments = await server.db.selectFrom('payments').select('packageId').execute();
  expect(payments).toEqual([{ packageId: id }]);
});

it('puts back for 90 days, with the picture, and no longer', async () => {
  const [kept, late] = [await deleted(), await deleted()];
  server.clock.advance(days(undoDays) - hours(1));
  expect((await undo(undoPath(resource), { recordId: kept.id }, await signedIn())).status).toBe(200);
  server.clock.advance(hours(2));
  expect((await undo(undoPath(resource), { recordId: late.id }, await signedIn())).status).toBe(404);
});
