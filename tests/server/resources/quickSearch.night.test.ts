import type { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restResources } from '../../../contract/catalog';
import { paymentNumber } from '../../../contract/paymentNumber';
import { permissionsOf, type StaffRole, staffRoles } from '../../../contract/permissions';
import type { SearchHit, SearchResponse } from '../../../contract/search';
import { searchRows } from '../../../contract/searchLimits';
import { skills } from '../../../contract/skills';
import { searchKey } from '../../../contract/text';
import { buildApp } from '../../../server/app';
import { newId } from '../../../server/platform/ids';
import { within } from '../../../server/platform/within';
import { notifySandbox, openPayment, paidPayment } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

/** The skills once more, for owners only. */
const guarded = {
  ...skills,
  name: 'guarded-skills',
  access: { ...skills.access, read: 'staff:write' },
} as const;

let server: TestApp;
const texts = new Set<string>();
const tokens = new Map<StaffRole, string>();

const search = async (q: string, role: StaffRole): Promise<SearchResponse> => {
  const { status, body } = await server.get(`admin/search?${new URLSearchParams({ q })}`, {
    token: tokens.get(role) ?? '',
  });
  expect([q, status]).toEqual([q, 200]);
  return body;
};
const hitsOf = ({ parts }: SearchResponse, name: string): SearchHit[] =>
  parts.find((part) => part.name === name)?.hits ?? [];
const firstOf = async (q: string, part: string) => {
  const [first] = hitsOf(await search(q, 'owner'), part);
  return [first?.resource, first?.id, first?.isExact];
};

beforeAll(async () => {
  server = await buildTestApp({ restResources: [...restResources, guarded] });
  for (const role of staffRoles) tokens.set(role, (await server.makeStaff(role)).token);
  const players = [
    { userName: 'Minh.an', email: 'lan.tran@secret.example', firstName: 'Đức', lastName: 'Trần' },
    { userName: 'tran_boss', email: 'boss@secret.example' },
    { userName: 'an', email: 'minh@other.example', firstName: 'Lan' },
  ];
  for (const given of players) await server.makeUser(given);
  for (let n = 0; n < 8; n++)
    await server.makeUser({ userName: `gemini${n}`, email: `g${n}@secret.example` });
  const paid = await paidPayment(server);
  const part = await openPayment(server);
  await notifySandbox(server, part.id, { amount: 20_000, reference: 'Bank-77' });
  const now = server.clock.now();
  const made = ['Minh Tinh', 'Trận địa', 'Đòn điện', 'Gemini', '100%'].map((name) => ({ id: newId(), name }));
  const rest = {
    nameEn: '',
    kind: 0,
    cooldown: 1,
    description: '',
    descriptionEn: '',
    image: 'a.webp',
    createdAt: now,
    updatedAt: now,
  };
  await server.db
    .insertInto('skills')
    .values(made.map((one) => ({ ...one, ...rest })))
    .execute();
  const cases = await server.db.selectFrom('moneyCases').select('id').execute();
  const people = await server.db.selectFrom('users').select(['id', 'userName', 'email']).execute();
  for (const { id, userName, email } of people.filter(({ userName: name }) => /an$|boss|0$/.test(name)))
    for (const text of [id, userName, email]) texts.add(text);
  for (const id of [paid.id, part.id, ...made.map((one) => one.id), ...cases.map((one) => one.id)])
    texts.add(id);
  for (const text of [
    'Bank-77',
    `ref-${paid.id}`,
    paid.id.slice(0, 8),
    paymentNumber(paid.id),
    'secret.example',
    'lan.',
    'tr',
    'đòn',
  ])
    texts.add(text);
  for (const text of ['gem', 'minh', 'an', '%%', '__', '0%', 'Duc', newId(), '\\\\', 'player', 'sandbox'])
    texts.add(text);
});
afterAll(() => server.close());

/** What a part's list shows this role for a text, by search and by id. */
async function listed(
  part: string,
  q: string,
  role: StaffRole,
): Promise<Array<{ id: string; email: string }>> {
  const token = tokens.get(role) ?? '';
  const get = async (path: string) => {
    const { status, body } = await server.get(`admin/${path}`, { token });
    expect([path, role, status]).toEqual([path, role, 200]);
    return body.users ?? body;
  };
  const by = (filter: object) => new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,999]' });
  const names = { payments: ['transactions'], cases: ['cases'], catalog: [skills.name, guarded.name] }[part];
  const paths = names
    ? names.flatMap((name) => [`${name}?${by({ q })}`, `${name}?${by({ id: [q] })}`])
    : ['Search', 'Ids'].map((how) => `user/get-all?${new URLSearchParams({ [how]: q, PageSize: '99' })}`);
  const isOpen = (path: string) => role === 'owner' || !path.startsWith(guarded.name);
  return (await Promise.all(paths.filter(isOpen).map(get))).flat();
}

describe('the search of the top bar', () => {
  it('finds for each role only what the lists show them, and as they show it', async () => {
    const isOfLists = ['skills', 'guarded-skills', 'users', 'transactions', 'cases'];
    const found = new Map<string, number>();
    for (const role of staffRoles)
      for (const q of texts) {
        const answer = await search(q, role);
        expect(answer.late).toEqual([]);
        for (const { name, hits } of answer.parts) {
          expect(hits.length).toBeLessThanOrEqual(searchRows);
          const rows = await listed(name, q, role);
          for (const { id, resource, about } of hits.filter((hit) => isOfLists.includes(hit.resource))) {
            const row = rows.find((one) => one.id === id);
            expect([q, role, resource, row?.id]).toEqual([q, role, resource, id]);
            if (name === 'players') expect([q, about]).toEqual([q, row?.email]);
            found.set(`${role} ${name}`, (found.get(`${role} ${name}`) ?? 0) + 1);
          }
        }
        if (!permissionsOf([role]).includes('players:contacts'))
          expect(JSON.stringify(answer)).not.toContain('@secret');
      }
    const allowed = (role: StaffRole) =>
      [
        ['players', 'players:read'],
        ['payments', 'payments:read'],
        ['cases', 'cases:read'],
        ['catalog', 'catalog:read'],
      ].flatMap(([part, needed]) =>
        permissionsOf([role]).some((held) => held === needed) ? [`${role} ${part}`] : [],
      );
    expect([...found.keys()].sort()).toEqual(staffRoles.flatMap(allowed).sort());
  });

  it('finds nobody by an address for those who may not see it, and the guarded records for owners only', async () => {
    for (const role of staffRoles) {
      const seesContacts = permissionsOf([role]).includes('players:contacts');
      const byAddress = hitsOf(await search('lan.tran@secret.example', role), 'players');
      expect([role, byAddress.length]).toEqual([role, seesContacts ? 1 : 0]);
      const resources = hitsOf(await search('tran dia', role), 'catalog').map(({ resource }) => resource);
      expect([role, resources]).toEqual([role, role === 'owner' ? ['skills', 'guarded-skills'] : ['skills']]);
    }
  });

  it('leads straight to an exact id, order number, reference, user name or e-mail, however many begin alike', async () => {
    const { id } = await server.db
      .selectFrom('users')
      .select('id')
      .where('userName', '=', 'an')
      .executeTakeFirstOrThrow();
    for (const q of [id, 'AN', 'minh@Other.example'])
      expect(await firstOf(q, 'players')).toEqual(['users', id, true]);
    const payment = await paidPayment(server);
    for (const q of [payment.id, `ref-${payment.id}`])
      expect(await firstOf(q, 'payments')).toEqual(['transactions', payment.id, true]);
    const held = await server.db.selectFrom('moneyCases').select('id').executeTakeFirstOrThrow();
    for (const q of [held.id]) expect(await firstOf(q, 'cases')).toEqual(['cases', held.id, true]);
    expect((await firstOf('Gemini', 'players'))[2]).toBe(false);
  });

  it('shows the records that begin with the text before others, and says when there are more', async () => {
    const names = hitsOf(await search('tr', 'game'), 'catalog').map(({ name }) => name);
    expect(names[0]).toBe('Trận địa');
    const { parts } = await search('gemini', 'support');
    expect(parts.find(({ name }) => name === 'players')).toMatchObject({ isMore: true });
    for (const q of ['0%', 'ĐIỆN', 'tinh'])
      for (const { name } of hitsOf(await search(q, 'game'), 'catalog'))
        expect(searchKey(name)).toContain(searchKey(q));
  });

  it('refuses texts that are too short, nothing but marks, or no text', async () => {
    for (const q of ['', ' a ', 'ạ', '\u0301\u0301\u0301', 'ab\0'])
      expect([
        q,
        (await server.get(`admin/search?q=${encodeURIComponent(q)}`, { token: tokens.get('owner') ?? '' }))
          .status,
      ]).toEqual([q, 400]);
  });
});

/** An object with another method in place of one of its own. */
const replacing = <T extends object>(target: T, name: keyof T, method: unknown): T =>
  new Proxy(target, {
    get: (_, key) => {
      if (key === name) return method;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

it('names the part that was late, and shows what the others found in time', async () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  // Only the statement of the catalogue waits, before it takes the embedded database's one connection.
  const executor = server.db.getExecutor();
  const slow = replacing(executor, 'executeQuery', async (query: CompiledQuery) => {
    if (query.parameters.includes(guarded.name)) await opened;
    return executor.executeQuery(query);
  });
  const reads = replacing(server.db, 'getExecutor', () => slow);
  const app = await buildApp({ ...server.deps, reads, searchPatience: 2000 });
  const { statusCode, body } = await app.inject({
    url: '/api/admin/search?q=gemini',
    headers: { authorization: `Bearer ${tokens.get('owner')}` },
  });
  open();
  await app.close();
  const answer: SearchResponse = JSON.parse(body);
  expect([statusCode, answer.late]).toEqual([200, ['catalog']]);
  expect(answer.parts.map(({ name }) => name)).toEqual(['players']);
});

it('leaves out a part that takes longer than it may, and one that fails in time fails', async () => {
  expect(await within(1, () => new Promise(() => undefined))).toBeNull();
  expect(await within(60_000, async () => 'in time')).toBe('in time');
  await expect(within(60_000, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
