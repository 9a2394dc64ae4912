import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { date, localized, reference, text } from '../../../contract/fields';
import { gameAccess } from '../../../contract/permissions';
import { defineRestResource } from '../../../contract/resource';
import { newId } from '../../../server/platform/ids';
import { buildTestApp, type TestApp } from '../../support/server/testApp';
import { ownChange } from '../../support/server/undoing';

const cups = defineRestResource({
  name: 'cups',
  access: gameAccess,
  search: ['name'],
  fields: { name: text(), startAt: date() },
});
const rounds = defineRestResource({
  name: 'rounds',
  access: gameAccess,
  search: ['name'],
  fields: {
    ...localized('name'),
    cupId: reference('cups'),
    nextCupId: reference('cups', { required: false }),
  },
});

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await buildTestApp({ restResources: [cups, rounds] });
  const common = `id uuid primary key, version integer not null default 1, name text not null,
    created_at timestamptz not null, updated_at timestamptz not null`;
  await sql.raw(`create table cups (${common}, start_at timestamptz)`).execute(server.db);
  await sql
    .raw(
      `create table rounds (${common}, name_en text not null default '', cup_id uuid not null, next_cup_id uuid)`,
    )
    .execute(server.db);
  token = (await server.makeAdmin()).token;
});
afterAll(() => server.close());

const make = (resource: string, body: object) => server.post(`admin/${resource}`, body, { token });
const remove = (resource: string, id: string) =>
  server.call('DELETE', `admin/${resource}/${id}`, undefined, { token });
const undo = async (resource: string, recordId: string) => {
  const entry = await ownChange(server, recordId, token);
  return server.post(`admin/${resource}/undo`, { recordId, entry }, { token });
};
const english = { headers: { 'accept-language': 'en' } };
async function cupWith(...names: string[]) {
  const { id } = (await make('cups', { name: 'Summer' })).body as { id: string };
  const made: string[] = [];
  for (const name of names) made.push((await make('rounds', { name, cupId: id })).body.id);
  return { id, rounds: made };
}

describe('a reference', () => {
  it('holds the id of a record that exists, or gets its message at the field', async () => {
    const { id } = await cupWith();
    expect(await make('rounds', { name: 'Final', cupId: id })).toMatchObject({
      status: 201,
      body: { cupId: id, nextCupId: null },
    });
    for (const cupId of ['nonsense', newId(), '', null, undefined, 5]) {
      const { status, body } = await make('rounds', { name: 'Final', cupId, nextCupId: newId() });
      expect([cupId, status, Object.keys(body.errors)]).toEqual([
        cupId,
        400,
        expect.arrayContaining(['cupId']),
      ]);
    }
    const round = (await make('rounds', { name: 'Final', cupId: id })).body;
    const changed = await server.call('PUT', `admin/rounds/${round.id}`, { nextCupId: newId() }, { token });
    expect([changed.status, Object.keys(changed.body.errors)]).toEqual([400, ['nextCupId']]);
  });

  it('is filtered by, one or several, without bounds', async () => {
    const one = await cupWith('A', 'B');
    const two = await cupWith('C');
    const list = (filter: object) =>
      server.get(`admin/rounds?${new URLSearchParams({ filter: JSON.stringify(filter) })}`, { token });
    expect((await list({ cupId: one.id })).body).toHaveLength(2);
    expect((await list({ cupId: [one.id, two.id] })).body).toHaveLength(3);
    for (const filter of [{ cupId: 'nonsense' }, { cupId_gte: one.id }])
      expect((await list(filter)).status).toBe(400);
  });

  it('keeps what it refers to from being deleted, and says where it is used', async () => {
    const { id, rounds } = await cupWith('A', 'B', 'C', 'D');
    const refused = await server.call('DELETE', `admin/cups/${id}`, undefined, { token, ...english });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'It cannot be deleted: “A”, “B”, “C” and others still refer to it.',
    ]);
    for (const round of rounds) expect((await remove('rounds', round)).status).toBe(200);
    expect((await remove('cups', id)).status).toBe(200);
  });

  it('names what refers to it in the language of its reader', async () => {
    const { id } = await cupWith();
    await make('rounds', { name: 'Chung kết', nameEn: 'Final', cupId: id });
    const messageIn = async (language: string) => {
      const headers = { 'accept-language': language };
      const address = `admin/cups/${id}`;
      return (await server.call('DELETE', address, undefined, { token, headers })).body.message;
    };
    expect(await messageIn('en')).toBe('It cannot be deleted: “Final” still refers to it.');
    expect(await messageIn('vi')).toContain('“Chung kết”');
  });

  it('is not left behind by an undo, in either direction', async () => {
    const { id, rounds } = await cupWith('A');
    expect((await undo('cups', id)).status).toBe(409);
    await remove('rounds', rounds[0] ?? '');
    await remove('cups', id);
    expect((await undo('rounds', rounds[0] ?? '')).status).toBe(409);
    expect((await undo('cups', id)).status).toBe(200);
    expect((await undo('rounds', rounds[0] ?? '')).status).toBe(200);
  });

  it('never outlives its record, however writes and deletions meet', async () => {
    for (let round = 0; round < 20; round++) {
      const { id } = await cupWith();
      const results = await Promise.all([
        make('rounds', { name: 'Final', cupId: id }),
        remove('cups', id),
        make('rounds', { name: 'Semi-final', cupId: id }),
      ]);
      const statuses = results.map(({ status }) => status);
      expect([
        [201, 409, 201],
        [400, 200, 400],
      ]).toContainEqual(statuses);
    }
  });

  it('of no resource ends the start', async () => {
    const lost = defineRestResource({
      name: 'lost',
      access: gameAccess,
      search: ['name'],
      fields: { name: text(), mapId: reference('maps') },
    });
    await expect(buildTestApp({ restResources: [lost] })).rejects.toThrow(
      'lost.mapId refers to "maps", which is no resource.',
    );
  });
});
