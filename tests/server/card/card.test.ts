import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userNameHash } from '../../../server/accounts/erasure/names';
import { addMs, days, minutes } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { buying, makeAccessory, openWith } from '../../support/server/accessories';
import { cardSite } from '../../support/server/cardSite';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let site: Awaited<ReturnType<typeof cardSite>>;
beforeAll(async () => {
  server = await buildTestApp();
  site = await cardSite(server);
});
afterAll(async () => {
  await site.close();
  await server.close();
});

let count = 0;
/** A player with a name that ends like a file, and what no card may show. */
async function makePlayer() {
  count++;
  const player = await server.makePlayer({
    userName: `Linh${count}.Anh`,
    firstName: `Bíchmật${count}`,
    lastName: `Riêngtư${count}`,
    phoneNumber: '+84912000111',
  });
  await openWith(server, player.id, 'diamonds', 918_273);
  return { ...player, userName: `Linh${count}.Anh` };
}
type Player = Awaited<ReturnType<typeof makePlayer>>;
const set = (id: string, values: object) =>
  server.db.updateTable('users').set(values).where('id', '=', id).execute();
const hadName = (userId: string, userName: string, changedAt: Date) =>
  server.db
    .insertInto('formerNames')
    .values({ id: newId(), userId, userName, userNameHash: userNameHash(server.keys, userName), changedAt })
    .execute();
const page = (userName: string, token?: string) => site.open(`/u/${userName}`, token);
const call = (userName: string, token?: string) => site.open(`/api/site/cards/${userName}`, token);
/** Everything that a response says, but when and under which number it was sent. */
const said = ({ statusCode, headers, body }: Awaited<ReturnType<typeof page>>) => {
  const { date, 'x-request-id': id, ...rest } = headers;
  const isEnvelope = (name: string) => /sent-at|^age$/.test(name);
  const shown = Object.entries(rest).filter(([name]) => !isEnvelope(name));
  return JSON.stringify([statusCode, shown, body]);
};
const choose = ({ token }: Player, isVisible: boolean, isIndexed = false) =>
  server.call('PUT', 'user/card', { isVisible, isIndexed }, { token });

describe('who sees a card', () => {
  const visibilities = [null, false, true];
  const states: Record<string, { isShown: boolean; values: () => object }> = {
    open: { isShown: true, values: () => ({}) },
    banned: { isShown: false, values: () => ({ bannedAt: server.clock.now() }) },
    'no longer banned': {
      isShown: true,
      values: () => ({
        bannedAt: addMs(server.clock.now(), -days(2)),
        bannedUntil: addMs(server.clock.now(), -days(1)),
      }),
    },
    closed: { isShown: false, values: () => ({ eraseAt: addMs(server.clock.now(), days(9)) }) },
    erased: {
      isShown: false,
      values: () => ({ eraseAt: server.clock.now(), erasedAt: server.clock.now() }),
    },
    staff: { isShown: false, values: () => ({ role: 'Admin', staffRoles: ['shop'] }) },
  };
  const names: Record<string, { leads: boolean; of: (player: Player) => string }> = {
    current: { leads: true, of: ({ userName }) => userName },
    'in another case': { leads: true, of: ({ userName }) => userName.toUpperCase() },
    'of a month ago': { leads: true, of: ({ userName }) => `${userName}-30` },
    'of 90 days ago': { leads: false, of: ({ userName }) => `${userName}-90` },
    'of nobody': { leads: false, of: ({ userName }) => `${userName}-0` },
    'of no form': { leads: false, of: () => 'a%20b' },
    'that another has now': { leads: false, of: ({ userName }) => `${userName}-taken` },
  };
  const combinations = visibilities.flatMap((isVisible) =>
    Object.keys(states).map((state) => ({ isVisible, state })),
  );

  it.each(combinations)('visible: $isVisible, account: $state', async ({ isVisible, state }) => {
    const player = await makePlayer();
    const [another, staff] = [await server.makePlayer(), await server.makeStaff('support')];
    const now = server.clock.now();
    await hadName(player.id, `${player.userName}-30`, addMs(now, -days(30)));
    await hadName(player.id, `${player.userName}-90`, addMs(now, -days(90)));
    await hadName(player.id, `${player.userName}-taken`, addMs(now, -days(30)));
    await server.makePlayer({ userName: `${player.userName}-taken` });
    await set(player.id, { cardVisible: isVisible, ...states[state]?.values() });
    const nothing = [said(await page('nobody-at-all')), said(await call('nobody-at-all'))];
    for (const token of [undefined, player.token, another.token, staff.token])
      for (const [name, { leads, of }] of Object.entries(names)) {
        const [shown, called] = [await page(of(player), token), await call(of(player), token)];
        const isShown = isVisible === true && states[state]?.isShown && leads;
        if (!isShown) {
          expect([name, said(shown), said(called)]).toEqual([name, ...nothing]);
          continue;
        }
        expect([name, called.statusCode, called.json().userName]).toEqual([name, 200, player.userName]);
        const isOld = name === 'of a month ago';
        expect([name, shown.statusCode]).toEqual([name, isOld ? 302 : 200]);
        if (isOld) expect(shown.headers.location).toBe(`/u/${player.userName.toLowerCase()}`);
        for (const { body, headers } of [shown, called])
          for (const secret of ['Bíchmật', 'Riêngtư', '+84912000111', '918273', player.email, player.id])
            expect(body + JSON.stringify(headers)).not.toContain(secret);
      }
  });
});

describe('a card’s page', () => {
  it('is gone the moment that its player hides it, and nobody keeps it', async () => {
    const player = await makePlayer();
    for (const round of [1, 2]) {
      await choose(player, true);
      const shown = await page(player.userName);
      expect([round, shown.statusCode, shown.headers['cache-control']]).toEqual([round, 200, 'no-store']);
      await choose(player, false);
      expect((await page(player.userName)).statusCode).toBe(404);
      expect((await call(player.userName)).statusCode).toBe(404);
    }
  });

  it('is rendered once for what it shows, and again when that changes', async () => {
    const player = await makePlayer();
    await choose(player, true);
    const before = site.rendered.length;
    await Promise.all(Array.from({ length: 10 }, () => page(player.userName)));
    expect(site.rendered).toHaveLength(before + 1);
    await server.call('PUT', 'user/avatar', { avatar: 'rong' }, { token: player.token });
    expect((await page(player.userName)).body).toContain('"avatar":"rong"');
    expect(site.rendered).toHaveLength(before + 2);
  });

  it('is in the language of its address, else of the reader', async () => {
    const player = await makePlayer();
    await choose(player, true);
    const path = `/u/${player.userName.toLowerCase()}`;
    for (const [url, body] of [
      [path, `en ${path} false`],
      [`/en${path}`, `en ${path} true`],
      [`/vi${path}/`, `vi ${path} false`],
    ] as const)
      expect((await site.open(url)).body).toContain(body);
    await hadName(player.id, 'before', server.clock.now());
    expect((await site.open('/en/u/Before')).headers.location).toBe(`/en${path}`);
  });

  it('is kept from search engines until its player allows it', async () => {
    const player = await makePlayer();
    const robots = async () => (await page(player.userName)).headers['x-robots-tag'];
    await choose(player, true);
    expect(await robots()).toBe('noindex');
    await choose(player, true, true);
    expect(await robots()).toBeUndefined();
    // Hidden and shown again, it is not listed.
    await choose(player, false, true);
    await choose(player, true);
    expect(await robots()).toBe('noindex');
  });
});

describe('what it shows', () => {
  it('is the robot as worn, the month in Vietnam, the seasons by name, and items by rarity', async () => {
    const player = await makePlayer();
    await set(player.id, { createdAt: new Date('2026-09-30T17:30:00Z') });
    const hat = await makeAccessory(server, { goldPrice: 1, name: 'Nón' });
    const bag = await makeAccessory(server, { goldPrice: 1, name: 'Túi', type: 2 });
    await openWith(server, player.id, 'golds', 2);
    for (const id of [hat, bag])
      await server.post('user/items', buying(id, 'golds', 1), { token: player.token });
    await server.call('PUT', 'user/items/worn', { accessoryIds: [hat] }, { token: player.token });
    await choose(player, true, true);
    expect((await call(player.userName)).json()).toEqual({
      userName: player.userName,
      since: '2026-10',
      worn: [{ type: 0, name: 'Nón', rarity: 0, librarySlug: '', imageUrl: '/images/none.webp' }],
      avatar: null,
      seasons: [],
      counts: [2, 0, 0, 0, 0, 0],
      isIndexed: true,
    });
  });
});

describe('the choice', () => {
  it('is open until the player was asked, and hidden until then', async () => {
    const player = await makePlayer();
    const read = async () => (await server.get('user/card', { token: player.token })).body;
    expect(await read()).toEqual({ isVisible: null, isIndexed: false });
    expect((await choose(player, false)).body).toEqual({ isVisible: false, isIndexed: false });
    expect(await read()).toEqual({ isVisible: false, isIndexed: false });
  });

  it('is not that of staff, of a banned account, or of nobody', async () => {
    const player = await makePlayer();
    const { token } = await server.makeStaff('shop');
    const body = { isVisible: true, isIndexed: false };
    expect((await server.call('PUT', 'user/card', body, { token })).status).toBe(409);
    expect((await server.call('PUT', 'user/card', body)).status).toBe(401);
    await set(player.id, { bannedAt: addMs(server.clock.now(), -minutes(1)) });
    expect((await choose(player, true)).status).toBe(401);
  });
});
