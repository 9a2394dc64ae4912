import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { days, hours, minutes } from '../../../server/platform/clock';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const me = async (token: string) => (await server.get('user/profile/me', { token })).status;
const refresh = (refreshToken: string) => server.post('user/auth/refresh-token', { refreshToken });

it('[14] ends a session on the next call after a ban, and unbanning does not restore it', async () => {
  const admin = await server.makeAdmin();
  const user = await server.makeUser();
  const tokens = await server.signIn(user.email);
  expect(await me(tokens.accessToken)).toBe(200);
  const banned = await server.post(`admin/user/ban/${user.id}`, undefined, { token: admin.token });
  expect(banned).toMatchObject({ status: 200, body: { id: user.id, isLocked: true } });
  expect(await me(tokens.accessToken)).toBe(401);
  expect((await refresh(tokens.refreshToken)).status).toBe(401);
  expect((await server.post('user/auth/login', { email: user.email, password })).status).toBe(403);
  await server.post(`admin/user/unban/${user.id}`, undefined, { token: admin.token });
  expect(await me(tokens.accessToken)).toBe(401);
  expect((await server.post('user/auth/login', { email: user.email, password })).status).toBe(200);
});

it('[14] lets no banned account in, even by a session that nobody has ended', async () => {
  const user = await server.makeUser();
  const { accessToken, refreshToken } = await server.signIn(user.email);
  const ban = (bannedAt: Date | null) =>
    server.db.updateTable('users').set({ bannedAt }).where('id', '=', user.id).execute();
  await ban(server.clock.now());
  expect([await me(accessToken), (await refresh(refreshToken)).status]).toEqual([401, 401]);
  await ban(null);
  expect(await me(accessToken)).toBe(200);
});

it('[14] applies a changed role to the next call, whatever the token says', async () => {
  const admin = await server.makeAdmin();
  await server.db
    .updateTable('users')
    .set({ role: 'User', staffRoles: [] })
    .where('id', '=', admin.id)
    .execute();
  expect((await server.get('admin/user/get-all', { token: admin.token })).status).toBe(403);
});

it('[14] ends sessions for every process on the database, and accepts tokens of another process', async () => {
  const other = await buildApp(server.deps);
  const user = await server.makeUser();
  const { accessToken, refreshToken } = await server.signIn(user.email);
  const there = async () => {
    const headers = { authorization: `Bearer ${accessToken}` };
    const me = await other.inject({ url: '/api/user/profile/me', headers });
    const again = await other.inject({
      method: 'POST',
      url: '/api/user/auth/refresh-token',
      payload: { refreshToken },
    });
    return [me.statusCode, again.statusCode];
  };
  expect(await there()).toEqual([200, 200]);
  await server.post('user/auth/logout', undefined, { token: accessToken });
  expect(await there()).toEqual([401, 401]);
  await other.close();
});

it('[16] logs out with a live token, an expired one, no body and a JSON content type without a body', async () => {
  const user = await server.makeUser();
  for (const expire of [false, true]) {
    const tokens = await server.signIn(user.email);
    if (expire) server.clock.advance(minutes(16));
    const headers: Record<string, string> = expire ? { 'content-type': 'application/json' } : {};
    const out = await server.post('user/auth/logout', undefined, { token: tokens.accessToken, headers });
    expect(out.status).toBe(204);
    expect(await me(tokens.accessToken)).toBe(401);
    expect((await refresh(tokens.refreshToken)).status).toBe(401);
  }
  expect((await server.post('user/auth/logout')).status).toBe(204);
  expect((await server.post('user/auth/logout', {}, { token: 'rubbish' })).status).toBe(204);
});

it('[16] logs out one session and leaves the others', async () => {
  const user = await server.makeUser();
  const [one, two] = [await server.signIn(user.email), await server.signIn(user.email)];
  await server.post('user/auth/logout', undefined, { token: one.accessToken });
  expect([await me(one.accessToken), await me(two.accessToken)]).toEqual([401, 200]);
});

it('accepts the same refresh token repeatedly, and returns it unchanged', async () => {
  const user = await server.makeUser();
  const { refreshToken } = await server.signIn(user.email);
  for (let n = 0; n < 3; n++) {
    const answer = await refresh(refreshToken);
    expect(answer).toMatchObject({ status: 200, body: { refreshToken } });
    expect(await me(answer.body.accessToken)).toBe(200);
    server.clock.advance(hours(1));
  }
});

it('ends idle sessions after 7 days, used ones after 30, and an admin after 12 hours', async () => {
  const user = await server.makeUser();
  const idle = await server.signIn(user.email);
  server.clock.advance(days(7));
  expect((await refresh(idle.refreshToken)).status).toBe(401);
  const used = await server.signIn(user.email);
  for (let day = 0; day < 29; day += 1) {
    server.clock.advance(days(1));
    expect((await refresh(used.refreshToken)).status).toBe(200);
  }
  server.clock.advance(days(1));
  expect((await refresh(used.refreshToken)).status).toBe(401);
  const admin = await server.makeUser({ role: 'Admin' });
  const staff = await server.signIn(admin.email);
  server.clock.advance(hours(11));
  expect((await refresh(staff.refreshToken)).status).toBe(200);
  server.clock.advance(hours(1));
  expect((await refresh(staff.refreshToken)).status).toBe(401);
});

it('[14] refuses expired, forged, unsigned and foreign tokens', async () => {
  const user = await server.makeUser();
  const { accessToken } = await server.signIn(user.email);
  const [head, claims, signature] = accessToken.split('.');
  const sid = JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()).sid as string;
  const sign = (typ: string, key: Uint8Array, change: object = {}) =>
    new SignJWT({ sid, ...change })
      .setProtectedHeader({ alg: 'HS256', typ })
      .setSubject(user.id)
      .setIssuer('outline')
      .setAudience('outline')
      .setExpirationTime('1h')
      .sign(key);
  const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
  const raised = Buffer.from(claims ?? '', 'base64url')
    .toString()
    .replace('"User"', '"Admin"');
  const bad = [
    `${none}.${claims}.`,
    `${head}.${Buffer.from(raised).toString('base64url')}.${signature}`,
    await sign('at+jwt', new Uint8Array(32)),
    await sign('other+jwt', server.keys.accessTokens[0]),
    await sign('at+jwt', server.keys.accessTokens[0], { aud: 'elsewhere' }),
    await sign('at+jwt', server.keys.accessTokens[0], { sid: "' or 1=1" }),
  ];
  for (const token of bad.slice(0, 4)) expect(await me(token)).toBe(401);
  expect(await me(bad[5] ?? '')).toBe(401);
  expect(await me(accessToken)).toBe(200);
  server.clock.advance(minutes(15));
  expect(await me(accessToken)).toBe(401);
});

it('[14] contains the claims that the client reads', async () => {
  const user = await server.makeUser({ role: 'Admin' });
  const { accessToken } = await server.signIn(user.email);
  const claims = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toEqual({
    sub: user.id,
    sid: expect.any(String),
    role: 'Admin',
    email: user.email,
    userName: user.userName,
    iss: 'outline',
    aud: 'outline',
    iat: expect.any(Number),
    exp: claims.iat + 900,
  });
});

it('stores no refresh token in plain text', async () => {
  const user = await server.makeUser();
  const { refreshToken } = await server.signIn(user.email);
  expect(JSON.stringify(await server.db.selectFrom('sessions').selectAll().execute())).not.toContain(
    refreshToken,
  );
});
