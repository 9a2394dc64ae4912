import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restAddresses } from '../../../contract/addresses';
import type { StaffRole } from '../../../contract/permissions';
import { permissionsOf, staffRoles } from '../../../contract/permissions';
import { history, readResources, staff } from '../../../contract/readResources';
import { financeOf } from '../../support/server/finance';
import { notifySandbox, openPayment, paidPayment } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

// What must hold for every list that the back office only reads, whatever its content.

let server: TestApp;
const tokens = new Map<StaffRole, string>();
beforeAll(async () => {
  server = await buildTestApp({});
  const finance = await financeOf(server);
  for (const role of staffRoles) tokens.set(role, (await server.makeStaff(role)).token);
  for (const amount of [1000, 2000]) await notifySandbox(server, (await openPayment(server)).id, { amount });
  await finance.refund((await paidPayment(server)).id, { amount: 1000 });
  await finance.refund((await paidPayment(server)).id, { amount: 2000 });
});
afterAll(() => server.close());

const as = (role: StaffRole) => ({ token: tokens.get(role) ?? '' });
const asked = (parts: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(parts).map(([name, value]) => [name, JSON.stringify(value)]));

describe.each(readResources.map((resource) => [resource.name, resource] as const))('%s', (name, resource) => {
  const at = restAddresses(name);
  const list = (parts: Record<string, unknown>, role: StaffRole = 'owner') =>
    server.get(`${at.list.path}?${asked(parts)}`, as(role));

  it('is read by who has its permission, and taken away as a file by who may', async () => {
    for (const role of staffRoles) {
      const held = permissionsOf([role]);
      const statusOf = (may: boolean) => (may ? 200 : 403);
      expect([role, (await list({}, role)).status]).toEqual([role, statusOf(held.includes(resource.access))]);
      const file = await server.post(at.export.path, {}, as(role));
      expect([role, file.status]).toEqual([role, statusOf(held.includes(resource.exportAccess))]);
    }
  });

  it('has in its file as many rows as its list, in columns that begin with the id, and the history says so', async () => {
    const { headers } = await list({ range: [0, 0] });
    const total = Number(String(headers['content-range']).split('/')[1]);
    const file = await server.post(at.export.path, {}, as('owner'));
    const lines = String(file.body).trim().split('\r\n');
    // The history's list contains its own export as a row.
    expect(lines.length - 1).toBe(total + (resource === history ? 1 : 0));
    const { body } = await server.get(
      `admin/history?${asked({ filter: { action: 'export' } })}`,
      as('owner'),
    );
    expect(body[0]).toMatchObject({ resource: resource.group, action: 'export' });
  });

  it('sorts by its fields only', async () => {
    for (const field of resource.sorts)
      for (const order of ['ASC', 'DESC'])
        expect([field, (await list({ sort: [field, order] })).status]).toEqual([field, 200]);
    for (const field of ['version', 'constructor', '', 'id; drop table users'])
      expect([field, (await list({ sort: [field, 'ASC'] })).status]).toEqual([field, 400]);
  });

  it('refuses filters that it does not have, and finds nothing by an id that nothing has', async () => {
    for (const filter of [{ version: 1 }, { constructor: 1 }, { idempotencyKey: 'x' }, { id_lte: 'x' }])
      expect((await list({ filter })).status).toBe(400);
    expect((await list({ filter: { id: ['no-such', "'"] } })).body).toEqual([]);
    expect((await server.get(at.one.path.replace(':id', 'no-such'), as('owner'))).status).toBe(404);
  });
});

it('shows networks in the history to who may see all of it, and lets nobody else ask by them', async () => {
  const networkOf = async (role: StaffRole) => {
    await server.get('admin/history', as(role));
    const { body } = await server.get(`admin/history?${asked({ filter: { action: 'export' } })}`, as(role));
    return body.map(({ network }: { network: string | null }) => network !== null);
  };
  expect(new Set(await networkOf('owner'))).toEqual(new Set([true]));
  expect(new Set(await networkOf('finance'))).toEqual(new Set([false]));
});

it('finds staff by any of their roles, and open invitations beside them', async () => {
  await server.post(
    'admin/staff/invitations',
    { email: 'new@outline.example', roles: ['shop', 'game'], reason: 'x' },
    as('owner'),
  );
  const found = async (filter: object) =>
    (await server.get(`admin/staff?${asked({ filter })}`, as('owner'))).body.map(
      ({ state, roles }: { state: string; roles: string[] }) => [state, ...roles],
    );
  expect(await found({ roles: 'game' })).toEqual([
    ['active', 'game'],
    ['invited', 'shop', 'game'],
  ]);
  expect(await found({ roles: ['game', 'support'], state: 'active' })).toEqual([
    ['active', 'game'],
    ['active', 'support'],
  ]);
  expect(await found({ roles: [] })).toEqual([]);
  expect((await server.get(`admin/staff?${asked({ filter: { roles: 'king' } })}`, as('owner'))).status).toBe(
    400,
  );
  expect(staff.sort).toEqual(['createdAt', 'ASC']);
});
