import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCode } from '../../../server/accounts/codes';
import { grantAdmin } from '../../../server/accounts/grantAdmin';
import { inTransaction } from '../../../server/db/guard';
import { addMs, days, minutes } from '../../../server/platform/clock';
import { OperatorError } from '../../../server/platform/operator';
import { google, googleWay } from '../../support/server/googleWay';
import { openIdProvider } from '../../support/server/provider';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

let provider: Awaited<ReturnType<typeof openIdProvider>>;
let server: TestApp;
let token: string;
beforeAll(async () => {
  provider = await openIdProvider();
  server = await buildTestApp({ config: { google: provider.google } });
});
// Access tokens live for 15 minutes, and the tests move the clock.
beforeEach(async () => {
  token = (await server.makeStaff('support')).token;
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const { comeBack } = googleWay(() => ({ server, provider }));
let count = 0;
const correct = (id: string, email: string) =>
  server.post(`admin/players/${id}/email`, { email, reason: 'said so on the phone' }, { token });
const register = (email: string) =>
  server.post('user/auth/register', {
    firstName: 'Lan',
    lastName: 'Lê',
    userName: `taker${++count}`,
    email,
    password,
  });
const undo = async (email: string) => {
  const mail = (await server.mails()).filter(({ to }) => to === email).at(-1);
  return server.post('user/auth/undo', { token: /#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '' });
};
const emailOf = async (id: string) =>
  (await server.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst())?.email;
/** A player whose e-mail was corrected just now. */
async function corrected(name: string) {
  const player = await server.makeUser({ email: `${name}@gmail.example` });
  expect((await correct(player.id, `new-${player.email}`)).status).toBe(204);
  return player;
}

it('nobody registers an address that its link can still bring back, in any case of letters', async () => {
  const { id, email } = await corrected('victim');
  for (const written of [email, email.toUpperCase()])
    expect(await register(written)).toMatchObject({
      status: 409,
      body: { errors: { email: [expect.any(String)] } },
    });
  expect((await undo(email)).status).toBe(200);
  expect(await emailOf(id)).toBe(email);
  // The address that was left is nobody's.
  expect((await register(`new-${email}`)).status).toBe(201);
});

it('nor does Google make an account of it, though it confirms the address', async () => {
  const { id, email } = await corrected('pressed');
  const { answer, handover } = await comeBack(google('pressed'));
  expect(new URL(String(answer.headers.location)).searchParams.get('error')).toBe('held');
  expect(handover).toBe('');
  expect((await undo(email)).status).toBe(200);
  expect(await emailOf(id)).toBe(email);
  expect((await comeBack(google('pressed'))).handover).not.toBe('');
});

it('nor do staff give it to another player, while they may put back its own', async () => {
  const { id, email } = await corrected('own');
  const other = await server.makeUser();
  expect(await correct(other.id, email)).toMatchObject({
    status: 409,
    body: { errors: { email: [expect.any(String)] } },
  });
  expect(await emailOf(other.id)).toBe(other.email);
  server.clock.advance(minutes(2));
  expect((await correct(id, email)).status).toBe(204);
});

it('is held from the moment of the correction: no registration beside it gets the address', async () => {
  for (let round = 0; round < 5; round++) {
    const { id, email } = await server.makeUser({ email: `beside${round}@gmail.example` });
    const beside = [register(email), correct(id, `new-${email}`), register(email)] as const;
    const statuses = (await Promise.all(beside)).map(({ status }) => status);
    expect(statuses).toEqual([409, 204, 409]);
  }
});

it('is free when the link is over', async () => {
  const [first, second] = [await corrected('late'), await corrected('google-late')];
  server.clock.advance(days(7) - 1);
  expect((await register(first.email)).status).toBe(409);
  server.clock.advance(1);
  expect((await register(first.email)).status).toBe(201);
  expect((await comeBack(google('google-late'))).handover).not.toBe('');
  expect([await emailOf(first.id), await emailOf(second.id)]).toEqual([
    `new-${first.email}`,
    `new-${second.email}`,
  ]);
});

it('an account that was registered at it by a server of before gives way, unless its address is verified', async () => {
  for (const isVerified of [false, true]) {
    const { id, email } = await corrected(`before-${isVerified}`);
    const emailVerifiedAt = isVerified ? server.clock.now() : null;
    const taker = await server.makeUser({ email: email.toUpperCase(), emailVerifiedAt });
    if (!isVerified) expect((await comeBack(google(`before-${isVerified}`))).handover).toBe('');
    expect((await undo(email)).status).toBe(isVerified ? 409 : 200);
    expect(await emailOf(id)).toBe(isVerified ? `new-${email}` : email);
    expect(await emailOf(taker.id)).toBe(isVerified ? email.toUpperCase() : undefined);
  }
});

it('is not invited to the staff, nor made an owner by the command', async () => {
  const { email } = await corrected('invitee');
  const admin = await server.makeAdmin();
  const invitation = { email: email.toUpperCase(), roles: ['game'], reason: 'for the test' };
  expect(await server.post('admin/staff/invitations', invitation, { token: admin.token })).toMatchObject({
    status: 409,
    body: { errors: { email: [expect.any(String)] } },
  });
  await expect(grantAdmin(server.deps, { email, password })).rejects.toThrow(OperatorError);
  server.clock.advance(days(7));
  await grantAdmin(server.deps, { email, password });
});

it('no correction gives a player an address that is invited to the staff', async () => {
  const admin = await server.makeAdmin();
  const player = await server.makeUser();
  const email = 'colleague@outline.example';
  const invitation = { email, roles: ['game'], reason: 'for the test' };
  const invited = await server.post('admin/staff/invitations', invitation, { token: admin.token });
  expect((await correct(player.id, email)).status).toBe(409);
  const withdrawn = `admin/staff/invitations/${invited.body.id}/withdraw`;
  await server.post(withdrawn, { reason: 'for the test' }, { token: admin.token });
  expect((await correct(player.id, email)).status).toBe(204);
});

it('invited and corrected at once, an address goes to one of the two', async () => {
  const admin = await server.makeAdmin();
  for (let round = 0; round < 5; round++) {
    const email = `raced${round}@outline.example`;
    const player = await server.makeUser();
    const invitation = { email, roles: ['game'], reason: 'for the test' };
    const [, corrected] = await Promise.all([
      server.post('admin/staff/invitations', invitation, { token: admin.token }),
      correct(player.id, email),
    ]);
    const open = await server.db.selectFrom('invitations').select('id').where('email', '=', email).execute();
    // An invitation after the correction is for the account as it is then.
    if (corrected.status !== 204) expect(open).toHaveLength(1);
  }
});

describe('an owner ends the link of a correction', () => {
  const end = (id: string, by: string) =>
    server.post(`admin/players/${id}/email/final`, { reason: 'a stranger reads it' }, { token: by });
  it('which frees the address, with an entry; support cannot', async () => {
    const admin = await server.makeAdmin();
    const { id, email } = await corrected('voided');
    expect((await end(id, token)).status).toBe(403);
    const page = () => server.get(`admin/players/${id}`, { token: admin.token });
    expect((await page()).body.emailUndoUntil).toBe(addMs(server.clock.now(), days(7)).toISOString());
    expect((await end(id, admin.token)).status).toBe(204);
    expect((await page()).body.emailUndoUntil).toBeNull();
    expect((await undo(email)).status).toBe(400);
    expect((await register(email)).status).toBe(201);
    expect((await end(id, admin.token)).status).toBe(409);
    const entries = await server.db
      .selectFrom('audits')
      .select('after')
      .where('recordId', '=', id)
      .where('action', '=', 'end-email-undo')
      .execute();
    expect(entries).toEqual([{ after: { reason: 'a stranger reads it' } }]);
  });
});

const newPassword = 'another long phrase';
/** The two codes that reach a mailbox, and what uses them. */
const codeKinds = {
  'reset-password': {
    send: (email: string) => server.post('user/forgot-password/send-code', { email }),
    use: (email: string, code: string) =>
      server.post('user/forgot-password/reset', { email, code, newPassword }),
  },
  'verify-email': {
    send: (email: string) => server.post('user/auth/resend-verification-code', { email }),
    use: (email: string, code: string) => server.post('user/auth/verify-email', { email, code }),
  },
} as const;
type CodeKind = keyof typeof codeKinds;
const rowOf = (id: string) =>
  server.db
    .selectFrom('users')
    .select(['email', 'emailVerifiedAt', 'passwordHash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const holder = (purpose: CodeKind) =>
  server.makeUser(purpose === 'verify-email' ? { emailVerifiedAt: null } : {});
type Holder = Awaited<ReturnType<typeof holder>>;

/** What happens to an account between a code of its address and its use, and whether the code is good afterwards. */
const between: Record<string, { isGood: boolean; happens: (holder: Holder) => Promise<unknown> }> = {
  nothing: { isGood: true, happens: async () => undefined },
  'verified by another way': {
    isGood: true,
    happens: ({ id }) =>
      server.db
        .updateTable('users')
        .set({ emailVerifiedAt: server.clock.now() })
        .where('id', '=', id)
        .execute(),
  },
  'written in other letters': {
    isGood: true,
    happens: ({ id, email }) =>
      server.db.updateTable('users').set({ email: email.toUpperCase() }).where('id', '=', id).execute(),
  },
  corrected: { isGood: false, happens: ({ id, email }) => correct(id, `moved-${email}`) },
  'corrected, and the address taken by another': {
    isGood: false,
    happens: async ({ id, email }) => {
      await correct(id, `moved-${email}`);
      await server.makeUser({ email });
    },
  },
};

describe.each(Object.keys(codeKinds) as CodeKind[])('a code to %s', (purpose) => {
  const { send, use } = codeKinds[purpose];

  it.each(Object.entries(between))('stored after it was %s', async (_name, { isGood, happens }) => {
    const account = await holder(purpose);
    const { id, email } = account;
    await happens(account);
    const before = await rowOf(id);
    // As by a request that read the account before.
    const code = await inTransaction(server.db, (tx) =>
      makeCode(tx, server.deps, { purpose, email, userId: id, from: '127.0.0' }),
    );
    expect((await use(email, code ?? '')).status).toBe(isGood ? 200 : 400);
    const after = await rowOf(id);
    if (!isGood) expect(after).toEqual(before);
    else expect(after.emailVerifiedAt).toEqual(before.emailVerifiedAt ?? server.clock.now());
  });

  it('requested beside a correction opens nothing from the mailbox of before', async () => {
    for (let round = 0; round < 8; round++) {
      const { id, email } = await holder(purpose);
      const { passwordHash } = await rowOf(id);
      const [, corrected] = await Promise.all([send(email), correct(id, `beside-${email}`)]);
      expect(corrected.status).toBe(204);
      const code = await server.codeFor(email);
      const left = server.db.selectFrom('codes').select('email').where('userId', '=', id);
      expect(await left.where('email', '=', email).execute()).toEqual([]);
      if (code) expect((await use(email, code)).status).toBe(400);
      expect(await rowOf(id)).toEqual({ email: `beside-${email}`, emailVerifiedAt: null, passwordHash });
    }
  });

  it('used beside a correction verifies nothing but the address that it went to', async () => {
    for (let round = 0; round < 8; round++) {
      const { id, email } = await holder(purpose);
      await send(email);
      const code = await server.codeFor(email);
      const [used, corrected] = await Promise.all([use(email, code), correct(id, `used-${email}`)]);
      expect([200, 400]).toContain(used.status);
      expect(corrected.status).toBe(204);
      expect(await rowOf(id)).toMatchObject({ email: `used-${email}`, emailVerifiedAt: null });
    }
  });
});

it('a sign-in beside a correction leaves no session', async () => {
  for (let round = 0; round < 8; round++) {
    const { id, email } = await server.makeUser();
    const signIn = server.post('user/auth/login', { email, password });
    const [{ body }, corrected] = await Promise.all([signIn, correct(id, `away-${email}`)]);
    expect(corrected.status).toBe(204);
    const open = server.db.selectFrom('sessions').select('id').where('userId', '=', id);
    expect(await open.where('endedAt', 'is', null).execute()).toEqual([]);
    const { refreshToken = 'none' } = body;
    expect((await server.post('user/auth/refresh-token', { refreshToken })).status).toBe(401);
  }
});
