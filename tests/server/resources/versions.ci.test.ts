import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalog } from '../../../contract/catalog';
import { type FormResource, partOf } from '../../../contract/resource';
import { diamondPackages as packages } from '../../../contract/resources';
import { minutes } from '../../../server/platform/clock';
import { eventually } from '../../support/eventually';
import { picture } from '../../support/server/pictures';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let one: { id: string; userName: string; token: string };
let two: { id: string; userName: string; token: string };
let image: File;
beforeAll(async () => {
  server = await buildTestApp();
  [one, two] = [await server.makeAdmin(), await server.makeAdmin()];
  image = await picture();
});
afterAll(() => server.close());

const unknown = '01a1fb20-0000-7000-8000-000000000000';
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
  word: 'VND',
  reference: '',
  flag: 'false',
  date: '',
};
const form = (resource: FormResource) =>
  Object.fromEntries(
    Object.entries(resource.fields).map(([name, field]) => [
      partOf(name),
      (field.kind === 'text' ? field.form?.sample : undefined) ?? samples[field.kind],
    ]),
  );
const create = async (resource: FormResource) =>
  (
    await server.send(
      'POST',
      resource.paths.create,
      { ...form(resource), [resource.imagePart]: image },
      { token: one.token },
    )
  ).body;
const update = (resource: FormResource, id: string, change: Record<string, string | File>, { token } = one) =>
  server.send('PUT', resource.paths.update.replace(':id', id), { ...form(resource), ...change }, { token });
const get = async (resource: FormResource, id: string) =>
  (await server.get(resource.paths.one.replace(':id', id), { token: one.token })).body;
const refused = (id: string) =>
  server.db
    .selectFrom('audits')
    .select('after')
    .where('recordId', '=', id)
    .where('action', '=', 'refused')
    .execute();

describe.each(catalog.map((resource) => [resource.name, resource as FormResource] as const))(
  '%s',
  (_name, resource) => {
    it('refuses an update from an older version and returns who, when and the current state', async () => {
      const made = await create(resource);
      expect(made.version).toBe(1);
      server.clock.advance(minutes(1));
      const theirs = await update(resource, made.id, { Name: 'Của hai', Version: '1' }, two);
      expect(theirs).toMatchObject({ status: 200, body: { name: 'Của hai', version: 2 } });

      const mine = await update(resource, made.id, { Name: 'Của một', Version: '1' });
      expect(mine.status).toBe(409);
      expect(mine.body).toEqual({
        message: 'This record has changed since you opened it.',
        conflict: { by: two.userName, at: server.clock.now().toISOString(), current: theirs.body },
      });
      expect(await get(resource, made.id)).toEqual(theirs.body);
      await eventually(async () =>
        expect(await refused(made.id)).toMatchObject([{ after: { status: 409 } }]),
      );

      const again = await update(resource, made.id, { Name: 'Của một', Version: '2' });
      expect(again).toMatchObject({ status: 200, body: { name: 'Của một', version: 3 } });
    });

    it('counts a new picture as a change, and keeps no picture of a refused one', async () => {
      const made = await create(resource);
      const repainted = await update(resource, made.id, { [resource.imagePart]: await picture('jpeg') }, two);
      expect(repainted.body.version).toBe(2);
      const files = await server.imageFiles();
      const late = await update(resource, made.id, {
        [resource.imagePart]: await picture('webp'),
        Version: '1',
      });
      expect([late.status, late.body.conflict.current]).toEqual([409, repainted.body]);
      expect(await server.imageFiles()).toEqual(files);
    });

    it('lets an old client without versions overwrite as specified', async () => {
      const made = await create(resource);
      for (const change of [{}, { Version: '' }] as Record<string, string>[]) {
        expect((await update(resource, made.id, { Name: 'Cũ', ...change })).status).toBe(200);
      }
      expect((await get(resource, made.id)).version).toBe(3);
    });

    it('lets one of two parallel updates from one version win', async () => {
      const made = await create(resource);
      const answers = await Promise.all([
        update(resource, made.id, { Name: 'Một', Version: '1' }, one),
        update(resource, made.id, { Name: 'Hai', Version: '1' }, two),
      ]);
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
      const [won] = answers.filter(({ status }) => status === 200);
      const [lost] = answers.filter(({ status }) => status === 409);
      expect(lost?.body.conflict.current).toEqual(won?.body);
      expect(await get(resource, made.id)).toEqual(won?.body);
    });

    it('returns 404 for a deleted record and 400 for an invalid version', async () => {
      expect((await update(resource, unknown, { Version: '1' })).status).toBe(404);
      const made = await create(resource);
      for (const version of ['x', '-1', '1.5', '1e3']) {
        const { status, body } = await update(resource, made.id, { Version: version });
        expect([status, body.errors]).toEqual([400, { version: ['This value is not valid.'] }]);
      }
    });
  },
);

it('reports the newest recorded change, whatever raised the version', async () => {
  const made = await create(packages);
  await server.db.updateTable('diamondPackages').set({ version: 7 }).where('id', '=', made.id).execute();
  await server.db.updateTable('diamondPackages').set({ version: 8 }).where('id', '=', made.id).execute();
  const { body } = await update(packages, made.id, { Version: '7' });
  expect(body.conflict).toMatchObject({ by: one.userName, current: { version: 8 } });
});

describe('a toggle with the wanted state', () => {
  const toggle = (id: string, body?: object, { token } = one) =>
    server.call('PATCH', (packages.toggle?.path ?? '').replace(':id', id), body, { token });

  it('is refused when it would do the opposite', async () => {
    const { id } = await create(packages);
    const on = await toggle(id, { isActive: true }, two);
    expect(on).toMatchObject({ status: 200, body: { isActive: true, version: 2 } });
    // Another tab that still shows Inactive: a plain toggle would take the package off sale.
    const late = await toggle(id, { isActive: true });
    expect(late.status).toBe(409);
    expect(late.body.conflict).toMatchObject({ by: two.userName, current: on.body });
    expect((await get(packages, id)).isActive).toBe(true);
    expect((await toggle(id, { isActive: false })).body).toMatchObject({ isActive: false, version: 3 });
  });
  it('without a body, or with an empty one, switches as specified', async () => {
    const { id } = await create(packages);
    expect((await toggle(id)).body.isActive).toBe(true);
    expect((await toggle(id, {})).body.isActive).toBe(false);
  });
  it('lets one of two parallel ones win, and handles a missing record and an invalid body', async () => {
    const { id } = await create(packages);
    const answers = await Promise.all([
      toggle(id, { isActive: true }, one),
      toggle(id, { isActive: true }, two),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect((await toggle(unknown, { isActive: true })).status).toBe(404);
    expect((await toggle(id, { isActive: 'yes' })).status).toBe(400);
  });
  it('makes a form that was opened before it stale', async () => {
    const { id } = await create(packages);
    await toggle(id, { isActive: true }, two);
    const { status, body } = await update(packages, id, { Price: '1', Version: '1' });
    expect([status, body.conflict.current.isActive]).toEqual([409, true]);
  });
});

describe('users', () => {
  const set = (verb: string, id: string, body?: object) =>
    server.post(`admin/user/${verb}/${id}`, body, { token: one.token });
  const listed = async (userName: string) =>
    (await server.get(`admin/user/get-all?Search=${userName}`, { token: one.token })).body.users[0];

  it('get a new version from staff only, never from a sign-in or a balance', async () => {
    const player = await server.makePlayer();
    await server.db.updateTable('users').set({ diamonds: 5 }).where('id', '=', player.id).execute();
    expect((await listed(player.userName)).version).toBe(1);
    expect((await set('ban', player.id)).body).toMatchObject({ isLocked: true, version: 2 });
    expect((await listed(player.userName)).version).toBe(2);
  });
  it('a call that leads to another state than the wanted one is refused', async () => {
    const player = await server.makeUser();
    expect((await set('ban', player.id, { isLocked: true })).status).toBe(200);
    const wrong = await set('unban', player.id, { isLocked: true });
    expect(wrong.status).toBe(409);
    expect(wrong.body.conflict).toMatchObject({ by: one.userName, current: { isLocked: true, version: 2 } });
    expect((await set('unban', player.id, { isLocked: false })).body.isLocked).toBe(false);
    expect((await set('ban', unknown, { isLocked: true })).status).toBe(404);
    expect((await set('ban', player.id, { isLocked: 1 })).status).toBe(400);
  });
});

describe('levels', () => {
  const call = (method: 'POST' | 'PUT', path: string, body: object, { token } = one) =>
    server.call(method, `admin/level/${path}`, body, { token });

  it('refuse an update from an older version, accept one from the current version and one without', async () => {
    const made = await call('POST', 'create', { levelNumber: 7, experienceRequired: 70, version: 9 });
    expect(made.body.version).toBe(1);
    const theirs = await call('PUT', 'update/7', { experienceRequired: 80, version: 1 }, two);
    expect(theirs.body).toMatchObject({ experienceRequired: 80, version: 2 });
    const mine = await call('PUT', 'update/7', { experienceRequired: 90, version: 1 });
    expect([mine.status, mine.body.conflict]).toEqual([
      409,
      { by: two.userName, at: expect.any(String), current: theirs.body },
    ]);
    expect((await call('PUT', 'update/7', { experienceRequired: 90, version: 2 })).body.version).toBe(3);
    expect((await call('PUT', 'update/7', { experienceRequired: 95 })).body.version).toBe(4);
    expect((await call('PUT', 'update/8', { experienceRequired: 1, version: 1 })).status).toBe(404);
    expect((await call('PUT', 'update/7', { experienceRequired: 1, version: 'x' })).status).toBe(400);
    const answers = await Promise.all(
      [one, two].map((who, n) => call('PUT', 'update/7', { experienceRequired: 100 + n, version: 4 }, who)),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  });
});

it('names the field of a text that is too long for any field', async () => {
  const made = await create(packages);
  const { status, body } = await update(packages, made.id, {
    Name: 'ễ'.repeat(5000),
    Description: 'ễ'.repeat(9000),
    Price: '0'.repeat(20_000),
  });
  expect([status, body.errors]).toEqual([
    400,
    {
      name: ['At most 100 characters.'],
      description: ['At most 2,000 characters.'],
      price: ['This value is not valid.'],
    },
  ]);
});

describe('several at once', () => {
  const together = (records: object[], wanted = true) =>
    server.post('admin/diamond-packages/toggle-status', { wanted, records }, { token: one.token });
  const seen = ({ id, version }: { id: string; version: number }) => ({ id, version });

  it('change all of them, each audited, and leave those that are in the state already', async () => {
    const [first, second, third] = [await create(packages), await create(packages), await create(packages)];
    expect((await together([seen(first)])).body.packages).toMatchObject([{ isActive: true, version: 2 }]);
    const { status, body } = await together([{ id: first.id, version: 2 }, seen(second), { id: third.id }]);
    expect(status).toBe(200);
    expect(body.packages.map(({ version }: { version: number }) => version)).toEqual([2, 2, 2]);
    const entries = await server.db
      .selectFrom('audits')
      .select('recordId')
      .where('action', '=', 'toggle-status')
      .where('recordId', 'in', [first.id, second.id, third.id])
      .execute();
    expect(entries).toHaveLength(3);
  });

  it('change none when one was changed since, or is gone', async () => {
    const [first, second] = [await create(packages), await create(packages)];
    await update(packages, second.id, { Name: 'Khác', Version: '1' }, two);
    const refused = await together([seen(first), seen(second)]);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('“Khác”')]);
    expect((await together([seen(first), { id: unknown, version: 1 }])).status).toBe(404);
    for (const { id } of [first, second]) expect((await get(packages, id)).isActive).toBe(false);
  });
});
