import { afterEach, expect, it } from 'vitest';
import { eventually } from '../../support/eventually';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
afterEach(() => server.close());

const entries = (action: string) =>
  server.db
    .selectFrom('audits')
    .select(['recordId', 'after'])
    .where('action', '=', action)
    .orderBy('id')
    .execute();
const sums = async (action: string) =>
  (await entries(action)).flatMap(({ after }) => {
    const { more } = (after ?? {}) as { more?: number };
    return more === undefined ? [] : [more];
  });

it('are written one by one up to twenty a minute, then in sum, until all of them are in the history', async () => {
  server = await buildTestApp();
  const { token } = await server.makeStaff('game');
  const refused = () => server.post('admin/staff/invitations', { email: 'x@y.example' }, { token });
  for (let n = 0; n < 85; n++) expect((await refused()).status).toBe(403);
  await eventually(async () => expect(await entries('refused')).toHaveLength(22));
  expect(await sums('refused')).toEqual([20, 40]);
  // The rest is written at the end of the minute, or when the server stops.
  await server.app.close();
  expect(await sums('refused')).toEqual([20, 40, 5]);
});

it('are not crowded out by a stranger who fails to sign in as the same person', async () => {
  server = await buildTestApp();
  const person = await server.makeStaff('game');
  for (let n = 0; n < 30; n++) {
    const wrong = { email: person.email, password: 'not the password' };
    await server.post('user/auth/login', wrong, { remoteAddress: `198.51.${n}.1` });
  }
  await eventually(async () => expect((await entries('sign-in-failed')).length).toBe(20));
  await server.post('admin/staff/invitations', { email: 'x@y.example' }, { token: person.token });
  await eventually(async () => expect(await entries('refused')).toHaveLength(1));
});
