import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { everyCall } from '../../../contract/calls/every';
import { isPermission, permissionsOf, staffRoles } from '../../../contract/permissions';
import { codedColumns } from '../../../server/accounts/players/export/values';
import { newId } from '../../../server/platform/ids';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

/** Every way into the page of one account, and what hangs on it. */
const ways = everyCall().filter(({ path }) => path.startsWith('admin/players/:id'));

it('every way to a colleague’s page is closed to whoever does not see the staff', async () => {
  const colleague = await server.makeStaff('finance');
  const player = await server.makeUser();
  expect(ways.length).toBeGreaterThan(15);
  for (const role of staffRoles) {
    const { token } = await server.makeStaff(role);
    const held = permissionsOf([role]);
    for (const { method, path, access } of ways) {
      if (!isPermission(access) || !held.includes(access)) continue;
      const address = (id: string) => `/api/${path.replace(':id', id).replace(/:\w+/g, newId())}`;
      const call = async (id: string) =>
        (
          await server.app.inject({
            method,
            url: address(id),
            headers: { authorization: `Bearer ${token}` },
            ...(method !== 'GET' && { payload: {} }),
          })
        ).statusCode;
      const seesStaff = held.includes('staff:read');
      const status = await call(colleague.id);
      // A body that is refused says nothing about the account.
      if (!seesStaff)
        expect([role, method, path, [400, 403].includes(status)]).toEqual([role, method, path, true]);
      if (method === 'GET') {
        expect([role, path, status]).toEqual([role, path, seesStaff ? 200 : 403]);
        expect([role, path, await call(player.id)]).toEqual([role, path, 200]);
      }
    }
  }
});

it('a player’s data holds no tag, and names every code in both languages', async () => {
  const owner = await server.makeAdmin();
  const player = await server.makeUser();
  const tagged = { tags: ['under-watch'] };
  await server.db.updateTable('users').set(tagged).where('id', '=', player.id).execute();
  await server.signIn(player.email);
  await server.db
    .updateTable('sessions')
    .set({ endedAt: server.clock.now(), endReason: 'logout' })
    .where('userId', '=', player.id)
    .execute();
  const { rawPayload } = await server.app.inject({
    url: `/api/admin/players/${player.id}/export`,
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}` },
  });
  const files = Object.entries(unzipSync(new Uint8Array(rawPayload)));
  const texts = files.map(([name, bytes]) => [name, new TextDecoder().decode(bytes)] as const);
  for (const [name, text] of texts) expect([name, text.includes('under-watch')]).toEqual([name, false]);
  const page = texts.find(([name]) => name === 'index.html')?.[1] ?? '';
  const cells = [...page.matchAll(/<td>([^<]*)<\/td>/g)].map(([, cell]) => cell ?? '');
  expect(cells).toEqual(expect.arrayContaining(['Tự đăng xuất', 'Tiếng Việt']));
  const codes = Object.values(codedColumns).flatMap((words) => Object.keys(words));
  expect(cells.filter((cell) => codes.includes(cell))).toEqual([]);
  for (const words of Object.values(codedColumns))
    for (const [code, pair] of Object.entries(words)) {
      expect(pair.map((word) => word !== '' && word !== code)).toEqual([true, true]);
    }
});
