import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockErased } from '../../../server/accounts/erasure/person';
import { deleteViews } from '../../../server/accounts/erasure/textSteps';
import { inTransaction } from '../../../server/db/guard';
import { newId } from '../../../server/platform/ids';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let staff: { id: string };
beforeAll(async () => {
  server = await buildTestApp();
  staff = await server.makeStaff('support');
});
afterAll(() => server.close());

/** The views that are left of those which search for these texts, half of them by name. */
async function left(id: string, texts: readonly string[]): Promise<string[]> {
  await server.db.deleteFrom('staffViews').execute();
  const address = (q: string) =>
    `?${new URLSearchParams({ filter: JSON.stringify({ q, role: 'User' }), page: '1' })}`;
  const views = texts.flatMap((text, n) => [
    { name: `View ${n}`, address: address(text), text },
    { name: text, address: '?page=2', text },
  ]);
  const values = views.map(({ text: _, ...view }) => ({
    ...view,
    id: newId(),
    userId: staff.id,
    page: 'users',
    isDefault: false,
    createdAt: new Date(0),
  }));
  await server.db.insertInto('staffViews').values(values).execute();
  await inTransaction(server.db, async (tx) => {
    const person = await lockErased(tx, id);
    if (person) await deleteViews(tx, person);
  });
  const rows = await server.db.selectFrom('staffViews').select('name').execute();
  const names = new Set(rows.map(({ name }) => name));
  return views.flatMap(({ name, text }) => (names.has(name) ? [text] : []));
}

it('of an erased player are those that search for a contact or the whole name, and no others', async () => {
  const player = await server.makeUser({
    lastName: 'Phan',
    firstName: 'Hoàng Yến',
    userName: 'yen.phan',
    email: 'yen+game@outline.example',
    phoneNumber: '+84912345678',
  });
  const spelled = ['Phan Hoàng Yến', 'hoang  yen phan', 'PHAN, Hoàng Yến'.normalize('NFD'), 'Yen.Phan'];
  const contacts = ['YEN+game@outline.example', '0912345678', '+84 912 345 678', '0912\u2011345\u2011678'];
  const others = ['Phan', 'Yến', 'phan hoang yenh', 'xphan hoang yen', 'yen@outline.example', '0912345679'];
  expect(await left(player.id, [...spelled, ...contacts])).toEqual([]);
  expect(await left(player.id, others)).toEqual(others.flatMap((text) => [text, text]));
  await server.db
    .updateTable('users')
    .set({ firstName: '', lastName: '', phoneNumber: null })
    .where('id', '=', player.id)
    .execute();
  expect(await left(player.id, others)).toEqual(others.flatMap((text) => [text, text]));
});
