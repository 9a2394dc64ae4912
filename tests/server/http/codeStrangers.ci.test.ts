import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namesIn } from '../../../contract/named';
import { accountLimits } from '../../../server/http/limits/limitTable';
import { hours, seconds } from '../../../server/platform/clock';
import { isCovered } from '../../support/depth';
import { type Known, knownPlaces, type Strangers, strangers } from '../../support/server/strangers';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const calls = {
  reset: ['user/forgot-password/send-code', 'user/forgot-password/verify-code'],
  registration: ['user/auth/resend-verification-code', 'user/auth/verify-email'],
} as const;
type Kind = keyof typeof calls;
const ask = async (kind: Kind, email: string, from: Known) =>
  (await server.post(calls[kind][0], { email }, from)).status;
const give = async (kind: Kind, email: string, code: string, from: Known) =>
  (await server.post(calls[kind][1], { email, code }, from)).status;
const mailsTo = async (email: string) => (await server.mails()).filter(({ to }) => to === email).length;

/** Strangers request as many codes as they get; returns how many mails that made. */
async function requestAll(who: Strangers, kind: Kind, email: string): Promise<number> {
  const before = await mailsTo(email);
  for (let n = 0; n < 60; n++) {
    await ask(kind, email, { remoteAddress: strangers[who][0](n) });
    if (strangers[who][1] < 60) server.clock.advance(seconds(61));
  }
  return (await mailsTo(email)) - before;
}
/** Strangers guess; returns how many of the guesses were compared. */
async function guessAll(who: Strangers, kind: Kind, email: string, code: string): Promise<number> {
  let compared = 0;
  for (let n = 0; n < 60; n++) {
    const wrong = String((Number(code) + n + 1) % 1_000_000).padStart(6, '0');
    const status = await give(kind, email, wrong, { remoteAddress: strangers[who][0](n) });
    if (status !== 429) compared++;
  }
  return compared;
}

const { codeSends, codeSendsOverall, codeGuesses, codeTriesOverall } = accountLimits;
const registrant = { remoteAddress: '203.0.113.5' };
let people = 0;
/** An account that waits for its e-mail to be verified, and the place of its registration. */
async function register() {
  const email = `new${people++}@example.com`;
  const names = { firstName: 'An', lastName: 'Lê', userName: `new${people}` };
  const given = { ...names, email, password, confirmPassword: password, phoneNumber: '0912345678' };
  const answer = await server.post('user/auth/register', given, registrant);
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  return { email, places: () => [registrant] };
}
async function account() {
  const { email } = await server.makeUser();
  return { email, places: await knownPlaces(server, email) };
}

describe.each([...namesIn(strangers).entries()])('%i: strangers from %s', (row, who) => {
  const [, networks] = strangers[who];

  it.each((['reset', 'registration'] as const).filter((_, column) => isCovered(row, column)))(
    'neither use up the requests of a person’s places nor end their codes: %s',
    async (kind) => {
      server.clock.advance(hours(24));
      const { email, places } = kind === 'reset' ? await account() : await register();
      server.clock.advance(seconds(61));
      const mails = await requestAll(who, kind, email);
      // The first to request a reset has ten more than what strangers have in total.
      const first = kind === 'reset' ? Math.min(codeSends.most, networks > 4 ? 1 : codeSends.most) : 0;
      expect(mails).toBeLessThanOrEqual(codeSendsOverall.most + first);
      expect(mails).toBeLessThanOrEqual(networks * codeSends.most);
      for (const place of places()) {
        server.clock.advance(seconds(61));
        expect([place, await ask(kind, email, place)]).toEqual([place, 200]);
        const code = await server.codeFor(email);
        await ask(kind, email, { remoteAddress: strangers[who][0](300) });
        const compared = await guessAll(who, kind, email, code);
        expect(compared).toBeLessThanOrEqual(
          codeTriesOverall.most + Math.min(networks, 60) * codeGuesses.most,
        );
        expect([place, await give(kind, email, code, place)]).toEqual([place, 200]);
        server.clock.advance(hours(1));
      }
    },
  );

  const end = 'do not end the code of the network that requested it, known or not, whoever requests next';
  it.each(isCovered(row, 2) ? [end] : [])('%s', async () => {
    server.clock.advance(hours(24));
    const { email } = await server.makeUser();
    const own = { remoteAddress: '192.88.99.7' };
    for (const order of ['before', 'after']) {
      server.clock.advance(hours(1));
      const request = async () => {
        for (let n = 0; n < 3; n++) await ask('reset', email, { remoteAddress: strangers[who][0](n) });
      };
      if (order === 'before') await request();
      expect(await ask('reset', email, own)).toBe(200);
      const code = await server.codeFor(email);
      await request();
      await guessAll(who, 'reset', email, code);
      const wrong = String((Number(code) + 500) % 1_000_000).padStart(6, '0');
      expect(await give('reset', email, wrong, own)).toBe(400);
      expect(await give('reset', email, code, own)).toBe(200);
      const newPassword = 'another long phrase';
      const reset = { email, code, newPassword, confirmPassword: newPassword };
      expect((await server.post('user/forgot-password/reset', reset, own)).status).toBe(200);
      // Used once, every code of the account is over, the strangers' too.
      expect(await give('reset', email, code, own)).toBe(400);
    }
  });
});

it('a stranger gives the newest code only, so that many requested ones are no better to guess', async () => {
  const { email } = await server.makeUser();
  const codes: string[] = [];
  for (let n = 0; n < 3; n++) {
    await ask('reset', email, { remoteAddress: `198.51.${n}.1` });
    codes.push(await server.codeFor(email));
  }
  const stranger = { remoteAddress: '192.0.2.9' };
  const statuses = [];
  for (const code of codes) statuses.push(await give('reset', email, code, stranger));
  expect(statuses).toEqual(codes.map((code) => (code === codes[2] ? 200 : 400)));
});
