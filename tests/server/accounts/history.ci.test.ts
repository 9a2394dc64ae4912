import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalog, restResources } from '../../../contract/catalog';
import { englishName } from '../../../contract/localized';
import { staffRoles } from '../../../contract/permissions';
import { type FormResource, type RestResource, titleField } from '../../../contract/resource';
import { entryColumns } from '../../../server/accounts/staff/history/historyList';
import { seconds } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { eventually } from '../../support/eventually';
import { makePackage } from '../../support/server/packages';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let owner: { id: string; token: string; email: string };
beforeAll(async () => {
  server = await buildTestApp();
  owner = await server.makeAdmin();
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(seconds(5)));

interface Asked {
  filter?: object;
  range?: [number, number];
  sort?: [string, string];
}
const list = (asked: Asked = {}, token = owner.token) => {
  const texts = Object.entries(asked).map(([name, value]): [string, string] => [name, JSON.stringify(value)]);
  return server.get(`admin/history?${new URLSearchParams(texts)}`, { token });
};
const level = (levelNumber: number, token = owner.token) =>
  server.post('admin/level/create', { levelNumber, experienceRequired: 100 }, { token });
const ban = (id: string, token = owner.token) => server.post(`admin/user/ban/${id}`, undefined, { token });

describe('an entry', () => {
  it('records who, what, when, from where, and the record before and after', async () => {
    await level(1);
    const put = { experienceRequired: 250 };
    await server.call('PUT', 'admin/level/update/1', put, { token: owner.token });
    const [entry] = (await list({ filter: { resource: 'levels', recordId: '1', action: 'update' } })).body;
    expect(entry).toEqual({
      id: expect.any(String),
      at: server.clock.now().toISOString(),
      userId: owner.id,
      userName: expect.any(String),
      action: 'update',
      resource: 'levels',
      recordId: '1',
      recordName: null,
      recordNameEn: null,
      network: '127.0.0',
      before: expect.objectContaining({ levelNumber: 1, experienceRequired: 100, version: 1 }),
      after: expect.objectContaining({ levelNumber: 1, experienceRequired: 250, version: 2 }),
    });
    expect((await server.get(`admin/history/${entry.id}`, { token: owner.token })).body).toEqual(entry);
  });

  it('names the record of a refused call as it is called now', async () => {
    const id = await makePackage(server);
    const { status } = await server.send('PUT', `admin/diamond-packages/${id}`, {}, { token: owner.token });
    expect(status).toBe(400);
    await eventually(async () => {
      const [entry] = (await list({ filter: { action: 'refused', recordId: id } })).body;
      expect(entry).toMatchObject({ recordName: 'Gói thử' });
    });
  });

  it('names the record of every resource, in both languages where it has both', async () => {
    const resources: ReadonlyArray<FormResource | RestResource> = [...catalog, ...restResources];
    const named = (resource: FormResource | RestResource) =>
      server.db.transaction().execute(async (tx) => {
        const [id, title] = [newId(), titleField(resource)];
        const texts = [title, englishName(title)].filter((name) => name in resource.fields);
        // In place of the table for this transaction, as a record needs more than its title.
        await sql`create temp table ${sql.table(resource.table)}
          (id uuid, ${sql.join(texts.map((name) => sql`${sql.ref(name)} text`))}) on commit drop`.execute(tx);
        await sql`insert into ${sql.table(resource.table)}
          values (${id}, ${sql.join(texts.map((name) => `${resource.name} ${name}`))})`.execute(tx);
        const { rows } = await sql<{ recordName: string; recordNameEn: string }>`select ${entryColumns}
          from (select ${resource.name}::text as resource, ${id}::text as record_id) as audits`.execute(tx);
        return [rows[0]?.recordName, rows[0]?.recordNameEn];
      });
    const of = async (name: string) => named(resources.find((one) => one.name === name) as RestResource);
    expect(await of('news')).toEqual(['news title', 'news titleEn']);
    expect(await of('help')).toEqual(['help question', 'help questionEn']);
    expect(await of('offers')).toEqual(['offers code', null]);
    expect(await of('weapons')).toEqual(['weapons name', null]);
    for (const resource of resources) {
      const [name] = await named(resource);
      expect([resource.name, name]).toEqual([resource.name, `${resource.name} ${titleField(resource)}`]);
    }
  });

  it('an earlier version is restored by an ordinary update with its values', async () => {
    const [{ before }] = (await list({ filter: { resource: 'levels', action: 'update' } })).body;
    const { experienceRequired } = before;
    const back = await server.call(
      'PUT',
      'admin/level/update/1',
      { experienceRequired },
      { token: owner.token },
    );
    expect(back.body).toMatchObject({ experienceRequired: 100, version: 3 });
  });

  it('contains no personal data of a player: only the id and what changed', async () => {
    const player = await server.makeUser({ email: 'gone@secret.example', userName: 'private-name' });
    await ban(player.id);
    const [entry] = (await list({ filter: { resource: 'users', recordId: player.id } })).body;
    expect(entry).toMatchObject({ action: 'ban', before: { isLocked: false }, after: { isLocked: true } });
    // Read from the account, not stored.
    expect(entry.recordName).toBe('private-name');
    const rows = await server.db.selectFrom('audits').selectAll().where('recordId', '=', player.id).execute();
    expect(JSON.stringify(rows)).not.toMatch(/secret|private-name/);
  });

  it('names the resource of a refused write like every other entry', async () => {
    await server.call('DELETE', 'admin/level/delete/77', undefined, { token: owner.token });
    await eventually(async () => {
      const [entry] = (await list({ filter: { action: 'refused', resource: 'levels' } })).body;
      expect(entry).toMatchObject({ recordId: '77', after: { method: 'DELETE', status: 404 } });
    });
  });
});

describe('sign-ins of staff', () => {
  const entries = async (id: string) =>
    (await list({ filter: { userId: id, resource: 'sessions' } })).body.map(
      ({ action, after, network }: Record<string, unknown>) => ({ action, after, network }),
    );
  const login = (email: string, given: string) =>
    server.post(
      'user/auth/login',
      { email, password: given },
      {
        headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' },
        remoteAddress: '203.0.113.77',
      },
    );

  it('are entries, including failed ones', async () => {
    const person = await server.makeUser({ staffRoles: ['game'] });
    expect((await login(person.email, 'not the password')).status).toBe(401);
    await eventually(async () => expect(await entries(person.id)).toHaveLength(1));
    expect((await login(person.email, password)).status).toBe(200);
    const from = { after: { device: 'Firefox, Windows' }, network: '203.0.113' };
    expect(await entries(person.id)).toEqual([
      { action: 'sign-in', ...from },
      { action: 'sign-in-failed', ...from },
    ]);
  });

  it('of players are not', async () => {
    const player = await server.makeUser();
    await login(player.email, 'not the password');
    await login(player.email, password);
    expect(await entries(player.id)).toEqual([]);
  });
});

describe('the list', () => {
  it('is paged, newest first, with its length in Content-Range', async () => {
    const answer = await list({ range: [0, 1], sort: ['at', 'DESC'] });
    expect(answer.headers['content-range']).toMatch(/^history 0-1\/\d+$/);
    const [one, two] = answer.body;
    expect(one.at >= two.at).toBe(true);
    const next = (await list({ range: [1, 1], sort: ['at', 'DESC'] })).body;
    expect(next[0].id).toBe(two.id);
  });

  it('filters by person, resource, action, record and period', async () => {
    const other = await server.makeStaff('game');
    server.clock.advance(seconds(5));
    const since = server.clock.now().toISOString();
    await level(5, other.token);
    const found = async (filter: object) =>
      (await list({ filter })).body.map(
        ({ recordId, action }: Record<string, string>) => `${action} ${recordId}`,
      );
    expect(await found({ userId: other.id, resource: 'levels' })).toEqual(['create 5']);
    expect(await found({ userId: other.id, at_lte: '2020-01-01' })).toEqual([]);
    expect(await found({ at_gte: since, action: ['create', 'update'] })).toEqual(['create 5']);
    expect(await found({ userId: 'no id at all' })).toEqual([]);
  });

  it('refuses unknown parameters', async () => {
    for (const asked of [
      { filter: { before: 'x' } },
      { sort: ['before', 'ASC'] },
      { range: [0, 5000] },
    ] as Asked[])
      expect((await list(asked)).status).toBe(400);
  });

  it('cannot be written to', async () => {
    const [{ id }] = (await list()).body;
    for (const method of ['PUT', 'DELETE', 'PATCH'] as const)
      expect((await server.call(method, `admin/history/${id}`, {}, { token: owner.token })).status).toBe(404);
    expect((await server.post('admin/history', {}, { token: owner.token })).status).toBe(404);
  });
});

describe('read permissions', () => {
  it('show each role the entries of its resources, and all to owners and analysts', async () => {
    const player = await server.makeUser();
    await ban(player.id);
    await level(9);
    for (const role of staffRoles) {
      const { token } = await server.makeStaff(role);
      const { body } = await list({ range: [0, 99] }, token);
      const seen = new Set(body.map(({ resource }: { resource: string }) => resource));
      const networks = body.filter(({ network }: { network: string | null }) => network !== null);
      const all = ['owner', 'analyst'].includes(role);
      const players = all || ['support', 'finance'].includes(role);
      expect([
        role,
        seen.has('levels'),
        seen.has('users'),
        seen.has('sessions'),
        networks.length > 0,
      ]).toEqual([role, true, players, all, all]);
    }
  });

  it('apply to single entries as to the list', async () => {
    const { token } = await server.makeStaff('game');
    const [{ id }] = (await list({ filter: { resource: 'users' } })).body;
    expect((await server.get(`admin/history/${id}`, { token })).status).toBe(404);
    expect((await server.get('admin/history/x', { token })).status).toBe(404);
  });

  it('mask addresses in entries from before they were omitted', async () => {
    const before = {
      email: 'old@secret.example',
      contact: [{ phoneNumber: '0912345678' }],
      isLocked: false,
      reason: 'Wrote from old@secret.example',
    };
    await server.db
      .insertInto('audits')
      .values({
        id: '01a1fb20-0000-7000-8000-0000000000ff',
        at: server.clock.now(),
        userId: owner.id,
        userName: 'boss',
        action: 'ban',
        resource: 'users',
        recordId: 'old',
        before: JSON.stringify(before),
        after: null,
      })
      .execute();
    const seen = async (token: string) => (await list({ filter: { recordId: 'old' } }, token)).body[0].before;
    expect(await seen(owner.token)).toEqual(before);
    expect(await seen((await server.makeStaff('analyst')).token)).toEqual({
      email: 'o•••@•••',
      contact: [{ phoneNumber: '0•••@•••' }],
      isLocked: false,
      reason: 'Wrote from o•••@•••',
    });
  });
});

describe('an export', () => {
  it('of the history has what its reader may see, the newest first, and is an entry too', async () => {
    const { id, token } = await server.makeStaff('support');
    const { body, headers } = await server.post('admin/history/export', { filter: {} }, { token });
    const lines: string[] = body.trimEnd().split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFid,at,userId,userName,action,resource,recordId,recordName,network,before,after',
    );
    expect(headers['content-range']).toBe(`history 0-${lines.length - 2}/${lines.length - 1}`);
    const times = lines.slice(1).map((line) => line.split(',')[1] ?? '');
    expect(times).toEqual([...times].sort((a, b) => (a < b ? 1 : -1)));
    expect(lines.slice(1).some((line) => /,(accessories|weapons),/.test(line))).toBe(false);
    const all = await server.post('admin/history/export', {}, { token: owner.token });
    expect(all.body.split('\r\n').length).toBeGreaterThan(lines.length);
    const [entry] = (await list({ filter: { userId: id, action: 'export' } })).body;
    expect(entry).toMatchObject({ resource: 'history', after: { rows: lines.length - 1 } });
  });
});

it('shows a hundred entries at a time, as each is searched for contacts', async () => {
  expect((await list({ range: [0, 99] })).status).toBe(200);
  expect((await list({ range: [0, 100] })).body.errors).toEqual({ range: [expect.any(String)] });
});

it('updates, deletes and truncates no entry', async () => {
  const refused = (run: Promise<unknown>) => expect(run).rejects.toThrow('append-only');
  await refused(server.db.updateTable('audits').set({ action: 'nothing' }).execute());
  await refused(server.db.deleteFrom('audits').execute());
  await refused(sql`truncate audits`.execute(server.db));
  await refused(sql`truncate users cascade`.execute(server.db));
  await refused(sql`truncate wallet_entries`.execute(server.db));
});
