import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessoryTypes } from '../../../contract/accessoryTypes';
import { buying, makeAccessory, openWith } from '../../support/server/accessories';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const plain = { worn: [], avatar: null };
const lookOf = async (userName: string) => (await server.get(`user/search?query=${userName}`)).body;

it('draws players as worn while they show the card, and else the plain robot, without the name of anything', async () => {
  const player = await server.makePlayer({ userName: 'dressed' });
  const { token } = player;
  await openWith(server, player.id, 'golds', 10);
  const hat = await makeAccessory(server, { goldPrice: 1, name: 'Secret hat', librarySlug: 'non-la-thep' });
  const tiger = await makeAccessory(server, {
    goldPrice: 1,
    name: 'Secret tiger',
    type: accessoryTypes.indexOf('Avatar'),
  });
  for (const id of [hat, tiger]) await server.post('user/items', buying(id, 'golds', 1), { token });
  await server.call('PUT', 'user/avatar', { avatar: 'ga' }, { token });
  await server.call('PUT', 'user/items/worn', { accessoryIds: [hat] }, { token });
  const choose = (isVisible: boolean) =>
    server.call('PUT', 'user/card', { isVisible, isIndexed: false }, { token });
  expect((await lookOf('dressed'))[0].drawing).toEqual(plain);
  await choose(true);
  const shown = await lookOf('dressed');
  expect(shown[0].drawing).toEqual({
    worn: [{ type: 0, librarySlug: 'non-la-thep', imageUrl: '/images/none.webp' }],
    avatar: 'ga',
  });
  expect(JSON.stringify(shown)).not.toContain('Secret');
  await choose(false);
  expect((await lookOf('dressed'))[0].drawing).toEqual(plain);
});

it('says the month of the registration in Vietnam', async () => {
  const player = await server.makePlayer({ userName: 'newyear' });
  const createdAt = new Date('2026-12-31T17:00:00Z');
  await server.db.updateTable('users').set({ createdAt }).where('id', '=', player.id).execute();
  expect((await lookOf('newyear'))[0].since).toBe('2027-01');
});
