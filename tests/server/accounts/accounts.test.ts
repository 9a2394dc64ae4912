import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Passwords } from '../../../server/accounts/passwords';
import { hours, minutes, seconds } from '../../../server/platform/clock';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const body = (given: Record<string, string> = {}) => ({
  firstName: 'Thu Hà',
  lastName: 'Đặng',
  userName: 'thuha',
  email: 'ThuHa@Example.com',
  phoneNumber: '',
  password: 'mười hai con giáp',
  ...given,
});
const register = (given?: Record<string, string>) => server.post('user/auth/register', body(given));

let phones = 0;

describe('registering', () => {
  it('leads from the form through the mailed code to a signed-in player', async () => {
    expect(await register()).toMatchObject({
      status: 201,
      body: { message: 'Account created successfully! Please verify your email.' },
    });
    const early = await server.post('user/auth/login', {
      email: 'thuha@example.com',
      password: body().password,
    });
    expect(early).toMatchObject({ status: 403, body: { errors: { email: [expect.any(String)] } } });
    const code = await server.codeFor('ThuHa@Example.com');
    expect(code).toMatch(/^\d{6}$/);
    expect((await server.post('user/auth/verify-email', { email: 'thuha@example.com', code })).status).toBe(
      200,
    );
    const signedIn = await server.post('user/auth/login', {
      email: 'THUHA@example.com',
      password: body().password,
    });
    expect(signedIn).toMatchObject({
      status: 200,
      body: { userName: 'thuha', email: 'ThuHa@Example.com', accessToken: expect.any(String) },
    });
    const me = await server.get('user/profile/me', { token: signedIn.body.accessToken });
    expect(me.body).toEqual({
      firstName: 'Thu Hà',
      lastName: 'Đặng',
      username: 'thuha',
      email: 'ThuHa@Example.com',
      diamonds: 0,
      golds: 0,
      createdAt: server.clock.now().toISOString(),
    });
  });

  it('reports a taken e-mail and user name by field, whatever the case', async () => {
    expect(await register({ userName: 'other' })).toMatchObject({
      status: 409,
      body: { errors: { email: [expect.any(String)] } },
    });
    const answer = await register({ email: 'new@example.com', userName: 'THUHA' });
    expect(answer).toMatchObject({ status: 409, body: { errors: { userName: [expect.any(String)] } } });
  });

  it('creates one account for two concurrent registrations of an address', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map((n) => register({ email: 'race@example.com', userName: `race${n}` })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  it('[2] reports every error by field', async () => {
    const answer = await server.post('user/auth/register', {
      firstName: '',
      lastName: 'x'.repeat(51),
      userName: 'a b',
      email: 'a@b, c@d.com',
      phoneNumber: '12',
      password: 'short',
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors).sort()).toEqual([
      'email',
      'firstName',
      'lastName',
      'password',
      'phoneNumber',
      'userName',
    ]);
  });

  it.each([
    '0912 345 678',
    '(+84) 912-345-678',
    'tel:+84912345678',
    '0912\u2011345\u2011678',
    '0912\u2013345\u2212678',
    '\uff10\uff19\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18',
    '0912\u200b345\u00a0678',
  ])('[2] stores the phone number %j by its digits', async (phoneNumber) => {
    const email = `phone${phones++}@example.com`;
    expect((await register({ email, userName: `phone${phones}`, phoneNumber })).status).toBe(201);
    const row = server.db.selectFrom('users').select('phoneNumber').where('email', '=', email);
    expect((await row.executeTakeFirstOrThrow()).phoneNumber).toMatch(/^(\+84|0)912345678$/);
  });

  it('[2] accepts long passwords untrimmed and refuses only common ones', async () => {
    const bad = [
      'password123',
      'PASSWORD123',
      'outline123',
      'anhyeuem123',
      '12345678',
      'x'.repeat(129),
      '1234567',
    ];
    for (const word of bad) {
      const answer = await register({ email: 'p@example.com', userName: 'ppp', password: word });
      expect([word, answer.status, answer.body.errors?.password?.length]).toEqual([word, 400, 1]);
    }
    const long = `  ${'é'.repeat(124)}  `;
    expect((await register({ email: 'p@example.com', userName: 'ppp', password: long })).status).toBe(201);
  });

  it('responds in Vietnamese unless English is requested', async () => {
    const answer = await server.post('user/auth/register', body({ email: '' }), {
      headers: { 'accept-language': 'vi' },
    });
    expect(answer.body.errors.email).toEqual(['Vui lòng nhập email.']);
    const other = await server.post('user/auth/register', body({ email: '' }), {
      headers: { 'accept-language': 'de' },
    });
    expect(other.body.errors.email).toEqual(['Vui lòng nhập email.']);
  });

  it('maps a wrong type to its field', async () => {
    const answer = await server.post('user/auth/register', { firstName: 1 });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { password: ['This field is required.'] } },
    });
    expect((await server.post('user/auth/register')).status).toBe(400);
    const shapeless = await server.post('user/auth/login', '{"email":', {
      headers: { 'content-type': 'application/json' },
    });
    expect(shapeless.status).toBe(400);
    const nul = await server.post('user/auth/login', { email: 'a\0@b.c', password });
    expect(nul.status).toBe(400);
  });
});

describe('enumeration', () => {
  it('[4] returns the same body for an unknown e-mail and a wrong password, at the cost of one hash each', async () => {
    const user = await server.makeUser();
    const banned = await server.makeUser({ bannedAt: new Date() });
    const unverified = await server.makeUser({ emailVerifiedAt: null });
    const tries = [user.email, banned.email, unverified.email, 'nobody@example.com'];
    const answers = [];
    for (const email of tries) {
      const before = server.deps.passwords.computed;
      answers.push(await server.post('user/auth/login', { email, password: 'wrong password' }));
      expect(server.deps.passwords.computed - before).toBe(1);
    }
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual(answers[0]?.body);
    }
  });

  it('[4] reports a ban or a missing verification only with the right password', async () => {
    const banned = await server.makeUser({ bannedAt: new Date() });
    const answer = await server.post('user/auth/login', { email: banned.email, password });
    expect(answer).toMatchObject({ status: 403, body: { message: 'This account has been banned.' } });
    expect(answer.body.errors).toBeUndefined();
  });

  it('[5] responds to code requests the same for known, unknown, verified and banned accounts', async () => {
    const known = await server.makeUser({ emailVerifiedAt: null });
    const verified = await server.makeUser();
    const banned = await server.makeUser({ bannedAt: new Date() });
    for (const path of ['user/auth/resend-verification-code', 'user/forgot-password/send-code']) {
      const emails = [known.email, verified.email, banned.email, `nobody-${path.length}@example.com`];
      const first = await Promise.all(emails.map((email) => server.post(path, { email })));
      const again = await Promise.all(emails.map((email) => server.post(path, { email })));
      for (const answer of first) expect([answer.status, answer.body]).toEqual([200, first[0]?.body]);
      for (const answer of again) {
        expect([answer.status, answer.body]).toEqual([429, again[0]?.body]);
        expect(Number(answer.headers['retry-after'])).toBe(60);
      }
    }
    const sent = (await server.mails()).map(({ to }) => to);
    expect(sent.filter((to) => to === known.email)).toHaveLength(2);
    expect(sent.filter((to) => to === verified.email)).toHaveLength(1);
    expect(sent).not.toContain(banned.email);
    expect(sent.some((to) => to.startsWith('nobody'))).toBe(false);
  });

  it('[7] returns one error for a wrong, expired, used and unknown code', async () => {
    const user = await server.makeUser({ emailVerifiedAt: null });
    await server.post('user/auth/resend-verification-code', { email: user.email });
    const code = await server.codeFor(user.email);
    const wrong = code === '111111' ? '222222' : '111111';
    const verify = (email: string, tried: string) =>
      server.post('user/auth/verify-email', { email, code: tried });
    const answers = [await verify(user.email, wrong), await verify('nobody@example.com', code)];
    expect((await verify(user.email, code)).status).toBe(200);
    answers.push(await verify(user.email, code));
    const late = await server.makeUser({ emailVerifiedAt: null });
    await server.post('user/auth/resend-verification-code', { email: late.email });
    const lateCode = await server.codeFor(late.email);
    server.clock.advance(minutes(10));
    answers.push(await verify(late.email, lateCode));
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        message: 'The code is wrong or has expired.',
        errors: { code: ['The code is wrong or has expired.'] },
      });
    }
  });
});

describe('codes', () => {
  const askedFor = async () => {
    const user = await server.makeUser();
    await server.post('user/forgot-password/send-code', { email: user.email });
    return { user, code: await server.codeFor(user.email) };
  };
  const others = (code: string, count: number) =>
    Array.from({ length: count }, (_, n) => String((Number(code) + n + 1) % 1_000_000).padStart(6, '0'));

  it('[11] lets 200 parallel guesses compare five times at most', async () => {
    const { user, code } = await askedFor();
    const guesses = [...others(code, 199), code];
    const answers = await Promise.all(
      guesses.map((guess) =>
        server.post('user/forgot-password/verify-code', { email: user.email, code: guess }),
      ),
    );
    expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(0);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(195);
  });

  it('[11] counts ten wrong attempts an hour across several codes', async () => {
    const { user, code } = await askedFor();
    const tryAll = async (of: string) => {
      const statuses = [];
      for (const guess of others(of, 6)) {
        statuses.push(
          (await server.post('user/forgot-password/verify-code', { email: user.email, code: guess })).status,
        );
      }
      return statuses;
    };
    expect(await tryAll(code)).toEqual([400, 400, 400, 400, 400, 429]);
    server.clock.advance(minutes(1));
    await server.post('user/forgot-password/send-code', { email: user.email });
    const second = await server.codeFor(user.email);
    expect(await tryAll(second)).toEqual([400, 400, 400, 400, 400, 429]);
    expect(
      (await server.post('user/forgot-password/verify-code', { email: user.email, code: second })).status,
    ).toBe(429);
    server.clock.advance(hours(1));
    await server.post('user/forgot-password/send-code', { email: user.email });
    const third = await server.codeFor(user.email);
    expect(
      (await server.post('user/forgot-password/verify-code', { email: user.email, code: third })).status,
    ).toBe(200);
  });

  it('[12] sends one code in 60 seconds and ten a day to an address', async () => {
    const user = await server.makeUser();
    const ask = async () =>
      (await server.post('user/forgot-password/send-code', { email: user.email })).status;
    expect(await ask()).toBe(200);
    server.clock.advance(seconds(59));
    expect(await ask()).toBe(429);
    for (let n = 0; n < 9; n++) {
      server.clock.advance(seconds(61));
      expect(await ask()).toBe(200);
    }
    server.clock.advance(seconds(61));
    expect(await ask()).toBe(429);
    server.clock.advance(hours(24));
    expect(await ask()).toBe(200);
  });

  it('[12] sends one code for many concurrent requests for an address', async () => {
    const user = await server.makeUser();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => server.post('user/forgot-password/send-code', { email: user.email })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await server.mails()).filter(({ to }) => to === user.email)).toHaveLength(1);
  });

  it('[9] invalidates the older code with a new one', async () => {
    const { user, code } = await askedFor();
    server.clock.advance(minutes(1));
    await server.post('user/forgot-password/send-code', { email: user.email });
    const second = await server.codeFor(user.email);
    const verify = async (tried: string) =>
      (await server.post('user/forgot-password/verify-code', { email: user.email, code: tried })).status;
    if (second !== code) expect(await verify(code)).toBe(400);
    expect(await verify(second)).toBe(200);
  });

  it('[10] stores no code in plain text: not in the database, not after sending', async () => {
    const { user, code } = await askedFor();
    const rows = JSON.stringify([
      await server.db.selectFrom('codes').selectAll().where('email', '=', user.email).execute(),
      await server.db.selectFrom('outbox').selectAll().where('recipient', '=', user.email).execute(),
    ]);
    expect(rows).not.toContain(code);
    expect(rows).toContain('"sealed":null');
  });

  it('[13] verifying does not consume the code; resetting does, once', async () => {
    const { user, code } = await askedFor();
    const path = 'user/forgot-password';
    expect((await server.post(`${path}/verify-code`, { email: user.email, code })).status).toBe(200);
    expect((await server.post(`${path}/verify-code`, { email: user.email, code })).status).toBe(200);
    const weak = await server.post(`${path}/reset`, { email: user.email, code, newPassword: 'password123' });
    expect(weak).toMatchObject({ status: 400, body: { errors: { newPassword: [expect.any(String)] } } });
    const reset = () =>
      server.post(`${path}/reset`, { email: user.email, code, newPassword: 'another long phrase' });
    const answers = await Promise.all([reset(), reset(), reset()]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400, 400]);
    const login = await server.post('user/auth/login', {
      email: user.email,
      password: 'another long phrase',
    });
    expect(login.status).toBe(200);
    expect((await server.post('user/auth/login', { email: user.email, password })).status).toBe(401);
  });

  it('[3] a reset ends every session and notifies the owner by mail', async () => {
    const { user, code } = await askedFor();
    const { accessToken, refreshToken } = await server.signIn(user.email);
    await server.post('user/forgot-password/reset', {
      email: user.email,
      code,
      newPassword: 'another long phrase',
    });
    expect((await server.get('user/profile/me', { token: accessToken })).status).toBe(401);
    expect((await server.post('user/auth/refresh-token', { refreshToken })).status).toBe(401);
    const mail = (await server.mails()).filter(({ to }) => to === user.email).at(-1);
    expect(mail?.subject).toBe('Your password was changed');
  });
});

it('[1] replaces a hash of weaker parameters at the next sign-in', async () => {
  const { hash } = await import('@node-rs/argon2');
  const weak = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  const user = await server.makeUser({ passwordHash: weak });
  await server.signIn(user.email);
  const row = await server.db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', user.id)
    .executeTakeFirst();
  expect(row?.passwordHash).toContain('m=19456,t=2,p=1');
  await server.signIn(user.email);
});

it('[1] hashes few passwords at once, lets some wait, and returns 503 to the rest', async () => {
  const passwords = new Passwords(1, 2);
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => passwords.hash(password)));
  expect(tries.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect(tries[3]).toMatchObject({ reason: { status: 503, retryAfter: 1 } });
  expect(await passwords.verify(await passwords.hash(password), password)).toBe(true);
});

it('[3] an account without a password cannot sign in with one', async () => {
  const user = await server.makeUser({ passwordHash: null });
  expect(
    (await server.post('user/auth/login', { email: user.email, password: 'anything at all' })).status,
  ).toBe(401);
});
