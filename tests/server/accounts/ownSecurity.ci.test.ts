import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hours, minutes, seconds } from '../../../server/platform/clock';
import { codeOf, wrongCodeOf } from '../../support/server/factor';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const entriesOf = (userId: string, ...actions: string[]) =>
  server.db
    .selectFrom('audits')
    .select(['action', 'resource', 'recordId', 'network', 'after'])
    .where('userId', '=', userId)
    .$if(actions.length > 0, (query) => query.where('action', 'in', actions))
    .orderBy('id')
    .execute();
const own = ['change-password', 'reset-password', 'end-sessions', 'end-session'];

describe('what staff change about their own security', () => {
  it('is in the history: password, reset by mail, one session, all others', async () => {
    const person = await server.makeStaff('shop');
    const { token } = person;
    const change = { currentPassword: password, newPassword: 'another long phrase' };
    expect((await server.post('user/password', change, { token })).status).toBe(200);
    const login = () =>
      server.post('user/auth/login', { email: person.email, password: 'another long phrase' });
    await login();
    const { sessions } = (await server.get('user/sessions', { token })).body;
    const other = sessions.find((one: { isCurrent: boolean }) => !one.isCurrent);
    await server.call('DELETE', `user/sessions/${other.id}`, undefined, { token });
    await server.call('DELETE', 'user/sessions', undefined, { token });
    expect((await server.call('DELETE', `user/sessions/${other.id}`, undefined, { token })).status).toBe(404);
    await server.post('user/forgot-password/send-code', { email: person.email });
    const code = await server.codeFor(person.email);
    const reset = { email: person.email, code, newPassword: 'one more long phrase' };
    expect((await server.post('user/forgot-password/reset', reset)).status).toBe(200);
    expect(await entriesOf(person.id, ...own)).toEqual([
      { action: 'change-password', resource: 'staff', recordId: person.id, network: '127.0.0', after: null },
      { action: 'end-session', resource: 'sessions', recordId: other.id, network: '127.0.0', after: null },
      { action: 'end-sessions', resource: 'staff', recordId: person.id, network: '127.0.0', after: null },
      { action: 'reset-password', resource: 'staff', recordId: person.id, network: '127.0.0', after: null },
    ]);
  });

  it('is not when players do the same to theirs', async () => {
    const player = await server.makePlayer();
    const change = { currentPassword: password, newPassword: 'another long phrase' };
    await server.post('user/password', change, { token: player.token });
    await server.call('DELETE', 'user/sessions', undefined, { token: player.token });
    expect(await entriesOf(player.id)).toEqual([]);
  });
});

describe('guessing codes behind the right password', () => {
  let secret: string;
  let person: Awaited<ReturnType<TestApp['makeStaff']>>;
  const codeNow = () => codeOf(server, secret);
  const wrongCode = () => wrongCodeOf(server, secret);
  const tryCode = (code: string, remoteAddress = '198.51.100.1', secretWord = password) =>
    server.post('user/auth/login', { email: person.email, password: secretWord, code }, { remoteAddress });
  const mails = async () =>
    (await server.mails()).filter(({ to, subject }) => to === person.email && /guessing/.test(subject));
  /** Each from another network, and slowly, as a patient thief would. */
  const miss = async (times: number) => {
    for (let n = 0; n < times; n++) {
      server.clock.advance(minutes(2));
      expect((await tryCode(wrongCode(), `198.51.${n}.1`)).status).toBe(401);
    }
  };
  beforeAll(async () => {
    person = await server.makeStaff('finance');
    const { token } = person;
    secret = (await server.post('user/second-factor/begin', { password }, { token })).body.secret;
    await server.post('user/second-factor/confirm', { code: codeNow() }, { token });
  });

  it('is told to the person and the history after twenty, once, and each further one waits twice as long', async () => {
    await miss(19);
    expect(await mails()).toHaveLength(0);
    await miss(1);
    expect(await mails()).toHaveLength(1);
    expect(await entriesOf(person.id, 'guess-factor')).toMatchObject([{ after: { tries: 20 } }]);
    for (const wait of [1, 2, 4, 8, 16]) {
      server.clock.advance(minutes(wait) - seconds(1));
      const early = await tryCode(codeNow(), '203.0.113.9');
      expect([wait, early.status, Number(early.headers['retry-after'])]).toEqual([wait, 429, 1]);
      server.clock.advance(seconds(1));
      expect([wait, (await tryCode(wrongCode(), `192.0.${wait}.1`)).status]).toEqual([wait, 401]);
    }
    expect(await mails()).toHaveLength(1);
  });

  it('lets one of many at once through after the wait', async () => {
    server.clock.advance(minutes(32));
    const all = await Promise.all(Array.from({ length: 20 }, (_, n) => tryCode(wrongCode(), `203.0.${n}.1`)));
    expect(all.filter(({ status }) => status === 401)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(19);
  });

  it('never waits longer than a day, and a right code ends it', async () => {
    for (let n = 0; n < 8; n++) {
      server.clock.advance(hours(24));
      expect([n, (await tryCode(wrongCode(), `192.1.${n}.1`)).status]).toEqual([n, 401]);
    }
    server.clock.advance(hours(24));
    expect((await tryCode(codeNow())).status).toBe(200);
    expect((await tryCode(wrongCode())).status).toBe(401);
    server.clock.advance(seconds(60));
    expect((await tryCode(codeNow())).status).toBe(200);
  });

  it('ends with a new password too, which the thief does not know', async () => {
    await miss(21);
    await server.post('user/forgot-password/send-code', { email: person.email });
    const code = await server.codeFor(person.email);
    const reset = { email: person.email, code, newPassword: 'one more long phrase' };
    expect((await server.post('user/forgot-password/reset', reset)).status).toBe(200);
    server.clock.advance(seconds(60));
    expect((await tryCode(codeNow(), '203.0.113.1', 'one more long phrase')).status).toBe(200);
    expect(await mails()).toHaveLength(2);
  });
});
