import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffRoles } from '../../../contract/permissions';
import { ensureAdmin } from '../../../server/accounts/firstAdmin';
import { demoPassword } from '../../../server/cli/demo/demo';
import {
  assertNoDemoStaff,
  mayHaveDemoStaff,
  removeDemoStaff,
  seedStaff,
} from '../../../server/cli/demo/staff';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
  await assertNoDemoStaff(server.db, open);
  await seedStaff(server.db, server.clock);
});
afterAll(() => server.close());

const own = { host: '127.0.0.1', publicUrl: 'http://127.0.0.1:3000', production: false };
const open = { ...own, host: '0.0.0.0' };
const login = (role: string) =>
  server.post('user/auth/login', { email: `${role}@outline.example`, password: demoPassword });
const others = staffRoles.filter((role) => role !== 'owner');

it.each([
  [own, true],
  [{ ...own, publicUrl: null }, true],
  [{ ...own, host: 'localhost', publicUrl: 'http://localhost:5173' }, true],
  [{ ...own, host: '::1', publicUrl: 'http://[::1]:3000' }, true],
  [open, false],
  [{ ...own, host: '192.168.1.5' }, false],
  [{ ...own, publicUrl: 'https://outline.example' }, false],
  [{ ...own, publicUrl: 'http://127.0.0.1.outline.example' }, false],
  [{ ...own, production: true }, false],
])('are for the local machine only: %o', (config, allowed) => {
  expect(mayHaveDemoStaff(config)).toBe(allowed);
});

it('are one person of each role but the owner, with the role’s permissions', async () => {
  for (const role of others) {
    const { status, body } = await login(role);
    expect([role, status]).toEqual([role, 200]);
    const { staff } = (await server.get('user/profile/me', { token: body.accessToken })).body;
    expect(staff.roles).toEqual([role]);
  }
  expect((await login('owner')).status).toBe(401);
});

it('do not replace the owner, created at the first start', async () => {
  const made = await ensureAdmin(server.db, server.clock, server.deps.passwords, {
    wanted: null,
    isMade: true,
  });
  expect(made).toEqual({ email: 'admin@outline.example', password: expect.any(String) });
  const roles = server.db
    .selectFrom('users')
    .select('staffRoles')
    .where('email', '=', made?.email ?? '');
  expect(await roles.execute()).toEqual([{ staffRoles: ['owner'] }]);
});

it('prevent a start where others could sign in as them, until they are removed', async () => {
  await assertNoDemoStaff(server.db, own);
  await expect(assertNoDemoStaff(server.db, open)).rejects.toThrow('outline demo remove-staff');
  const { accessToken } = (await login('game')).body;
  expect(await removeDemoStaff(server.db, server.clock)).toBe(others.length);
  expect((await server.get('user/profile/me', { token: accessToken })).status).toBe(401);
  for (const role of others) expect((await login(role)).status).toBe(401);
  await assertNoDemoStaff(server.db, open);
  expect(await removeDemoStaff(server.db, server.clock)).toBe(0);
  const removals = server.db
    .selectFrom('audits')
    .select(['userName', 'before'])
    .where('action', '=', 'remove');
  expect(await removals.orderBy('id').execute()).toEqual(
    expect.arrayContaining(
      others.map((role) => ({ userName: 'outline command', before: { roles: [role] } })),
    ),
  );
});
