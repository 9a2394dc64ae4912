import { eraseNext } from '../../../server/accounts/erasure/erase';
import { grantAdmin } from '../../../server/accounts/grantAdmin';
import { demote } from '../../../server/accounts/staff/byOperator';
import type { AccountEvent } from '../../../server/credentials/credentials';
import { days, minutes } from '../../../server/platform/clock';
import { password, type TestApp } from './testApp';

const reason = 'for the test';

/** An account as a test knows it; events change its e-mail and its password. */
export interface Subject {
  id: string;
  email: string;
  password: string;
}
/** One way in which an event comes about; afterwards the account can be used again, unless it is erased. */
type Cause = (server: TestApp, subject: Subject) => Promise<void>;

/** The token of the mail sent last to an address. */
export const mailedToken = async (server: TestApp, email: string): Promise<string> => {
  const mail = (await server.mails()).filter(({ to }) => to === email).at(-1);
  return /#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
};

const asOwner = async (server: TestApp) => {
  const { token } = await server.makeAdmin();
  return async (path: string, body: object = { reason }, method: 'POST' | 'PUT' = 'POST') => {
    const answer = await server.call(method, path, body, { token });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  };
};
let count = 0;

const accept: Cause = async (server, subject) => {
  const owner = await asOwner(server);
  await owner('admin/staff/invitations', { email: subject.email, roles: ['owner'], reason });
  const token = await mailedToken(server, subject.email);
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
  const email = `changed${++count}@example.com`;
  await (await asOwner(server))(`admin/players/${subject.id}/email`, { email, reason });
  subject.email = email;
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
  },
  erase: {
    clock: async (server, { id }) => {
      await (await asOwner(server))(`admin/players/${id}/erasure`);
      server.clock.advance(days(31));
      while (await eraseNext(server.deps));
    },
  },
  email: { byStaff: correct },
  password: { code: reset, change },
  factor: {
    byStaff: async (server, { id: userId }) => {
      await server.db
        .insertInto('secondFactors')
        .values({ userId, confirmedAt: server.clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await (await asOwner(server))(`admin/staff/${userId}/reset-factor`);
    },
  },
};
