import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days, minutes } from '../../../server/platform/clock';
import { codeOf, setUpFactor } from '../../support/server/factor';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(days(1)));

type Player = Awaited<ReturnType<TestApp['makePlayer']>>;
let count = 0;
const fresh = () => `ten.moi-${++count}`;
const put = ({ token }: { token: string }, userName: string, more: object = { password }) =>
  server.call('PUT', 'user/user-name', { userName, ...more }, { token });
const read = async ({ token }: Player) => (await server.get('user/user-name', { token })).body;
const shown = ({ status, body }: Awaited<ReturnType<typeof put>>) => [status, body.errors ?? body.message];
const taken = [409, { userName: ['This user name is already taken.'] }];
/** A session of the same player after time has passed. */
const again = async (player: Player): Promise<Player> => ({
  ...player,
  token: (await server.signIn(player.email)).accessToken,
});
const register = (userName: string) =>
  server.post('user/auth/register', {
    firstName: 'Hà',
    lastName: 'Lê',
    phoneNumber: '',
    password: 'a long enough phrase',
    userName,
    email: `${fresh()}@example.com`,
  });

describe('one’s user name', () => {
  it('changes with the password; token, profile, search and other sessions follow, and the history says that it did', async () => {
    const player = await server.makePlayer();
    const other = await again(player);
    const userName = fresh();
    const changed = await put(player, ` ${userName} `);
    expect(changed.status).toBe(200);
    const nextAt = new Date(+server.clock.now() + days(90)).toISOString();
    expect(changed.body).toEqual({ userName, nextAt, accessToken: expect.any(String) });
    expect(decodeJwt(changed.body.accessToken)).toMatchObject({ userName });
    for (const { token } of [player, other, { token: changed.body.accessToken }])
      expect((await server.get('user/profile/me', { token })).body.username).toBe(userName);
    expect(await read(player)).toEqual({ userName, nextAt });
    expect((await server.get(`user/search?query=${userName}`)).body).toHaveLength(1);
    const entries = server.db
      .selectFrom('audits')
      .select(['action', 'userName', 'before', 'after'])
      .where('recordId', '=', player.id);
    expect(await entries.execute()).toEqual([
      { action: 'change-own-user-name', userName: '', before: null, after: null },
    ]);
  });

  it('changes once in 90 days, and says when it can next', async () => {
    const player = await server.makePlayer();
    await put(player, fresh());
    const refused = await put(player, fresh());
    expect(refused.status).toBe(409);
    expect(refused.body.errors.userName[0]).toMatch(/again after \d{1,2} [A-Z][a-z]{2,3} \d{4}\.$/);
    server.clock.advance(days(90) - minutes(1));
    const early = await again(player);
    expect((await put(early, fresh())).status).toBe(409);
    server.clock.advance(minutes(1));
    expect((await read(early)).nextAt).toBeNull();
    expect((await put(early, fresh())).status).toBe(200);
  });

  it.each([
    ['', 'User name is required.'],
    ['ab', 'A user name must have 3 to 32'],
    ['có dấu', 'A user name must have 3 to 32'],
    ['a'.repeat(33), 'A user name must have 3 to 32'],
  ])('refuses “%s” at the field, before it asks for a proof', async (userName, said) => {
    const player = await server.makePlayer();
    const refused = await put(player, userName, {});
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['userName']]);
    expect(refused.body.errors.userName[0]).toContain(said);
  });

  it('refuses one of another, in any case, one that reads as ours, and the same again', async () => {
    const [player, other] = [await server.makePlayer(), await server.makePlayer()];
    const { userName } = await read(other);
    for (const name of [userName, userName.toUpperCase(), 'Outline.Support', 'CSKH-2026'])
      expect(shown(await put(player, name))).toEqual(taken);
    const own = (await read(player)).userName;
    expect(shown(await put(player, own))).toEqual([400, { userName: ['This is already your user name.'] }]);
    // Another case of one's own name is a change.
    expect((await put(player, own.toUpperCase())).status).toBe(200);
  });

  it('lets one of two who want the same name have it', async () => {
    const players = [await server.makePlayer(), await server.makePlayer()];
    const userName = fresh();
    const sent = await Promise.all(players.map((player) => put(player, userName)));
    expect(sent.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(sent.map(shown)).toContainEqual(taken);
  });

  it('is not that of staff, nor of nobody', async () => {
    const { token } = await server.makeStaff('shop');
    expect((await put({ token }, fresh())).status).toBe(409);
    expect((await server.call('PUT', 'user/user-name', { userName: fresh(), password })).status).toBe(401);
  });
});

describe('the earlier name', () => {
  it('is held for a year against everybody but its player', async () => {
    const [player, other] = [await server.makePlayer(), await server.makePlayer()];
    const { userName } = await read(player);
    await put(player, fresh());
    expect(shown(await put(other, userName))).toEqual(taken);
    expect((await register(userName)).status).toBe(409);
    server.clock.advance(days(91));
    // Its player may return to it, and it stays theirs.
    expect((await put(await again(player), userName)).status).toBe(200);
    expect((await register(userName)).status).toBe(409);
  });

  it('is free after a year', async () => {
    const player = await server.makePlayer();
    const { userName } = await read(player);
    await put(player, fresh());
    server.clock.advance(days(365) - minutes(1));
    expect((await register(userName)).status).toBe(409);
    server.clock.advance(minutes(2));
    expect((await register(userName)).status).toBe(201);
  });
});

describe('the proof', () => {
  it('is the password', async () => {
    const player = await server.makePlayer();
    expect(shown(await put(player, fresh(), {}))).toEqual([400, { password: ['Password is required.'] }]);
    expect(shown(await put(player, fresh(), { password: 'guess' }))).toEqual([
      400,
      { password: ['The current password is wrong.'] },
    ]);
  });

  it('is the second factor too, where there is one', async () => {
    const player = await server.makePlayer();
    const { secret } = await setUpFactor(server, player.token);
    server.clock.advance(minutes(11));
    expect((await put(player, fresh())).body.errors).toHaveProperty('stepUp');
    const code = codeOf(server, secret);
    expect((await server.post('user/auth/step-up', { code }, { token: player.token })).status).toBe(200);
    expect((await put(player, fresh())).status).toBe(200);
  });
});
