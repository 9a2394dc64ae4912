import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffRoles } from '../../../contract/permissions';
import * as resources from '../../../contract/resources';
import { typedTexts } from '../../../server/audit/audit';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
  await server.makeUser({
    userName: 'minhkhoi',
    email: 'khoi.nguyen@secret.example',
    phoneNumber: '0912345678',
  });
});
afterAll(() => server.close());

const list = async (token: string, query = '') =>
  server.get(`admin/user/get-all?PageSize=100${query}`, { token });
const mayRead = ['owner', 'finance', 'support', 'analyst'] as const;

it('shows analysts no e-mail and no phone anywhere in the list', async () => {
  const { token } = await server.makeStaff('analyst');
  const answer = await list(token);
  expect(answer.status).toBe(200);
  const text = JSON.stringify(answer.body);
  expect(text).toContain('minhkhoi');
  expect(text).not.toMatch(/secret|khoi\.nguyen|0912345678|@example/);
  const emails = answer.body.users.map(({ email }: { email: string }) => email);
  expect(emails).toContain('k•••@•••');
  expect(emails.every((email: string) => /^.•••@•••$/.test(email))).toBe(true);
});

it('for analysts, finds nobody by e-mail, whole or in part, and refuses to sort by it', async () => {
  const { token } = await server.makeStaff('analyst');
  const found = async (text: string) =>
    (await list(token, `&Search=${encodeURIComponent(text)}`)).body.totalUsers;
  for (const text of ['khoi.nguyen@secret.example', 'secret', '@'])
    expect([text, await found(text)]).toEqual([text, 0]);
  expect(await found('minhkhoi')).toBe(1);
  const sorted = await list(token, '&SortBy=email');
  expect([sorted.status, sorted.body.message]).toEqual([403, 'You may not see emails and phone numbers.']);
});

it('shows them to those who write to players, and allows search and sorting by them', async () => {
  for (const role of mayRead.filter((one) => one !== 'analyst')) {
    const { token } = await server.makeStaff(role);
    const { body } = await list(token, '&Search=secret.example&SortBy=email');
    expect(body.users[0].email).toBe('khoi.nguyen@secret.example');
  }
});

it('shows players to no other role', async () => {
  for (const role of staffRoles.filter((one) => !mayRead.some((other) => other === one))) {
    const { token } = await server.makeStaff(role);
    expect([role, (await list(token)).status]).toEqual([role, 403]);
  }
});

it('unmasks for an analyst who is also support', async () => {
  const { token } = await server.makeStaff('analyst', 'support');
  expect((await list(token, '&Search=secret')).body.totalUsers).toBe(1);
});

it('keeps no address in the history, whatever call a reason was typed for', async () => {
  const { token } = await server.makeAdmin();
  const { id } = await server.makeStaff('shop');
  const body = { roles: ['game'], reason: 'Khoi wrote from khoi.nguyen@secret.example', version: 1 };
  const changed = await server.call('PUT', `admin/staff/${id}`, body, { token });
  expect(changed.status).toBe(200);
  const entries = server.db.selectFrom('audits').select('after').where('recordId', '=', id);
  expect(await entries.where('action', '=', 'change-roles').execute()).toEqual([
    { after: { roles: ['game'], reason: 'Khoi wrote from k•••@•••' } },
  ]);
});

it('masks no field of a record, which an undone change restores from its entry', () => {
  const fields = Object.values(resources).flatMap((one) => Object.keys('fields' in one ? one.fields : {}));
  expect(fields.filter((name) => typedTexts.includes(name))).toEqual([]);
});
