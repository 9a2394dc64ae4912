import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Access } from '../../../contract/access';
import { isPermission, permissions, permissionsOf, staffRoles } from '../../../contract/permissions';
import { registerAccess } from '../../../server/accounts/access';
import type { App } from '../../../server/http/types';
import type { ImageStore } from '../../../server/storage/images/store';
import { eventually } from '../../support/eventually';
import { picture } from '../../support/server/pictures';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

const files = new Map<string, Buffer>();
let meanwhile: () => Promise<unknown> = async () => undefined;
/** Pictures in memory; storing one takes as long as the concurrent change. */
const images: ImageStore = {
  save: async (name, bytes) => {
    await meanwhile();
    files.set(name, bytes);
  },
  remove: async (name) => void files.delete(name),
  read: async () => null,
  list: async function* () {},
  owner: async () => null,
  setOwner: async () => undefined,
  erased: async () => null,
  setErased: async () => undefined,
};

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ images });
});
afterAll(() => server.close());

const unknown = '01a1fb20-0000-7000-8000-000000000000';
const address = (url: string) => url.replace(/:levelNumber/, '99999').replace(/:\w+/g, unknown);
const routes = () =>
  server.app.declaredRoutes.flatMap(({ method, url, config }) =>
    [method]
      .flat()
      .filter((one) => one !== 'HEAD' && isPermission(config?.access))
      .map((one) => ({ method: one as 'GET', url, access: config?.access as Access })),
  );
const holders = (access: Access) =>
  staffRoles.filter((role) => permissionsOf([role]).some((held) => held === access));

it('lists which roles may call each route of the back office', () => {
  const table = routes()
    .map(({ method, url, access }) =>
      [method.padEnd(6), url.replace('/api/', '').padEnd(46), access.padEnd(16), ...holders(access)].join(
        ' ',
      ),
    )
    .sort((a, b) => a.slice(7).localeCompare(b.slice(7)) || a.localeCompare(b));
  expect(`\n${table.join('\n')}\n`).toMatchSnapshot();
});

it('[17] calls every route of the back office as every role: refused exactly without its permission', async () => {
  for (const role of staffRoles) {
    const { token } = await server.makeStaff(role);
    for (const { method, url, access } of routes()) {
      const { status } = await server.call(method, address(url), undefined, { token });
      const isRefused = !holders(access).includes(role);
      expect([role, method, url, status === 403]).toEqual([role, method, url, isRefused]);
      expect([role, method, url, status >= 500 || status === 401]).toEqual([role, method, url, false]);
    }
  }
});

it('gives the holder of two roles the permissions of both', async () => {
  const { token } = await server.makeStaff('game', 'support');
  expect((await server.get('admin/user/get-all', { token })).status).toBe(200);
  expect((await server.call('DELETE', 'admin/level/delete/99999', undefined, { token })).status).toBe(404);
  expect(
    (await server.call('DELETE', `admin/diamond-packages/${unknown}`, undefined, { token })).status,
  ).toBe(403);
});

it('gives the owner everything, and read access to the catalogue to everyone', () => {
  expect(permissionsOf(['owner'])).toEqual([...permissions]);
  for (const role of staffRoles) expect(permissionsOf([role])).toContain('catalog:read');
});

it('lets only an owner ban staff, whatever their other permissions', async () => {
  const support = await server.makeStaff('support');
  const colleague = await server.makeStaff('game');
  const player = await server.makePlayer();
  const ban = (id: string, token: string) => server.post(`admin/user/ban/${id}`, undefined, { token });
  expect((await ban(player.id, support.token)).status).toBe(200);
  expect((await ban(colleague.id, support.token)).status).toBe(403);
  expect((await ban(colleague.id, (await server.makeAdmin()).token)).status).toBe(200);
  expect(
    (await server.post(`admin/user/unban/${colleague.id}`, undefined, { token: support.token })).status,
  ).toBe(403);
});

describe('the profile', () => {
  it('returns the roles and permissions of staff', async () => {
    const { token } = await server.makeStaff('game', 'analyst');
    const { staff } = (await server.get('user/profile/me', { token })).body;
    expect(staff).toMatchObject({
      roles: ['game', 'analyst'],
      permissions: permissionsOf(['game', 'analyst']),
    });
  });
  it('returns none of them to players', async () => {
    const { token } = await server.makePlayer();
    expect((await server.get('user/profile/me', { token })).body).not.toHaveProperty('staff');
  });
});

describe('a change of roles', () => {
  const setRoles = (id: string, ...roles: ReturnType<typeof staffRoles.slice>) =>
    server.db
      .updateTable('users')
      .set({ staffRoles: roles, role: roles.length > 0 ? 'Admin' : 'User' })
      .where('id', '=', id)
      .execute();

  it('[14] applies to the next call, and the session stays', async () => {
    const { id, token } = await server.makeStaff('game');
    await setRoles(id, 'support');
    expect((await server.call('DELETE', 'admin/level/delete/1', undefined, { token })).status).toBe(403);
    expect((await server.get('admin/user/get-all', { token })).status).toBe(200);
  });

  it('rolls back a write in progress when the role is revoked', async () => {
    const { id, token } = await server.makeStaff('game');
    meanwhile = () => setRoles(id, 'analyst');
    const form = { Name: 'Late', BoxHealth: '5', BoxType: '0', DropWeight: '1' };
    const image = await picture();
    const late = await server.send(
      'POST',
      'admin/box/create',
      { ...form, ImageFile: image, Image: image },
      { token },
    );
    meanwhile = async () => undefined;
    expect(late.status).toBe(403);
    expect(await server.db.selectFrom('boxes').select('id').where('name', '=', 'Late').execute()).toEqual([]);
    expect(files.size).toBe(0);
    await eventually(async () => {
      const [entry] = await server.db
        .selectFrom('audits')
        .select(['action', 'after'])
        .where('userId', '=', id)
        .where('action', '=', 'refused')
        .execute();
      expect(entry).toMatchObject({ action: 'refused', after: { status: 403 } });
    });
  });
});

it('undoes the write of somebody who is banned while it runs', async () => {
  const { id, token } = await server.makeStaff('game');
  const ban = { bannedAt: server.clock.now() };
  meanwhile = () => server.db.updateTable('users').set(ban).where('id', '=', id).execute();
  const image = await picture();
  const form = {
    Name: 'Banned',
    BoxHealth: '5',
    BoxType: '0',
    DropWeight: '1',
    ImageFile: image,
    Image: image,
  };
  const late = await server.send('POST', 'admin/box/create', form, { token });
  meanwhile = async () => undefined;
  expect(late.status).toBe(403);
  expect(await server.db.selectFrom('boxes').select('id').where('name', '=', 'Banned').execute()).toEqual([]);
});

it('does not start with an unknown permission', async () => {
  const app = Fastify() as unknown as App;
  registerAccess(app, server.deps);
  app.get('/misspelt', { config: { access: 'player:read' as Access } }, async () => 'secret');
  await expect(app.ready()).rejects.toThrow(
    'Route GET /misspelt asks for an unknown permission: player:read',
  );
});

it('keeps role and staff roles consistent in the database', async () => {
  const { id } = await server.makeUser();
  const change = (set: object) => server.db.updateTable('users').set(set).where('id', '=', id).execute();
  await expect(change({ role: 'Admin' })).rejects.toThrow('users_staff_roles');
  await expect(change({ staffRoles: ['owner'] })).rejects.toThrow('users_staff_roles');
  await expect(change({ role: 'Admin', staffRoles: ['king'] })).rejects.toThrow('users_staff_roles');
});
