import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { namesIn } from '../../../contract/named';
import { accountLimits, addressLimits } from '../../../server/http/limits/limitTable';
import { hours, minutes, seconds } from '../../../server/platform/clock';
import { isCovered } from '../../support/depth';
import { codeOf, wrongCodeOf } from '../../support/server/factor';
import { type Known, knownPlaces, type Strangers, strangers } from '../../support/server/strangers';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ config: { rateLimits: true } });
  // The limits decide how many are compared; hashing each would take minutes.
  vi.spyOn(server.deps.passwords, 'verify').mockImplementation(async (_, given) => given === password);
});
afterAll(() => server.close());

/** When the person comes: before the strangers, among them, and after. */
const comings = [0, 30];
const times = 80;

/** Strangers try, and the person comes in between from each place in turn; returns how many tries were compared. */
async function attack(who: Strangers, guess: (from: string) => Promise<number>, come: () => Promise<void>) {
  let compared = 0;
  for (let n = 0; n < times; n++) {
    if (comings.includes(n)) await come();
    const status = await guess(strangers[who][0](n));
    if (status !== 429) compared++;
  }
  await come();
  return compared;
}

/** In an ordinary run a third of them each. */
const some = (column: number) => namesIn(strangers).filter((_, row) => isCovered(row, column));

it.each(some(0))(
  'strangers from %s guess few passwords of an account, and its person signs in from every place that it knows',
  async (who) => {
    const [address, networks] = strangers[who];
    server.clock.advance(hours(1));
    const { email } = await server.makeUser();
    const places = await knownPlaces(server, email);
    const login = (tried: string, from: Known) =>
      server.post('user/auth/login', { email, password: tried }, from);
    const compared = await attack(
      who,
      async (remoteAddress) => (await login('a wrong guess', { remoteAddress })).status,
      async () => {
        for (const place of places())
          expect([place, (await login(password, place)).status]).toEqual([place, 200]);
      },
    );
    const { signInWrong, signInWrongOverall } = accountLimits;
    expect(compared).toBe(Math.min(signInWrongOverall.most, networks * signInWrong.most));
    // Another stranger waits only once the total is reached, and the person's own misses are bounded as well.
    const late = await login(password, { remoteAddress: '192.88.2.200' });
    expect(late.status).toBe(compared === signInWrongOverall.most ? 429 : 200);
    const own = { remoteAddress: '203.0.113.5' };
    for (let n = 0; n < signInWrong.most; n++) expect((await login('a typo', own)).status).toBe(401);
    expect((await login(password, own)).status).toBe(429);
    server.clock.advance(signInWrongOverall.within);
    expect((await login(password, { remoteAddress: address(times) })).status).toBe(200);
  },
);

it.each(some(2))(
  'strangers from %s who know the password guess few codes, and its person signs in from every place',
  async (who) => {
    const [, networks] = strangers[who];
    server.clock.advance(hours(1));
    const person = await server.makeStaff('shop');
    const places = await knownPlaces(server, person.email);
    const { token } = person;
    const { secret } = (await server.post('user/second-factor/begin', { password }, { token })).body;
    const code = () => codeOf(server, secret);
    await server.post('user/second-factor/confirm', { code: code() }, { token });
    const login = (tried: string, from: Known) =>
      server.post('user/auth/login', { email: person.email, password, code: tried }, from);
    const compared = await attack(
      who,
      async (remoteAddress) => (await login(wrongCodeOf(server, secret), { remoteAddress })).status,
      async () => {
        for (const place of places()) {
          server.clock.advance(seconds(30));
          expect([place, (await login(code(), place)).status]).toEqual([place, 200]);
        }
      },
    );
    expect(compared).toBeLessThanOrEqual(
      Math.min(accountLimits.factorTriesOverall.most, networks * accountLimits.factorTries.most),
    );
    expect(compared).toBeGreaterThan(9);
  },
);

it('a browser or network that its owner has denied is a stranger', async () => {
  const { email, id } = await server.makeUser();
  const from = { remoteAddress: '203.0.113.70' };
  const login = (tried: string, place: Known) =>
    server.post('user/auth/login', { email, password: tried }, place);
  expect((await login(password, from)).status).toBe(200);
  await server.db.updateTable('sessions').set({ endReason: 'not-me' }).where('userId', '=', id).execute();
  for (let n = 0; n < 60; n++)
    await login('a wrong guess', { remoteAddress: strangers['many networks'][0](n) });
  expect((await login(password, from)).status).toBe(429);
});

it('a session that guesses its password uses up nobody else’s tries', async () => {
  const { token, email } = await server.makePlayer();
  const change = (currentPassword: string, remoteAddress: string) =>
    server.post(
      'user/password',
      { currentPassword, newPassword: 'another long phrase' },
      { token, remoteAddress },
    );
  const statuses = [];
  for (let n = 0; n < 12; n++) statuses.push((await change('a wrong guess', `198.51.${n}.1`)).status);
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  expect((await server.post('user/auth/login', { email, password })).status).toBe(200);
});

describe('an IPv6 /48', () => {
  const from = (n: number) => ({ remoteAddress: `2001:db8:55:${n.toString(16)}::9` });
  it('has twice the calls of one address', async () => {
    server.clock.advance(minutes(1));
    const search = (n: number) => server.get('user/search?query=player', from(n));
    for (let n = 0; n < 120; n++) expect((await search(n)).status).toBe(200);
    const over = await search(121);
    expect(over.status).toBe(429);
    expect(Number(over.headers['retry-after'])).toBe(60);
    expect((await server.get('user/search?query=player', { remoteAddress: '2001:db8:56:1::9' })).status).toBe(
      200,
    );
  });
  it('refuses no token of a session, nor a signed-in caller, because of strangers there', async () => {
    const { email } = await server.makeUser();
    const { refreshToken, accessToken } = (await server.post('user/auth/login', { email, password }, from(1)))
      .body;
    for (let n = 0; n < 620; n++)
      await server.post('user/auth/refresh-token', { refreshToken: `nobody's ${n}` }, from(n + 10));
    expect((await server.post('user/auth/refresh-token', { refreshToken }, from(2))).status).toBe(200);
    for (let n = 0; n < 210; n++)
      await server.post('user/auth/login', { email: `x${n}@example.com`, password: 'wrong' }, from(n + 10));
    expect((await server.post('user/auth/login', { email: 'x@example.com', password }, from(3))).status).toBe(
      429,
    );
    const change = { currentPassword: password, newPassword: 'another long phrase' };
    expect((await server.post('user/password', change, { ...from(4), token: accessToken })).status).toBe(200);
  });
});

describe('searches a day', () => {
  const search = (query: string, from: { remoteAddress: string; token?: string }) =>
    server.get(`user/search?query=${encodeURIComponent(query)}`, from);
  /** A network's first search of the day, and as many more as leave three. */
  const almost = async (from: { remoteAddress: string }) => {
    await search('player', from);
    await server.db
      .updateTable('rateLimits')
      .set({ count: addressLimits.searchADay.most - 3 })
      .where('key', 'like', 'searchADay:%')
      .where('count', '=', 1)
      .execute();
    for (let n = 0; n < 3; n++) expect((await search('player', from)).status).toBe(200);
  };
  it.each([
    ['an IPv4 /24', (n: number) => `203.7.113.${n % 250}`, '203.7.114.1'],
    ['an IPv6 /48', (n: number) => `2001:db8:77:${n.toString(16)}::1`, '2001:db8:78:1::1'],
  ] as const)(
    'are 2,000 for the guests of %s, who then find a whole address only',
    async (_, address, other) => {
      const player = await server.makePlayer();
      const guest = (n: number) => ({ remoteAddress: address(n) });
      await almost(guest(0));
      const over = await search('player', guest(1));
      expect(over.status).toBe(429);
      expect(Number(over.headers['retry-after'])).toBe(24 * 60 * 60);
      expect((await search(player.email.slice(0, -1), guest(2))).body).toEqual([]);
      expect((await search(player.email.toUpperCase(), guest(3))).body).toMatchObject([
        { email: player.email },
      ]);
      expect((await search('player', { remoteAddress: other })).status).toBe(200);
      const { accessToken: token } = await server.signIn(player.email);
      expect((await search('player', { ...guest(4), token })).status).toBe(200);
      server.clock.advance(hours(24));
      expect((await search('player', guest(5))).status).toBe(200);
    },
  );
});
