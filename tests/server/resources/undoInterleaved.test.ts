import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diamondPackages } from '../../../contract/diamondPackages';
import { partOf } from '../../../contract/resource';
import { entryHeader, readEntries } from '../../../contract/undoable';
import { days } from '../../../server/platform/clock';
import { event, release, uploadAs } from '../../support/server/content';
import { makePackage } from '../../support/server/packages';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
const people: Record<string, string> = {};
beforeAll(async () => {
  server = await buildTestApp();
  people.owner = (await server.makeAdmin()).token;
  people.support = (await server.makeStaff('support')).token;
  people.finance = (await server.makeStaff('finance')).token;
  people.shop = (await server.makeStaff('shop')).token;
});
afterAll(() => server.close());

const reason = 'for the test';
const as = (who: string) => ({ token: people[who] ?? '' });
/** The entry that a response names. */
const entryIn = ({ headers }: { headers: Record<string, unknown> }) =>
  readEntries(String(headers[entryHeader]))[0]?.[1] ?? '';

describe('a ban is lifted by undoing it, or left alone', () => {
  const ban = (id: string, more: object = {}) => {
    const until = new Date(+server.clock.now() + days(2)).toISOString();
    return server.post(`admin/user/ban/${id}`, { kind: 'cheating', until, ...more }, as('owner'));
  };
  const unban = (id: string) => server.post(`admin/user/unban/${id}`, {}, as('owner'));
  const tag = (id: string, who = 'support') =>
    server.call('PUT', `admin/players/${id}/tags`, { tags: ['VIP'] }, as(who));
  const undo = (id: string, entry: string, who: string) =>
    server.post('admin/user/undo', { recordId: id, entry }, as(who));
  const isBanned = async (id: string) =>
    (await server.get(`admin/players/${id}`, as('owner'))).body.isLocked as boolean;
  /** What colleagues do between a ban and its undo, and whether the undo is refused after it. */
  const between = {
    nothing: { act: async () => undefined, isRefused: false },
    tag: { act: tag, isRefused: false },
    note: {
      act: (id: string) => server.post(`admin/players/${id}/notes`, { text: 'asked' }, as('support')),
      isRefused: false,
    },
    signOut: {
      act: (id: string) => server.post(`admin/players/${id}/sign-out`, { reason }, as('support')),
      isRefused: false,
    },
    email: {
      act: (id: string) =>
        server.post(`admin/players/${id}/email`, { email: `${id}@example.com`, reason }, as('support')),
      isRefused: false,
    },
    secondBan: { act: ban, isRefused: true },
    otherBan: { act: (id: string) => ban(id, { kind: 'insult' }), isRefused: true },
    unban: { act: unban, isRefused: true },
    unbanAndBan: {
      act: async (id: string) => {
        await unban(id);
        return ban(id);
      },
      isRefused: true,
    },
  };
  const roles = ['owner', 'support', 'finance', 'shop'];
  const cases = Object.keys(between).flatMap((name) => roles.map((who) => [name, who] as const));
  it.each(cases)('after %s, by %s', async (name, who) => {
    const { id } = await server.makeUser();
    const { act, isRefused } = between[name as keyof typeof between];
    const entry = entryIn(await ban(id));
    await act(id);
    const before = await isBanned(id);
    const may = who === 'owner' || who === 'support';
    const { status } = await undo(id, entry, who);
    expect(status).toBe(may ? (isRefused ? 409 : 200) : 403);
    expect(await isBanned(id)).toBe(status === 200 ? false : before);
    // Once undone, the same entry undoes nothing more.
    if (status === 200) expect((await undo(id, entry, who)).status).toBe(409);
  });

  it.each(['tag', 'note', 'signOut', 'email'] as const)('no entry of %s is taken for one', async (name) => {
    const { id } = await server.makeUser();
    await ban(id);
    await between[name].act(id);
    const { rows } = await server
      .get(`admin/history?filter=${JSON.stringify({ recordId: id })}&range=[0,9]`, as('owner'))
      .then(({ body }) => ({ rows: body as Array<{ id: string; action: string }> }));
    for (const { id: entry, action } of rows)
      if (action !== 'ban') expect((await undo(id, entry, 'owner')).status).toBe(404);
    expect(await isBanned(id)).toBe(true);
  });
});

describe('a change of a record is undone in the fields that it wrote', () => {
  const put = async (id: string, change: object) => {
    const now = (await server.get(`admin/diamond-packages/${id}`, as('owner'))).body;
    const { name, diamondAmount, price, currency, description, isActive, bonusDiamonds } = {
      ...now,
      ...change,
    };
    const form = { name, diamondAmount, price, currency, description, isActive, bonusDiamonds };
    const parts = Object.fromEntries(
      Object.entries(form).map(([key, value]) => [`${key[0]?.toUpperCase()}${key.slice(1)}`, String(value)]),
    );
    const answer = await server.send('PUT', `admin/diamond-packages/${id}`, parts, as('shop'));
    expect(answer.status).toBe(200);
    return answer;
  };
  const changes = {
    name: { name: 'Khác' },
    price: { price: 61_000 },
    both: { name: 'Khác nữa', price: 62_000 },
    bonus: { bonusDiamonds: 3 },
  } as const;
  const names = Object.keys(changes) as Array<keyof typeof changes>;
  const pairs = names.flatMap((first) => names.map((then) => [first, then] as const));
  const overlaps = (one: object, two: object) => Object.keys(one).some((name) => name in two);

  it.each(pairs)('%s, then %s', async (first, then) => {
    const id = await makePackage(server, { image: '' });
    const before = (await server.get(`admin/diamond-packages/${id}`, as('owner'))).body;
    const entry = entryIn(await put(id, changes[first]));
    const later =
      first === then ? { ...changes[then], name: 'Sau', price: 63_000, bonusDiamonds: 9 } : changes[then];
    await put(id, later);
    const undone = await server.post('admin/diamond-packages/undo', { recordId: id, entry }, as('shop'));
    const isRefused = overlaps(changes[first], later);
    expect(undone.status).toBe(isRefused ? 409 : 200);
    const after = (await server.get(`admin/diamond-packages/${id}`, as('owner'))).body;
    expect(after).toMatchObject(isRefused ? later : { ...before, ...later, version: after.version });
  });
});

describe('an undo leaves a record that its form takes', () => {
  const soon = (day: number) => new Date(+server.clock.now() + days(day)).toISOString();
  let count = 0;
  /** Records with rules across fields, and changes that are each right at some time. */
  const plots: Record<string, () => { resource: string; base: object; edits: object[] }> = {
    'a package of cents': () => ({
      resource: 'diamond-packages',
      base: { price: 2.5, currency: 'USD' },
      edits: [{ price: 3 }, { currency: 'VND' }, { name: 'Khác' }],
    }),
    'a package on sale for a time': () => ({
      resource: 'diamond-packages',
      base: { sellFrom: soon(10), sellUntil: soon(12) },
      edits: [{ sellUntil: soon(20) }, { sellFrom: soon(15) }, { sellFrom: soon(5) }, { sellUntil: null }],
    }),
    'a release at an address': () => ({
      resource: 'releases',
      base: release({ link: 'https://store.example/one' }),
      edits: [{ link: '' }, { file }, { link: 'https://store.example/two' }, { state: 1 }],
    }),
    'a release without one': () => ({
      resource: 'releases',
      base: release(),
      edits: [{ link: 'https://store.example/one' }, { file }, { state: 1 }],
    }),
    'a code': () => ({
      resource: 'offers',
      base: {
        code: `MA${1000 + count++}`,
        bonusKind: 1,
        amount: 300,
        startAt: soon(2),
        endAt: soon(4),
        isActive: true,
      },
      edits: [{ amount: 50 }, { bonusKind: 0 }, { endAt: soon(9) }, { startAt: soon(6) }],
    }),
    'an event': () => ({
      resource: 'events',
      base: event({ startsAt: soon(2), endsAt: soon(4) }),
      edits: [{ endsAt: soon(9) }, { startsAt: soon(6) }, { startsAt: soon(1) }],
    }),
    'a season': () => ({
      resource: 'seasons',
      base: {
        number: 100 + count,
        name: 'Mùa',
        nameEn: 'Season',
        startAt: soon(1000 + 100 * count),
        endAt: soon(1050 + 100 * count++),
        goal: 1000,
        giftKind: 0,
        giftAmount: 5,
        milestones: [],
      },
      edits: [{ goal: 5000 }, { milestones: [{ spend: 2000, wallet: 0, amount: 3 }] }, { name: 'Khác' }],
    }),
  };
  let file = '';
  beforeAll(async () => {
    file = await uploadAs(server, people.owner ?? '', Buffer.concat([Buffer.from('PK'), randomBytes(40)]));
  });

  const get = async (resource: string, id: string) =>
    (await server.get(`admin/${resource}/${id}`, as('owner'))).body;
  const create = async (resource: string, base: object) => {
    if (resource === 'diamond-packages')
      return makePackage(server, { image: '', ...toRow(base as { price?: number }) });
    const { status, body } = await server.post(`admin/${resource}`, { ...base, reason }, as('owner'));
    expect([status, body.errors]).toEqual([201, undefined]);
    return body.id as string;
  };
  const toRow = ({ price = 59_000, ...rest }: { price?: number }) => ({
    ...rest,
    price: Number.isInteger(price) ? price : price * 100,
  });
  /** Saves the whole record, as its form does. */
  const save = async (resource: string, id: string, change: object) => {
    const whole = { ...(await get(resource, id)), ...change };
    if (resource !== 'diamond-packages')
      return server.call('PUT', `admin/${resource}/${id}`, { ...whole, reason }, as('owner'));
    const { fields } = diamondPackages;
    const parts = Object.keys(fields).map((name) => [partOf(name), String(whole[name] ?? '')]);
    return server.send('PUT', `admin/${resource}/${id}`, Object.fromEntries(parts), as('owner'));
  };

  it.each(Object.keys(plots))('%s', async (name) => {
    const found = { done: 0, invalid: 0 };
    const { length } = plots[name]?.().edits ?? [];
    const pairs = Array.from(
      { length: length * length },
      (_, n) => [Math.floor(n / length), n % length] as const,
    );
    for (const [first, then] of pairs) {
      const { resource, base, edits } = plots[name]?.() ?? { resource: '', base: {}, edits: [] };
      const [one, two] = [edits[first] ?? {}, edits[then] ?? {}];
      const id = await create(resource, base);
      const changed = await save(resource, id, one);
      // Some changes are right after another only, and nobody can make them before it.
      if (changed.status !== 200 || (await save(resource, id, two)).status !== 200) continue;
      const before = await get(resource, id);
      const undone = await server.post(
        `admin/${resource}/undo`,
        { recordId: id, entry: entryIn(changed) },
        as('owner'),
      );
      expect([one, two, undone.status, undone.body.errors]).toEqual([
        one,
        two,
        expect.any(Number),
        undefined,
      ]);
      expect([200, 409]).toContain(undone.status);
      if (/no longer be valid/.test(undone.body.message ?? '')) found.invalid++;
      if (undone.status === 409) expect(await get(resource, id)).toEqual(before);
      else {
        found.done++;
        const saved = await save(resource, id, {});
        expect([one, two, saved.status, saved.body.errors]).toEqual([one, two, 200, undefined]);
      }
    }
    expect(found.done).toBeGreaterThan(0);
    expect(found.invalid).toBeGreaterThan(0);
  });
});
