import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accessoryTypes } from '../../../contract/accessoryTypes';
import { avatars } from '../../../contract/avatars';
import { chooseAvatar } from '../../../server/wardrobe/avatar';
import { buying, makeAccessory, openWith } from '../../support/server/accessories';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let player: Awaited<ReturnType<TestApp['makePlayer']>>;
/** Two avatars that the player owns, one that nobody does, and a helmet of the player's. */
let owned: string[];
let foreign: string;
let helmet: string;
const type = accessoryTypes.indexOf('Avatar');

beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  player = await server.makePlayer();
  await openWith(server, player.id, 'golds', 100);
  const make = (more: object) => makeAccessory(server, { goldPrice: 1, ...more });
  owned = [await make({ type }), await make({ type })];
  [foreign, helmet] = [await make({ type }), await make({ type: 0 })];
  for (const id of [...owned, helmet])
    await server.post('user/items', buying(id, 'golds', 1), { token: player.token });
  await wear([helmet]);
});

const choose = (avatar: unknown) => server.call('PUT', 'user/avatar', { avatar }, { token: player.token });
const wear = (accessoryIds: string[]) =>
  server.call('PUT', 'user/items/worn', { accessoryIds }, { token: player.token });
interface Own {
  avatar: string | null;
  items: Array<{ accessoryId: string; isWorn: boolean }>;
}
const state = ({ avatar, items }: Own) => ({
  avatar,
  worn: items.filter(({ isWorn }) => isWorn).map(({ accessoryId }) => accessoryId),
});
const mine = async () => state((await server.get('user/items', { token: player.token })).body);

it('is what the wardrobe wears of that type, else a drawn one: always one fact', async () => {
  const [one = '', two = ''] = owned;
  const chosen = await choose('meo');
  expect([chosen.status, state(chosen.body)]).toEqual([200, { avatar: 'meo', worn: [helmet] }]);
  await choose(one);
  expect(await mine()).toEqual({ avatar: 'meo', worn: expect.arrayContaining([helmet, one]) });
  expect((await mine()).worn).toHaveLength(2);
  await choose(two);
  expect((await mine()).worn.sort()).toEqual([helmet, two].sort());
  // The wardrobe takes it off, and the drawn one shows again.
  await wear([helmet]);
  expect(await mine()).toEqual({ avatar: 'meo', worn: [helmet] });
  await wear([helmet, one]);
  await choose('trau');
  expect(await mine()).toEqual({ avatar: 'trau', worn: [helmet] });
  await wear([one]);
  await choose(null);
  expect(await mine()).toEqual({ avatar: null, worn: [] });
});

it.each([...avatars])('may be the drawn %s', async (name) => {
  expect((await choose(name)).body.avatar).toBe(name);
});

it.each([
  ['an avatar of nobody’s', () => foreign],
  ['an item of another type', () => helmet],
  ['a drawing that is not there', () => 'voi'],
  ['a file', () => '../trau'],
  ['nothing', () => ''],
])('is not %s, which is refused at the field', async (_, avatar) => {
  await choose('ga');
  const refused = await choose(avatar());
  expect([refused.status, refused.body.errors]).toEqual([409, { avatar: ['You do not own this item.'] }]);
  expect(await mine()).toEqual({ avatar: 'ga', worn: [helmet] });
});

it('does not change while banned', async () => {
  const at = server.clock.now();
  await server.db.updateTable('users').set({ bannedAt: at }).where('id', '=', player.id).execute();
  await expect(chooseAvatar(server, player.id, 'ga')).rejects.toMatchObject({ status: 403 });
});
