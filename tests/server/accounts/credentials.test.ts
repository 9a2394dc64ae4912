import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consumeTicket } from '../../../server/accounts/googleTicket';
import { previewed } from '../../../server/content/preview';
import {
  type AccountEvent,
  accountEvents,
  type CredentialName,
  credentials,
  endsOn,
  type RecordEvent,
} from '../../../server/credentials/credentials';
import { minutes } from '../../../server/platform/clock';
import { before, causes, mailedToken, type Subject } from '../../support/server/accountEvents';
import { article } from '../../support/server/content';
import { codeOf, setUpFactor } from '../../support/server/factor';
import { cookieOf, google, googleWay, pair } from '../../support/server/googleWay';
import { openIdProvider } from '../../support/server/provider';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

let provider: Awaited<ReturnType<typeof openIdProvider>>;
let server: TestApp;
beforeAll(async () => {
  provider = await openIdProvider('our-client');
  const keys = { clientId: 'our-client', clientSecret: 'shh', issuer: provider.issuer };
  server = await buildTestApp({ config: { google: keys } });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const { comeBack, exchange } = googleWay(() => ({ server, provider }));
const reason = 'for the test';
let count = 0;

const player = async (): Promise<Subject> => ({
  ...(await server.makeUser({ email: `holder${++count}@gmail.example` })),
  password,
});
const unverified = async (): Promise<Subject> => ({
  ...(await server.makeUser({ email: `new${++count}@gmail.example`, emailVerifiedAt: null })),
  password,
});
const owner = async (): Promise<Subject> => ({
  ...(await server.makeUser({ email: `owner${++count}@gmail.example`, role: 'Admin' })),
  password,
});

const is200 = async (answer: Promise<{ status: number }>) => (await answer).status === 200;
const signIn = async ({ email }: Subject, device = 'Firefox') =>
  server.post('user/auth/login', { email, password }, { headers: { 'user-agent': device } });
const tokenOf = async (subject: Subject): Promise<string> => (await signIn(subject)).body.accessToken;
const codeAt = async (path: string, { email }: Subject) => {
  server.clock.advance(minutes(2));
  await server.post(path, { email });
  return server.codeFor(email);
};
const asOwner = async (path: string, body: object = { reason }) => {
  const answer = await server.post(path, body, { token: (await server.makeAdmin()).token });
  if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};
/** The person at Google with the address that the account has now. */
const atGoogle = ({ email }: Subject) => google(email.replace('@gmail.example', ''));

interface Kind {
  subject: () => Promise<Subject>;
  /** Gives it to the subject, and returns a function that uses it and says whether it worked. */
  give: (subject: Subject) => Promise<() => Promise<boolean>>;
  /** Events, or ways in which they come about, that cannot happen to its subject. */
  never: ReadonlyArray<AccountEvent | `${AccountEvent} by ${string}`>;
}

const ofStaff = ['notStaff', 'notOwner', 'factor', 'password by command', 'password by created'] as const;
const ofPlayers = ['staff', 'close', 'erase', 'password by google'] as const;
/** These sign in with the password alone. */
const withoutFactor = ['password by change', 'password by notMe'] as const;

const kinds: Partial<Record<CredentialName, Kind>> = {
  session: {
    subject: player,
    give: async (subject) => {
      const token = (await signIn(subject)).body.refreshToken;
      return () => is200(server.post('user/auth/refresh-token', { refreshToken: token }));
    },
    never: ofStaff,
  },
  googleAccount: {
    subject: player,
    give: async (subject) => {
      const person = atGoogle(subject);
      await exchange((await comeBack(person)).handover);
      // With another address at Google: the same one links again, as whoever reads that mailbox may.
      const moved = { ...person, email: `moved-${person.email}` };
      return async () => {
        const { handover } = await comeBack(moved);
        const userId = handover === '' ? null : await consumeTicket(server.deps, handover.split('=')[1]);
        return userId === subject.id;
      };
    },
    // A way back links again what its correction unlinked.
    never: [...ofStaff, 'email by wayBack'],
  },
  googleTicket: {
    subject: player,
    give: async (subject) => {
      const { handover } = await comeBack(atGoogle(subject));
      return () => is200(exchange(handover));
    },
    never: ofStaff,
  },
  factorChallenge: {
    subject: owner,
    give: async (subject) => {
      subject.token = await tokenOf(subject);
      const { secret } = await setUpFactor(server, subject.token);
      const { handover } = await comeBack(atGoogle(subject));
      const challenge = pair(cookieOf(await exchange(handover), 'outline_challenge'));
      const headers = { cookie: challenge, origin: 'http://localhost:3000' };
      return () => {
        const code = codeOf(server, secret);
        return is200(server.post('user/auth/second-factor', { code }, { headers }));
      };
    },
    never: [...ofPlayers, ...withoutFactor],
  },
  secondFactor: {
    subject: owner,
    give: async (subject) => {
      const { secret } = await setUpFactor(server, await tokenOf(subject));
      return async () => {
        const { email } = subject;
        const asked = await server.post('user/auth/login', { email, password: subject.password });
        if (!asked.body.errors?.code) return false;
        const given = { email, password: subject.password, code: codeOf(server, secret) };
        return is200(server.post('user/auth/login', given));
      };
    },
    // Its removal is the event; with another e-mail the sign-in waits for its verification.
    never: [...ofPlayers, 'factor', 'email', ...withoutFactor],
  },
  verifyCode: {
    subject: unverified,
    give: async (subject) => {
      const { email } = subject;
      const code = await codeAt('user/auth/resend-verification-code', subject);
      return () => is200(server.post('user/auth/verify-email', { email, code }));
    },
    // A password is changed by whoever has signed in, or has read the mailbox.
    never: [...ofStaff, 'password', 'close by byPlayer'],
  },
  resetCode: {
    subject: player,
    give: async (subject) => {
      const { email } = subject;
      const code = await codeAt('user/forgot-password/send-code', subject);
      const newPassword = `${password} again`;
      return () => is200(server.post('user/forgot-password/reset', { email, code, newPassword }));
    },
    never: ofStaff,
  },
  emailUndoLink: {
    subject: player,
    give: async (subject) => {
      const { email } = subject;
      subject.email = `corrected-${email}`;
      await asOwner(`admin/players/${subject.id}/email`, { email: subject.email, reason });
      await server.db
        .updateTable('users')
        .set({ emailVerifiedAt: server.clock.now() })
        .where('id', '=', subject.id)
        .execute();
      const token = await mailedToken(server, email);
      return () => is200(server.post('user/auth/undo', { token }));
    },
    // An earlier way back undoes the later correction too.
    never: [...ofStaff, 'email by wayBack'],
  },
  reopenLink: {
    subject: player,
    give: async (subject) => {
      await asOwner(`admin/players/${subject.id}/erasure`);
      const token = await mailedToken(server, subject.email);
      return () => is200(server.post('user/auth/undo', { token }));
    },
    // Its account is closed, and so has no other e-mail or password.
    never: [...ofStaff, 'close', 'email', 'password', 'erase', 'staff by invitation'],
  },
  notMeLink: {
    subject: player,
    give: async (subject) => {
      await signIn(subject, 'Mozilla/5.0 (Macintosh) Safari/605.1');
      await signIn(subject, 'Mozilla/5.0 (Windows NT 10.0) Firefox/130.0');
      const token = await mailedToken(server, subject.email);
      return () => is200(server.post('user/auth/not-me', { token }));
    },
    // One notice ends the sessions of all.
    never: [...ofStaff, 'password by notMe'],
  },
  invitation: {
    subject: player,
    give: async (subject) => {
      await asOwner('admin/staff/invitations', { email: subject.email, roles: ['game'], reason });
      const token = await mailedToken(server, subject.email);
      return () => is200(server.post('user/auth/invitation/accept', { token, password }));
    },
    never: ofStaff,
  },
  ownInvitations: {
    subject: owner,
    give: async (subject) => {
      const email = `invited${++count}@example.com`;
      const token = await tokenOf(subject);
      await server.post('admin/staff/invitations', { email, roles: ['game'], reason }, { token });
      const invitation = await mailedToken(server, email);
      return () => is200(server.post('user/auth/invitation/accept', { token: invitation, password }));
    },
    never: ofPlayers,
  },
  preview: {
    subject: owner,
    give: async (subject) => {
      const token = await tokenOf(subject);
      const { id } = (await server.post('admin/news', article(), { token })).body;
      const body = { resource: 'news', recordId: id };
      const links = await server.post('admin/publications/preview', body, { token });
      const secret = new URL(links.body.vi, 'http://localhost').searchParams.get('preview') ?? '';
      return async () => (await previewed(server.deps, secret)) !== null;
    },
    never: ofPlayers,
  },
};
const usedUp = (name: CredentialName) => {
  const ends: readonly RecordEvent[] = credentials[name].endsOnRecord;
  return ends.includes('used');
};
const given = Object.entries(kinds) as Array<[keyof typeof kinds, Kind]>;

it('tries whatever an event of an account ends', () => {
  // What belongs to a payment, a code or a browser; an undo needs the permission of its forward act.
  const elsewhere: CredentialName[] = [
    'receiptLink',
    'buyerCookie',
    'undoOffer',
    'promisedPrice',
    'firstBonus',
    'offerCode',
    'codeProof',
    'browserCookie',
    'googleTry',
  ];
  expect([...Object.keys(kinds), ...elsewhere].sort()).toEqual(Object.keys(credentials).sort());
});

it('is ended by these events', () => {
  const table = Object.entries(credentials).map(
    ([name, { endsOn: events }]) => `${name}: ${events.join(' ')}`,
  );
  expect(table).toMatchInlineSnapshot(`
    [
      "session: ban close staff erase email notStaff password factor",
      "googleAccount: staff erase email",
      "googleTicket: close staff erase email",
      "factorChallenge: ban close staff erase email notStaff factor",
      "secondFactor: staff notStaff erase",
      "verifyCode: close staff erase email",
      "resetCode: ban close staff erase email password",
      "emailUndoLink: staff erase",
      "reopenLink: staff erase email",
      "notMeLink: staff erase email",
      "invitation: ban close staff erase email",
      "ownInvitations: notStaff notOwner ban erase",
      "preview: notStaff ban erase",
      "receiptLink: ",
      "buyerCookie: ",
      "undoOffer: notStaff ban erase",
      "promisedPrice: erase",
      "firstBonus: erase",
      "offerCode: ",
      "codeProof: ",
      "browserCookie: erase",
      "googleTry: ",
    ]
  `);
});

describe.each(given)('%s', (name, { subject: make, give, never }) => {
  const pairs = accountEvents
    .filter((event) => !never.includes(event))
    .flatMap((event) =>
      Object.entries(causes[event])
        .filter(([way]) => !never.includes(`${event} by ${way}`))
        .map(([way, cause]) => [event, way, cause] as const),
    );
  it.each(pairs)('%s by %s', async (event, way, cause) => {
    const subject = await make();
    await before[`${event} by ${way}`]?.(server, subject);
    const works = await give(subject);
    await cause(server, subject);
    expect(await works()).toBe(!endsOn(name, event));
  });
  it('works before, and a second time only if it is not used up', async () => {
    const works = await give(await make());
    expect(await works()).toBe(true);
    if (name === 'factorChallenge' || name === 'secondFactor') server.clock.advance(60_000);
    expect(await works()).toBe(!usedUp(name));
  });
  const { lasts } = credentials[name];
  if (lasts === null) return;
  it('ends after its time', async () => {
    const works = await give(await make());
    server.clock.advance(lasts + 1000);
    expect(await works()).toBe(false);
  });
});
