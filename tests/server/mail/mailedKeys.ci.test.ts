import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentMinutes } from '../../../contract/limits';
import { namesIn } from '../../../contract/named';
import { credentials, type RecordEvent } from '../../../server/credentials/credentials';
import { type CarryingMail, carriedBy } from '../../../server/credentials/mailed';
import { retryFailed } from '../../../server/mail/failed';
import { texts } from '../../../server/mail/templates/texts';
import { addMs, minutes, seconds } from '../../../server/platform/clock';
import { unseal } from '../../../server/platform/seal';
import { before, causes, type Subject } from '../../support/server/accountEvents';
import { decideLost, makeHolder } from '../../support/server/lostFactor';
import { makePackage } from '../../support/server/packages';
import { notifySandbox } from '../../support/server/payments';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ takesParts: true });
});
afterAll(() => server.close());

const reason = 'for the test';
let count = 0;
const player = async (given: object = {}): Promise<Subject> => ({
  ...(await server.makeUser({ email: `reader${++count}@example.com`, ...given })),
  password,
});
const works = async (path: string, body: object, as: { token?: string } = {}) => {
  const answer = await server.post(path, body, as);
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
};
const owned = async (path: string, body: object = { reason }) => works(path, body, await server.makeAdmin());
const signIn = ({ email }: Subject, device: string) =>
  server.post('user/auth/login', { email, password }, { headers: { 'user-agent': device } });
const correct = async (subject: Subject) => {
  subject.email = `corrected${++count}@example.com`;
  await owned(`admin/players/${subject.id}/email`, { email: subject.email, reason });
};

/** The newest mail of a template, as it waits. */
const newest = (template: CarryingMail) =>
  server.db
    .selectFrom('outbox')
    .selectAll()
    .where('template', '=', template)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
type Queued = Awaited<ReturnType<typeof newest>>;
/** What the mail says, which nobody has read yet. */
const said = ({ sealed }: Queued) => unseal(server.keys.outbox, sealed ?? '');
const tokenIn = (mail: Queued) => said(mail).link?.split('#')[1] ?? '';
const codeIn = (mail: Queued) => said(mail).code ?? '';

type End = (subject: Subject, mail: Queued) => Promise<unknown>;
interface Carrying {
  subject?: () => Promise<Subject>;
  /** Brings the mail about. */
  queue: (subject: Subject) => Promise<unknown>;
  ends: Partial<Record<RecordEvent, End>>;
  /** Events of the account that cannot happen while the mail waits. */
  never?: readonly string[];
}

const useCode: End = ({ email }, mail) => works('user/auth/verify-email', { email, code: codeIn(mail) });
const undo: End = (_, mail) => works('user/auth/undo', { token: tokenIn(mail) });
/** A code is sent again after a minute. */
const later =
  (again: (subject: Subject) => Promise<unknown>): End =>
  (subject) => {
    server.clock.advance(minutes(2));
    return again(subject);
  };
const verifying = (): Promise<Subject> => player({ emailVerifiedAt: null });
const resend = ({ email }: Subject) => works('user/auth/resend-verification-code', { email });
/** Who has not verified the e-mail cannot sign in. */
const unverified = ['close by byPlayer', 'email by byPlayer'];
/** The address that a test named last as an account's new one. */
let lastNew = '';
const tokenOf = async ({ email }: Subject): Promise<string> =>
  (await works('user/auth/login', { email, password })).accessToken;
const changeOwn = async (subject: Subject, email = `next${++count}@example.com`) => {
  lastNew = email;
  return works('user/email', { email, password }, { token: await tokenOf(subject) });
};
const newOf = async (subject: Subject, { recipient: email }: Queued) => ({
  email,
  token: await tokenOf(subject),
});
const lose = ({ email }: Subject) => works('user/auth/lost-factor', { email, password });
const askStaff: End = ({ email }, mail) =>
  works('user/auth/lost-factor/confirm', { email, password, code: codeIn(mail) });
/** These need the password alone, the staff, or a change of the e-mail of before. */
const notOfLost = [
  'email by wayBack',
  'password by change',
  'password by notMe',
  'password by command',
  'password by created',
  'factor by byStaff',
];
const forgot = ({ email }: Subject) => works('user/forgot-password/send-code', { email });
const invite = ({ email }: Subject) => owned('admin/staff/invitations', { email, roles: ['game'], reason });
const invitationId = async ({ email }: Subject) => {
  const { id } = await server.db
    .selectFrom('invitations')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
};
/** The newest payment that a test opened. */
let paymentId = '';
const buy = async ({ email }: Subject, amount: number) => {
  const packageId = await makePackage(server);
  const buyer = { email: 'giver@example.com' };
  paymentId = (await works('user/payment/create', { email, packageId, buyer })).transactionId;
  await transfer(amount);
};
const transfer = async (amount: number) => {
  const reference = `transfer-${++count}`;
  const { status } = await notifySandbox(server, paymentId, { amount, reference });
  expect(status).toBe(200);
};
const receipt: Carrying = { queue: (subject) => buy(subject, 59_000), ends: {} };

const mails: Record<CarryingMail, Carrying> = {
  verifyEmail: {
    subject: verifying,
    queue: resend,
    ends: { used: useCode, replaced: later(resend) },
    never: unverified,
  },
  emailGiven: {
    queue: correct,
    ends: {
      used: useCode,
      replaced: later(({ id }) => owned(`admin/players/${id}/verification`)),
    },
    never: unverified,
  },
  newEmail: {
    queue: async (subject) => changeOwn(subject),
    ends: {
      used: async (subject, mail) => {
        const { email, token } = await newOf(subject, mail);
        return works('user/email/confirm', { email, code: codeIn(mail) }, { token });
      },
      replaced: later((subject) => changeOwn(subject, lastNew)),
    },
    // Only players change their own; while a way back is open nobody does.
    never: ['email by wayBack', 'password by command', 'password by created', 'factor by byStaff'],
  },
  factorLostCode: {
    subject: () => makeHolder(server),
    queue: lose,
    ends: { used: askStaff, replaced: later(lose) },
    never: notOfLost,
  },
  factorLost: {
    subject: () => makeHolder(server),
    queue: async (subject) => {
      await lose(subject);
      await askStaff(subject, await newest('factorLostCode'));
    },
    ends: { used: undo, withdrawn: ({ id }) => decideLost(server, id, 'refuse') },
    never: notOfLost,
  },
  resetPassword: {
    queue: forgot,
    ends: {
      used: ({ email }, mail) =>
        works('user/forgot-password/reset', { email, code: codeIn(mail), newPassword: `${password} new` }),
      replaced: later(forgot),
    },
    // Of colleagues only.
    never: ['password by command', 'password by created'],
  },
  emailReplaced: {
    queue: correct,
    ends: {
      used: undo,
      withdrawn: ({ id }) => owned(`admin/players/${id}/email/final`),
      undone: async (subject, mail) => {
        await correct(subject);
        await undo(subject, mail);
      },
    },
  },
  accountClosed: {
    queue: ({ id }) => owned(`admin/players/${id}/erasure`),
    ends: { used: undo, undone: ({ id }) => owned(`admin/players/${id}/erasure/undo`) },
    never: ['email', 'staff', 'erase'],
  },
  newSignIn: {
    queue: async (subject) => {
      await signIn(subject, 'Mozilla/5.0 (Macintosh) Safari/605.1');
      await signIn(subject, 'Mozilla/5.0 (Windows NT 10.0) Firefox/130.0');
    },
    ends: { used: (_, mail) => works('user/auth/not-me', { token: tokenIn(mail) }) },
  },
  invitation: {
    queue: invite,
    ends: {
      used: (_, mail) => works('user/auth/invitation/accept', { token: tokenIn(mail), password }),
      replaced: invite,
      withdrawn: async (subject) => owned(`admin/staff/invitations/${await invitationId(subject)}/withdraw`),
    },
  },
  purchaseDone: receipt,
  purchaseGiven: receipt,
  partReceived: {
    queue: (subject) => buy(subject, 20_000),
    ends: { used: () => transfer(39_000) },
  },
};

/** Queues a mail that is not sent until `release`, as while the mail server is away. */
async function hold(template: CarryingMail, way = '') {
  const { subject: make = player, queue } = mails[template];
  const subject = await make();
  await before[way]?.(server, subject);
  await queue(subject);
  const mail = await newest(template);
  const set = (nextAt: Date) =>
    server.db.updateTable('outbox').set({ nextAt }).where('id', '=', mail.id).execute();
  await set(new Date('2100-01-01'));
  const release = async () => {
    await set(server.clock.now());
    const isSent = (await server.mails()).some(({ id }) => id === mail.id);
    const { failure } = await newestById(mail.id);
    return { isSent, failure };
  };
  return { subject, mail, release };
}
const newestById = (id: string) =>
  server.db.selectFrom('outbox').select('failure').where('id', '=', id).executeTakeFirstOrThrow();

it('is declared of every mail with a code or a link that is not for everybody', () => {
  // The shop's page of a payment, which shows what became of held money.
  const open = ['moneyHeld', 'moneyClosed'];
  const carrying = namesIn(texts).filter((name) => {
    const { code, link } = texts[name]({ code: '1', link: 'https://outline.example', wallet: 'golds' });
    return (code || link) && !open.includes(name);
  });
  expect(carrying.sort()).toEqual(namesIn(carriedBy).sort());
});

describe.each(namesIn(mails))('%s', (template) => {
  const { endsOn, endsOnRecord } = credentials[carriedBy[template]];
  const { ends, never = [] } = mails[template];

  it('is sent while what it carries works', async () => {
    expect(await (await hold(template)).release()).toEqual({ isSent: true, failure: null });
  });

  it('is not sent after its time, nor queued again', async () => {
    const { mail, release } = await hold(template);
    const endsAt = mail.endsAt ?? addMs(server.clock.now(), minutes(paymentMinutes));
    server.clock.advance(+endsAt - +server.clock.now() + seconds(1));
    expect(await release()).toEqual({ isSent: false, failure: 'expired' });
    expect(await retryFailed(server.db, server.clock)).toBe(0);
  });

  const events = endsOn
    .filter((event) => !never.includes(event))
    .flatMap((event) => Object.entries(causes[event]).map(([way, cause]) => [event, way, cause] as const))
    .filter(([event, way]) => !never.includes(`${event} by ${way}`));
  it.each(events)('is not sent after %s by %s', async (event, way, cause) => {
    const { subject, release } = await hold(template, `${event} by ${way}`);
    await cause(server, subject);
    const { isSent, failure } = await release();
    expect(isSent).toBe(false);
    // An erasure ends the mails of the person by itself.
    if (event !== 'erase') expect(failure).toBe('expired');
  });

  it.each(endsOnRecord)('is not sent once what it carries is %s', async (event) => {
    const { subject, mail, release } = await hold(template);
    await ends[event]?.(subject, mail);
    expect(await release()).toEqual({ isSent: false, failure: 'expired' });
  });
});

const ofInviter = credentials.ownInvitations.endsOn.filter((event) => event !== 'erase');
it.each(ofInviter)('an invitation is not sent after its owner has %s', async (event) => {
  const inviter = { ...(await server.makeUser({ role: 'Admin' })), password };
  const invite = async (email: string) => {
    const { accessToken: token } = await server.signIn(inviter.email);
    await server.post('admin/staff/invitations', { email, roles: ['game'], reason }, { token });
  };
  await invite(`guest${++count}@example.com`);
  const mail = await newest('invitation');
  for (const cause of Object.values(causes[event])) {
    await cause(server, inviter);
    break;
  }
  await server.mails();
  expect(await newestById(mail.id)).toEqual({ failure: 'expired' });
});
