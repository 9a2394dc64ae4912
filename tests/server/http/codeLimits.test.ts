import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { widerNetworkOf } from '../../../server/http/limits/limiter';
import { hours, minutes, seconds } from '../../../server/platform/clock';
import { waitOf } from '../../../server/platform/messages/waits';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const path = 'user/forgot-password';
const send = (email: string, remoteAddress: string, purpose = `${path}/send-code`) =>
  server.post(purpose, { email }, { remoteAddress });
const verify = async (email: string, code: string, remoteAddress: string, call = `${path}/verify-code`) =>
  server.post(call, { email, code }, { remoteAddress });
const wrong = (code: string, n = 0) => String((Number(code) + n + 1) % 1_000_000).padStart(6, '0');
const stranger = (n: number) => `198.51.${n}.9`;
const owner = '203.0.113.5';
const asked = async () => {
  const { email } = await server.makeUser();
  await send(email, owner);
  return { email, code: await server.codeFor(email) };
};

describe('[11] wrong attempts by a stranger', () => {
  it('invalidate a code for the stranger’s network and not for its owner', async () => {
    const { email, code } = await asked();
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await verify(email, wrong(code, n), stranger(1))).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await verify(email, code, stranger(1))).status).toBe(429);
    // Another address of the same /24 counts as the same network.
    expect((await verify(email, code, '198.51.1.77')).status).toBe(429);
    expect((await verify(email, code, owner)).status).toBe(200);
  });

  it('for one purpose do not affect the other', async () => {
    const user = await server.makeUser({ emailVerifiedAt: null });
    await send(user.email, owner, 'user/auth/resend-verification-code');
    const code = await server.codeFor(user.email);
    for (let n = 0; n < 12; n++)
      await verify(user.email, wrong(code, n), stranger(2), 'user/auth/verify-email');
    await send(user.email, owner);
    expect((await verify(user.email, await server.codeFor(user.email), owner)).status).toBe(200);
  });

  it('from many networks are twenty an hour, and leave the code to the network that requested it', async () => {
    const { email, code } = await asked();
    for (let n = 0; n < 20; n++) {
      expect((await verify(email, wrong(code, n), stranger(Math.floor(n / 5) + 10))).status).toBe(400);
    }
    const refused = await verify(email, code, stranger(20));
    expect(refused.status).toBe(429);
    expect(refused.body.message).toMatch(/^Too many wrong tries\. You can try again in \d+ minutes\.$/);
    expect((await verify(email, code, owner)).status).toBe(200);
  });
});

describe('[12] codes sent', () => {
  it('are limited to ten a day per network, and the owner’s own still arrive', async () => {
    const { email } = await server.makeUser();
    for (let n = 0; n < 10; n++) {
      expect((await send(email, stranger(3))).status).toBe(200);
      server.clock.advance(seconds(61));
    }
    const refused = await send(email, stranger(3));
    expect(refused.status).toBe(429);
    expect(refused.body.message).toMatch(/You can request another in 24 hours\.$/);
    expect((await send(email, owner)).status).toBe(200);
  });

  it('of strangers are limited to forty a day, beside those of who asked first', async () => {
    const { email } = await server.makeUser();
    for (let n = 0; n < 49; n++) {
      expect((await send(email, stranger(200 + Math.floor(n / 10)))).status).toBe(200);
      server.clock.advance(seconds(61));
    }
    expect((await send(email, owner)).status).toBe(429);
    server.clock.advance(hours(24));
    expect((await send(email, owner)).status).toBe(200);
  });

  it('requested too soon report when the next one is possible', async () => {
    const { email } = await asked();
    server.clock.advance(seconds(20));
    const refused = await send(email, owner);
    expect(refused).toMatchObject({
      status: 429,
      body: { message: 'A code was sent just now. You can request another in 40 seconds.' },
    });
    expect(refused.headers['retry-after']).toBe('40');
  });
});

it('recognises the network that one person moves within', () => {
  expect(widerNetworkOf('203.0.113.5')).toBe('203.0.113');
  expect(widerNetworkOf('::ffff:203.0.113.5')).toBe('203.0.113');
  expect(widerNetworkOf('2001:db8:1:2:3::4')).toBe('2001:db8:1:2');
});

it('reports the wait in words', () => {
  expect([1, 60, minutes(2) / 1000, 7200].map((wait) => waitOf(wait).en)).toEqual([
    '1 second',
    '60 seconds',
    '2 minutes',
    '2 hours',
  ]);
  expect(waitOf(125).vi).toBe('3 phút');
});
