import type { AccountDependencies } from '../../../server/accounts/dependencies';
import { eraseNext } from '../../../server/accounts/erasure/erase';
import { accountOf } from '../../../server/accounts/googleLink';
import { grantAdmin } from '../../../server/accounts/grantAdmin';
import { resetFactor } from '../../../server/accounts/resetFactor';
import { demote, setPassword } from '../../../server/accounts/staff/byOperator';
import type { AccountEvent } from '../../../server/credentials/credentials';
import { days, minutes } from '../../../server/platform/clock';
import { setUpFactor } from './factor';
import { password, type TestApp } from './testApp';

const reason = 'for the test';

/** An account as a test knows it; events change its e-mail and its password. */
export interface Subject {
  id: string;
  email: string;
  password: string;
  /** A session that has just given the second factor, where there is one. */
  token?: string;
}
/** One way in which an event comes about; afterwards the account can be used again, unless it is erased. */
type Cause = (server: TestApp, subject: Subject) => Promise<void>;

/** The token of the mail with a link to this page, or to any, that was sent last to an address. */
export const mailedToken = async (server: TestApp, email: string, page = ''): Promise<string> => {
  const tokens = (await server.mails()).flatMap(({ to, text }) =>
    to === email ? (new RegExp(`${page}#(\\S+)`).exec(text)?.[1] ?? []) : [],
  );
  return tokens.at(-1) ?? '';
};

const asOwner = async (server: TestApp) => {
  const { token } = await server.makeAdmin();
  return async (path: string, body: object = { reason }, method: 'POST' | 'PUT' = 'POST') => {
    const answer = await server.call(method, path, body, { token });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  };
};
/** The body of what has to succeed. */
const done = async (answer: ReturnType<TestApp['post']>) => {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
};
let count = 0;

const accept: Cause = async (server, subject) => {
  const owner = await asOwner(server);
  await owner('admin/staff/invitations', { email: subject.email, roles: ['owner'], reason });
  // What waits of other mails may be sent after it.
  const token = await mailedToken(server, subject.email, '/auth/invitation');
  const accepted = await server.post('user/auth/invitation/accept', { token, password });
  if (accepted.status !== 200) throw new Error(`accept: ${JSON.stringify(accepted.body)}`);
};
const create: Cause = ({ deps }, { email }) => grantAdmin(deps, { email, password });
/** Leaves the staff again, so that nothing is refused only because staff may not. */
const andBack =
  (cause: Cause): Cause =>
  async (server, subject) => {
    await cause(server, subject);
    await demote(server.deps, subject.email);
  };
const roles = async (server: TestApp, { id }: Subject, given: string[]) =>
  (await asOwner(server))(`admin/staff/${id}`, { roles: given, reason }, 'PUT');

const correct: Cause = async (server, subject) => {
  const email = `changed${++count}@gmail.example`;
  await (await asOwner(server))(`admin/players/${subject.id}/email`, { email, reason });
  subject.email = email;
};
const changeOwn: Cause = async (server, subject) => {
  const email = `own${++count}@gmail.example`;
  const token = await tokenOf(server, subject);
  await done(server.post('user/email', { email, password: subject.password }, { token }));
  await done(server.post('user/email/confirm', { email, code: await server.codeFor(email) }, { token }));
  subject.email = email;
};
/** Corrects the e-mail and leaves it as verified as it was, so that the correction can be undone after something was given. */
const correctBefore: Cause = async (server, subject) => {
  const own = server.db.selectFrom('users').select('emailVerifiedAt').where('id', '=', subject.id);
  const verified = await own.executeTakeFirstOrThrow();
  await correct(server, subject);
  await server.db.updateTable('users').set(verified).where('id', '=', subject.id).execute();
};
const undoCorrection: Cause = async (server, subject) => {
  const { oldEmail } = await server.db
    .selectFrom('emailChanges')
    .select('oldEmail')
    .where('userId', '=', subject.id)
    .orderBy('changedAt')
    .limit(1)
    .executeTakeFirstOrThrow();
  await done(server.post('user/auth/undo', { token: await mailedToken(server, oldEmail) }));
  subject.email = oldEmail;
  await givePassword(server, subject);
};
/** For what takes the password away. */
const givePassword: Cause = async (server, subject) => {
  const passwordHash = await server.deps.passwords.hash(password);
  await server.db.updateTable('users').set({ passwordHash }).where('id', '=', subject.id).execute();
  subject.password = password;
};
const linkGoogle: Cause = async (server, subject) => {
  await server.db.updateTable('users').set({ emailVerifiedAt: null }).where('id', '=', subject.id).execute();
  const name = { firstName: 'Thảo', lastName: 'Lê' };
  const claims = { issuer: 'google', subject: `linked-${subject.id}`, email: subject.email, ...name };
  await accountOf(server.deps as AccountDependencies, { ...claims, emailVerified: true });
  await givePassword(server, subject);
};
const deny: Cause = async (server, subject) => {
  for (const device of ['(Macintosh) Safari/600.1', '(X11; Linux x86_64) Firefox/120.0'])
    await server.post('user/auth/login', subject, { headers: { 'user-agent': `Mozilla/5.0 ${device}` } });
  await done(
    server.post('user/auth/not-me', { token: await mailedToken(server, subject.email, '/auth/not-me') }),
  );
  await givePassword(server, subject);
};
const tokenOf = async (server: TestApp, subject: Subject): Promise<string> =>
  subject.token ?? (await done(server.post('user/auth/login', subject))).accessToken;
const closeOwn: Cause = async (server, subject) => {
  const token = await tokenOf(server, subject);
  await done(server.post('user/erasure', { password: subject.password }, { token }));
  await (await asOwner(server))(`admin/players/${subject.id}/erasure/undo`);
};

const reset: Cause = async (server, subject) => {
  const send = () => server.post('user/forgot-password/send-code', { email: subject.email });
  if ((await send()).status === 429) {
    server.clock.advance(minutes(2));
    await send();
  }
  const code = await server.codeFor(subject.email);
  const newPassword = `${password} ${++count}`;
  const done = await server.post('user/forgot-password/reset', { email: subject.email, code, newPassword });
  if (done.status !== 200) throw new Error(`reset: ${JSON.stringify(done.body)}`);
  subject.password = newPassword;
};
const change: Cause = async (server, subject) => {
  const signedIn = await server.post('user/auth/login', subject);
  const newPassword = `${password} ${++count}`;
  const body = { currentPassword: subject.password, newPassword };
  const done = await server.post('user/password', body, { token: signedIn.body.accessToken });
  if (done.status >= 300) throw new Error(`change: ${JSON.stringify(done.body)}`);
  subject.password = newPassword;
};

/** A player without a factor switches one on, and off again. */
const turnOff: Cause = async (server, subject) => {
  const token = await tokenOf(server, subject);
  await setUpFactor(server, token);
  await done(server.post('user/second-factor/off', { password: subject.password }, { token }));
};

/** Each event, in each way in which a person, a colleague, a command or the clock brings it about. */
export const causes: Record<AccountEvent, Record<string, Cause>> = {
  staff: { invitation: andBack(accept), command: andBack(create) },
  notStaff: {
    removal: async (server, { id }) => void (await (await asOwner(server))(`admin/staff/${id}/remove`)),
    command: ({ deps }, { email }) => demote(deps, email),
  },
  notOwner: {
    roles: async (server, subject) => {
      await roles(server, subject, ['support']);
      await roles(server, subject, ['owner']);
    },
  },
  ban: {
    byStaff: async (server, { id }) => {
      const owner = await asOwner(server);
      await owner(`admin/user/ban/${id}`, {});
      await owner(`admin/user/unban/${id}`, {});
    },
  },
  close: {
    byStaff: async (server, { id }) => {
      const owner = await asOwner(server);
      await owner(`admin/players/${id}/erasure`);
      await owner(`admin/players/${id}/erasure/undo`);
    },
    byPlayer: closeOwn,
  },
  erase: {
    clock: async (server, { id }) => {
      await (await asOwner(server))(`admin/players/${id}/erasure`);
      server.clock.advance(days(31));
      while (await eraseNext(server.deps));
    },
  },
  email: { byStaff: correct, byPlayer: changeOwn, wayBack: undoCorrection },
  password: {
    code: reset,
    change,
    google: linkGoogle,
    notMe: deny,
    command: async ({ deps }, subject) => {
      subject.password = `${password} ${++count}`;
      await setPassword(deps, subject.email, subject.password);
    },
    created: create,
  },
  factor: {
    byStaff: async (server, { id: userId }) => {
      await server.db
        .insertInto('secondFactors')
        .values({ userId, confirmedAt: server.clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await (await asOwner(server))(`admin/staff/${userId}/reset-factor`);
    },
    own: async (server, subject) => void (await setUpFactor(server, await tokenOf(server, subject))),
    command: async ({ db, clock }, { email }) => void (await resetFactor(db, clock, email)),
    off: turnOff,
  },
  logOut: {
    support: async (server, { id }) => void (await (await asOwner(server))(`admin/players/${id}/sign-out`)),
    colleague: async (server, { id }) =>
      void (await (
        await asOwner(server)
      )(`admin/staff/${id}/end-sessions`)),
    person: async (server, subject) => {
      const token = await tokenOf(server, subject);
      await done(server.call('DELETE', 'user/sessions', undefined, { token }));
    },
  },
};
/** What has to come before something is given, so that the event comes about in that way only after it. */
export const before: Record<string, Cause> = { 'email by wayBack': correctBefore };
