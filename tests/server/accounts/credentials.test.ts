import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lostFactorHours } from '../../../contract/lostFactorActs';
import { namesIn } from '../../../contract/named';
import type { OwnSessions } from '../../../contract/sessions';
import { consumeTicket } from '../../../server/accounts/googleTicket';
import { fallNext } from '../../../server/accounts/lostFactor/fall';
import { resetFactor } from '../../../server/accounts/resetFactor';
import { visitorOf } from '../../../server/accounts/visitor';
import { previewed, workingCopy } from '../../../server/content/preview';
import {
  type AccountEvent,
  accountEvents,
  type CredentialName,
  credentials,
  endsOn,
  type RecordEvent,
} from '../../../server/credentials/credentials';
import { accountLimits } from '../../../server/http/limits/limitTable';
import { sweepTables } from '../../../server/operations/retention';
import { receiptKey } from '../../../server/payments/effects/receiptMail';
import { addMs, days, hours, minutes } from '../../../server/platform/clock';
import { filesBelow } from '../../support/modules';
import { before, causes, mailedToken, type Subject } from '../../support/server/accountEvents';
import { article } from '../../support/server/content';
import { codeOf, setUpFactor } from '../../support/server/factor';
import { financeOf } from '../../support/server/finance';
import { cookieOf, google, googleWay, pair } from '../../support/server/googleWay';
import { decideLost, loseFactor, makeHolder } from '../../support/server/lostFactor';
import { openedSession } from '../../support/server/openedSession';
import { makePackage } from '../../support/server/packages';
import { notifySandbox } from '../../support/server/payments';
import { openIdProvider } from '../../support/server/provider';
import { secretsSent } from '../../support/server/secretsSent';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';
import { ownChange } from '../../support/server/undoing';

let provider: Awaited<ReturnType<typeof openIdProvider>>;
let server: TestApp;
const secrets = secretsSent();
beforeAll(async () => {
  provider = await openIdProvider();
  server = await buildTestApp({ config: { google: provider.google }, logger: secrets.logger });
  secrets.watch(server);
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const { login, comeBack, exchange } = googleWay(() => ({ server, provider }));
const reason = 'for the test';
let count = 0;

const player = async (): Promise<Subject> => ({
  ...(await server.makeUser({ email: `holder${++count}@gmail.example` })),
  password,
});
const recoveryCodes = new Map<string, string>();
const holder = async (): Promise<Subject> => {
  const made = await makeHolder(server, { email: `lost${++count}@gmail.example` });
  recoveryCodes.set(made.id, made.recoveryCodes[0] ?? '');
  return made;
};
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

/** Uses what was given, and says whether it worked; with the record that it belongs to. */
type Use = (() => Promise<boolean>) & { record?: string };
const of = (record: string, use: () => Promise<boolean>): Use => Object.assign(use, { record });

interface Kind {
  subject: () => Promise<Subject>;
  /** Gives it to the subject, and returns a function that uses it. */
  give: (subject: Subject) => Promise<Use>;
  /** Events, or ways in which they come about, that cannot happen to its subject. */
  never: ReadonlyArray<AccountEvent | `${AccountEvent} by ${string}`>;
}

const ofStaff = [
  ...(['notStaff', 'notOwner', 'factor by byStaff', 'factor by command'] as const),
  ...(['password by command', 'password by created', 'logOut by colleague'] as const),
] as const;
const ofPlayers = [
  ...(['staff', 'close', 'erase', 'password by google'] as const),
  ...(['factor by off', 'email by byPlayer'] as const),
] as const;
/** These sign in with the password alone. */
const withoutFactor = ['password by change', 'password by notMe'] as const;

/** A request begins neither while an earlier address has a way back, nor without the password alone. */
const notOfLost = [...ofStaff, ...withoutFactor, 'email by wayBack'] as const;

const kinds: Partial<Record<CredentialName, Kind>> = {
  session: {
    subject: player,
    give: async (subject) => {
      const { refreshToken, accessToken } = (await signIn(subject)).body;
      return of(accessToken, () => is200(server.post('user/auth/refresh-token', { refreshToken })));
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
        const ticket = handover === '' ? null : await consumeTicket(server.deps, handover.split('=')[1]);
        return ticket?.userId === subject.id;
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
    // A set-up takes longer than it lasts.
    never: [...ofStaff, 'factor'],
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
  factorSetup: {
    subject: player,
    give: async (subject) => {
      const { accessToken, refreshToken } = (await signIn(subject)).body;
      const begun = await server.post('user/second-factor/begin', { password }, { token: accessToken });
      return of(accessToken, async () => {
        const { accessToken: token } = (await server.post('user/auth/refresh-token', { refreshToken })).body;
        const code = codeOf(server, begun.body.secret);
        return is200(server.post('user/second-factor/confirm', { code }, { token }));
      });
    },
    // It ends with its session.
    never: [...ofStaff, 'logOut'],
  },
  secondFactor: {
    subject: owner,
    give: async (subject) => {
      const token = await tokenOf(subject);
      subject.token = token;
      const { secret } = await setUpFactor(server, token);
      return of(token, async () => {
        const { email } = subject;
        const asked = await server.post('user/auth/login', { email, password: subject.password });
        if (!asked.body.errors?.code) return false;
        const given = { email, password: subject.password, code: codeOf(server, secret) };
        return is200(server.post('user/auth/login', given));
      });
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
    // A password or a factor is changed by whoever has signed in, or has read the mailbox.
    never: [...ofStaff, 'password', 'factor', 'close by byPlayer', 'email by byPlayer', 'logOut by person'],
  },
  emailCode: {
    subject: player,
    give: async (subject) => {
      const email = `next${++count}@gmail.example`;
      const begin = await server.post('user/email', { email, password }, { token: await tokenOf(subject) });
      const code = await server.codeFor(email);
      return of(email, async () => {
        if (begin.status !== 200) return false;
        const token = await openedSession(server, { ...subject, userName: subject.email, role: 'User' });
        return is200(server.post('user/email/confirm', { email, code }, { token }));
      });
    },
    // A way back is open already, which keeps the e-mail from changing.
    never: [...ofStaff, 'email by wayBack'],
  },
  googleLink: {
    subject: player,
    give: async (subject) => {
      const token = await tokenOf(subject);
      const begun = await server.post('user/google/link', { password }, { token });
      const back = provider.agree(begun.body.url, google(`linking${++count}`));
      const headers = { cookie: pair(cookieOf(begun, 'outline_google_try')) };
      return of(token, async () => {
        const { headers: answered } = await server.get(back, { headers });
        return String(answered.location).endsWith('?linked=yes');
      });
    },
    // It ends with its session.
    never: [...ofStaff, 'logOut'],
  },
  lostFactorCode: {
    subject: holder,
    give: async (subject) => {
      const { email } = subject;
      await server.post('user/auth/lost-factor', { email, password });
      const code = await server.codeFor(email);
      return () => {
        const given = { email: subject.email, password: subject.password, code };
        return is200(server.post('user/auth/lost-factor/confirm', given));
      };
    },
    never: notOfLost,
  },
  lostFactor: {
    subject: holder,
    give: async (subject) => {
      await loseFactor(server, subject);
      for (const act of ['confirm', 'approve'] as const) await decideLost(server, subject.id, act);
      const token = await mailedToken(server, subject.email);
      return of(token, async () => {
        server.clock.advance(hours(lostFactorHours));
        while (await fallNext(server.deps));
        const row = server.db.selectFrom('lostFactors').select('endReason').where('userId', '=', subject.id);
        return (await row.executeTakeFirst())?.endReason === 'done';
      });
    },
    never: notOfLost,
  },
  lostFactorLink: {
    subject: holder,
    give: async (subject) => {
      await loseFactor(server, subject);
      const token = await mailedToken(server, subject.email);
      return () => is200(server.post('user/auth/undo', { token }));
    },
    never: notOfLost,
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
    // An earlier way back undoes the later correction too; while one is open, players do not change it.
    never: [...ofStaff, 'email by wayBack', 'email by byPlayer'],
  },
  reopenLink: {
    subject: player,
    give: async (subject) => {
      await asOwner(`admin/players/${subject.id}/erasure`);
      const token = await mailedToken(server, subject.email);
      return () => is200(server.post('user/auth/undo', { token }));
    },
    // Its account is closed, and so has no other e-mail or password, and nobody in it.
    never: [
      ...ofStaff,
      ...(['close', 'email', 'password', 'factor', 'erase'] as const),
      ...(['staff by invitation', 'logOut by person'] as const),
    ],
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
      const accept = { token: invitation, password };
      return of(email, () => is200(server.post('user/auth/invitation/accept', accept)));
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
      return of(id, async () => {
        const record = await previewed(server.deps, secret);
        return record !== null && (await workingCopy(server.deps, record).catch(() => null)) !== null;
      });
    },
    never: ofPlayers,
  },
};
/** Opens a payment and returns its number, with the buyer's cookie. */
const begin = async (email: string, packageId: string, code?: string) => {
  const body = { email, packageId, ...(code && { code }) };
  const answer = await server.post('user/payment/create', body);
  return { id: answer.body.transactionId as string, cookie: cookieOf(answer, 'outline_buyer') };
};
/** Nothing is sold to an account whose new address is not verified. */
const verify = ({ id }: Subject) =>
  server.db.updateTable('users').set({ emailVerifiedAt: server.clock.now() }).where('id', '=', id).execute();
const paid = async (id: string) => {
  await notifySandbox(server, id);
  const row = server.db.selectFrom('payments').select(['status', 'firstBonus']).where('id', '=', id);
  return row.executeTakeFirst();
};
/** A code for 50 bonus diamonds, as often as anybody likes. */
const makeOffer = async (limits: object = {}): Promise<{ id: string; code: string }> => {
  const terms = { bonusKind: 1, amount: 50, creator: 'Lạc Hồng TV', isActive: true, mostUses: 0 };
  return asOwner('admin/offers', { code: `ONCE${++count}`, ...terms, mostPerPlayer: 0, ...limits, reason });
};
const ofShop: Partial<Record<CredentialName, Kind>> = {
  undoOffer: {
    subject: owner,
    give: async (subject) => {
      const token = await tokenOf(subject);
      const { id: recordId } = await server.makeUser();
      await server.post(`admin/user/ban/${recordId}`, {}, { token });
      const entry = await ownChange(server, recordId, token);
      const other = await server.makeAdmin();
      return of(recordId, () => is200(server.post('admin/user/undo', { recordId, entry }, other)));
    },
    never: ofPlayers,
  },
  receiptLink: {
    subject: player,
    give: async ({ email }) => {
      const packageId = await makePackage(server);
      const { id } = await begin(email, packageId);
      await paid(id);
      const key = receiptKey(server.keys.receipts[0], id);
      return of(packageId, () => is200(server.get(`user/payment/receipt/${id}?key=${key}`)));
    },
    never: ofStaff,
  },
  giftLink: {
    subject: player,
    give: async ({ email }) => {
      const packageId = await makePackage(server);
      const body = { email, packageId, buyer: { name: 'Mẹ Lan' } };
      const { transactionId } = (await server.post('user/payment/create', body)).body;
      await paid(transactionId);
      const mail = (await server.mails()).filter(({ to }) => to === email).at(-1);
      const [, id = '', key = ''] = /\/gift\/([0-9a-f]+)#(\S+)/.exec(mail?.text ?? '') ?? [];
      return of(transactionId, () => is200(server.post(`user/gifts/${id}`, { key })));
    },
    never: ofStaff,
  },
  buyerCookie: {
    subject: player,
    give: async ({ email }) => {
      const packageId = await makePackage(server);
      const { id, cookie } = await begin(email, packageId);
      await paid(id);
      const headers = { cookie: pair(cookie) };
      const status = () => server.get(`user/payment/status/${id}`, { headers });
      return of(packageId, async () => (await status()).body.receiptKey !== undefined);
    },
    never: ofStaff,
  },
  promisedPrice: {
    subject: player,
    give: async (subject) => {
      const packageId = await makePackage(server);
      const { id } = await begin(subject.email, packageId);
      await server.db
        .updateTable('diamondPackages')
        .set({ price: 99_000 })
        .where('id', '=', packageId)
        .execute();
      return async () => {
        await verify(subject);
        const again = await begin(subject.email, packageId);
        return again.id === id && (await paid(id))?.status === 'COMPLETED';
      };
    },
    never: ofStaff,
  },
  firstBonus: {
    subject: player,
    give: async (subject) => {
      const packageId = await makePackage(server, { firstBonus: 9, image: '' });
      return of(packageId, async () => {
        await verify(subject);
        const { id } = await begin(subject.email, packageId);
        return ((await paid(id ?? ''))?.firstBonus ?? 0) > 0;
      });
    },
    never: ofStaff,
  },
  offerCode: {
    subject: player,
    give: async () => {
      const packageId = await makePackage(server);
      const { id: offer, code } = await makeOffer({ mostUses: 1 });
      return of(offer, async () => {
        const { id } = await begin((await player()).email, packageId, code);
        return (await paid(id ?? ''))?.status === 'COMPLETED';
      });
    },
    never: ofStaff,
  },
  codeProof: {
    subject: player,
    give: async (subject) => {
      const { id, code } = await makeOffer();
      const asked = { email: (await player()).email, packageId: await makePackage(server), code };
      const token = await tokenOf(subject);
      const accepted = await server.post('user/payment/offer', asked, { token });
      const { codeProof } = accepted.body;
      return of(id, async () => {
        // Refused from now on, which is counted as a guess without the proof.
        await server.db.updateTable('offers').set({ isActive: false }).where('id', '=', id).execute();
        const guesser = { token: await tokenOf(await player()) };
        for (let tries = 0; tries <= accountLimits.codeMisses.most; tries++) {
          const answer = await server.post('user/payment/offer', { ...asked, codeProof }, guesser);
          if (answer.status !== 400) return false;
        }
        return true;
      });
    },
    never: ofStaff,
  },
  browserCookie: {
    subject: player,
    give: async (subject) => {
      const cookie = pair(cookieOf(await signIn(subject), 'outline_browser')).split('=')[1] ?? '';
      const elsewhere = { ip: '198.51.100.9', cookies: { outline_browser: cookie } };
      return async () => {
        while (await sweepTables(server.db, server.clock));
        return (await visitorOf(server.db, elsewhere, { id: subject.id })).isKnown;
      };
    },
    // Sign-ins that their owner has denied make no browser known.
    never: [...ofStaff, 'password by notMe'],
  },
  googleTry: {
    subject: player,
    give: async () => {
      const out = await login();
      const back = provider.agree(String(out.headers.location), google(`returning${++count}`));
      const headers = { cookie: pair(cookieOf(out, 'outline_google_try')) };
      return async () => cookieOf(await server.get(back, { headers }), 'outline_google_handover') !== '';
    },
    // The clock erases later than it lasts.
    never: [...ofStaff, 'erase'],
  },
};
Object.assign(kinds, ofShop);

const usedUp = (name: CredentialName) => {
  const ends: readonly RecordEvent[] = credentials[name].endsOnRecord;
  return ends.includes('used');
};
const given = Object.entries(kinds) as Array<[keyof typeof kinds, Kind]>;

it('tries whatever an event of an account ends', () => {
  expect(Object.keys(kinds).sort()).toEqual(Object.keys(credentials).sort());
});

it('is ended by these events', () => {
  const table = Object.entries(credentials).map(
    ([name, { endsOn: events }]) => `${name}: ${events.join(' ')}`,
  );
  expect(table).toMatchInlineSnapshot(`
    [
      "session: ban close staff erase email notStaff password factor logOut",
      "googleAccount: staff erase email",
      "googleLink: ban close staff erase email password factor",
      "googleTicket: ban close staff erase email notStaff password factor logOut",
      "factorChallenge: ban close staff erase email notStaff password factor logOut",
      "secondFactor: staff notStaff erase",
      "factorSetup: ban close staff erase email notStaff password factor",
      "verifyCode: close staff erase email",
      "emailCode: ban close staff erase email password factor",
      "resetCode: ban close staff erase email password",
      "emailUndoLink: staff erase",
      "lostFactorCode: ban close staff erase email password factor",
      "lostFactor: ban close staff erase email password factor",
      "lostFactorLink: ban close staff erase email password factor",
      "reopenLink: staff erase email",
      "notMeLink: staff erase email",
      "invitation: ban close staff erase email",
      "ownInvitations: notStaff notOwner ban erase",
      "preview: notStaff ban erase",
      "receiptLink: ",
      "giftLink: erase",
      "buyerCookie: ",
      "undoOffer: ",
      "promisedPrice: erase",
      "firstBonus: erase",
      "offerCode: ",
      "codeProof: ",
      "browserCookie: erase",
      "googleTry: ",
    ]
  `);
});

/** Where the server brings an event about, and the ways of the tests that lead there. */
const sites: Record<string, string> = {
  'staff in accounts/staff/accept.ts': 'invitation',
  'staff in accounts/grantAdmin.ts': 'command',
  'password in accounts/grantAdmin.ts': 'created',
  'notStaff in accounts/staff/changes.ts': 'removal command',
  'notOwner in accounts/staff/changes.ts': 'roles',
  'ban in accounts/players/ban.ts': 'byStaff',
  'close in accounts/erasure/close.ts': 'byStaff byPlayer',
  'erase in accounts/erasure/erase.ts': 'clock',
  'email in accounts/erasure/replaceEmail.ts': 'byStaff byPlayer',
  'email in accounts/erasure/undoEmail.ts': 'wayBack',
  'password in accounts/forgotRoutes.ts': 'code',
  'password in accounts/changePassword.ts': 'change',
  'password in accounts/googleLink.ts': 'google',
  'password in accounts/signInNotice.ts': 'notMe',
  'password in accounts/staff/byOperator.ts': 'command',
  'factor in accounts/secondFactor.ts': 'byStaff own command off',
  'logOut in accounts/players/signOut.ts': 'support',
  'logOut in accounts/staff/changes.ts': 'colleague',
  'logOut in accounts/sessionRoutes.ts': 'person',
};

it('tries each way in which the server brings an event about', () => {
  const found = filesBelow('server')
    .filter((file) => !file.startsWith('server/cli/demo/') && file.endsWith('.ts'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/accountEvent\(tx, ([^{]+), \{/g)].flatMap(([, events = '']) =>
        accountEvents
          .filter((event) => events.split(/\s*[?:]\s*/).includes(`'${event}'`))
          .map((event) => `${event} in ${file.replace('server/', '')}`),
      ),
    );
  expect([...new Set(found)].sort()).toEqual(Object.keys(sites).sort());
  const ways = Object.entries(sites).flatMap(([site, names]) =>
    names.split(' ').map((way) => `${site.split(' ')[0]} by ${way}`),
  );
  const tried = accountEvents.flatMap((event) =>
    Object.keys(causes[event]).map((way) => `${event} by ${way}`),
  );
  expect(ways.sort()).toEqual(tried.sort());
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

/** Brings about an event of the record that a credential belongs to. */
type End = (subject: Subject, record: string) => Promise<unknown>;
const withdraw = async (email: string) => {
  const row = server.db.selectFrom('invitations').select('id').where('email', '=', email);
  const { id } = await row.executeTakeFirstOrThrow();
  await asOwner(`admin/staff/invitations/${id}/withdraw`);
};
const remove =
  (resource: string): End =>
  async (_, id) => {
    const path = `admin/${resource}/${id}`;
    const { status } = await server.call('DELETE', path, { reason }, await server.makeAdmin());
    expect(status).toBeLessThan(300);
  };
const change =
  (what: () => object): End =>
  async (_, id) => {
    const { token } = await server.makeAdmin();
    const { body } = await server.get(`admin/offers/${id}`, { token });
    const whole = { ...body, ...what(), reason };
    expect((await server.call('PUT', `admin/offers/${id}`, whole, { token })).status).toBe(200);
  };
const changesOfCode = {
  text: change(() => ({ code: `OTHER${++count}` })),
  off: change(() => ({ isActive: false })),
  over: async (subject: Subject, id: string) => {
    await change(() => ({ endAt: addMs(server.clock.now(), minutes(1)).toISOString() }))(subject, id);
    server.clock.advance(minutes(2));
  },
  later: change(() => ({ startAt: addMs(server.clock.now(), days(1)).toISOString() })),
};
const again =
  (path: string): End =>
  (subject) =>
    codeAt(path, subject);

/** How each event of its record comes about that ends a credential; `used` is what the credential itself does. */
const recordEnds: Partial<Record<CredentialName, Partial<Record<RecordEvent, Record<string, End>>>>> = {
  session: {
    withdrawn: {
      'signing out': async (_, token) => server.post('user/auth/logout', undefined, { token }),
      'another browser, alone': async (subject) => {
        const token = await tokenOf(subject);
        const { body } = await server.get('user/sessions', { token });
        const others = (body as OwnSessions).sessions.filter(({ isCurrent }) => !isCurrent);
        for (const { id } of others) await server.call('DELETE', `user/sessions/${id}`, undefined, { token });
      },
    },
  },
  factorSetup: {
    replaced: {
      'the next': (_, token) => server.post('user/second-factor/begin', { password }, { token }),
    },
    withdrawn: {
      'signing out': async (_, token) => server.post('user/auth/logout', undefined, { token }),
      'another password, from its own session': async (subject, token) => {
        const changed = { currentPassword: subject.password, newPassword: `${password} of its own` };
        await is200(server.post('user/password', changed, { token }));
        subject.password = changed.newPassword;
      },
    },
  },
  secondFactor: {
    replaced: { person: (_, token) => setUpFactor(server, token) },
    withdrawn: {
      colleague: ({ id }) => asOwner(`admin/staff/${id}/reset-factor`),
      command: ({ email }) => resetFactor(server.db, server.clock, email),
    },
  },
  verifyCode: { replaced: { 'the next': again('user/auth/resend-verification-code') } },
  resetCode: { replaced: { 'the next': again('user/forgot-password/send-code') } },
  emailUndoLink: {
    withdrawn: { support: ({ id }) => asOwner(`admin/players/${id}/email/final`) },
    undone: { 'an earlier link': (subject) => causes.email.wayBack?.(server, subject) ?? Promise.reject() },
  },
  reopenLink: {
    undone: {
      support: ({ id }) => asOwner(`admin/players/${id}/erasure/undo`),
      'signing in': async ({ email }) =>
        expect((await server.post('user/auth/login', { email, password, reopen: true })).status).toBe(200),
    },
  },
  invitation: {
    replaced: {
      'the next': ({ email }) => asOwner('admin/staff/invitations', { email, roles: ['game'], reason }),
    },
    withdrawn: { colleague: ({ email }) => withdraw(email) },
  },
  ownInvitations: {
    replaced: {
      colleague: (_, email) => asOwner('admin/staff/invitations', { email, roles: ['game'], reason }),
    },
    withdrawn: { colleague: (_, email) => withdraw(email) },
  },
  emailCode: {
    replaced: {
      'another code': async (subject, email) => {
        server.clock.advance(minutes(2));
        const token = await tokenOf(subject);
        await server.post('user/email', { email, password }, { token });
      },
    },
  },
  lostFactorCode: {
    replaced: {
      'another code': async ({ email }) => {
        server.clock.advance(minutes(2));
        await server.post('user/auth/lost-factor', { email, password });
      },
    },
  },
  lostFactor: {
    withdrawn: {
      'a sign-in with the factor': async ({ id, email }) => {
        const code = recoveryCodes.get(id);
        expect((await server.post('user/auth/login', { email, password, code })).status).toBe(200);
      },
      'a reader of its mail': async (_, token) => server.post('user/auth/undo', { token }),
      staff: async ({ id }) => decideLost(server, id, 'refuse'),
    },
  },
  lostFactorLink: { withdrawn: { staff: async ({ id }) => decideLost(server, id, 'refuse') } },
  googleLink: {
    withdrawn: {
      'signing out': async (_, token) => server.post('user/auth/logout', undefined, { token }),
    },
  },
  giftLink: {
    withdrawn: { support: (_, payment) => asOwner(`admin/transactions/${payment}/words/remove`) },
    undone: {
      refund: async (_, payment) => {
        const finance = await financeOf(server);
        const { body: request } = await finance.refund(payment);
        expect((await finance.confirm(request.id)).status).toBe(200);
      },
    },
  },
  preview: { deleted: { colleague: remove('news') } },
  undoOffer: {
    changed: {
      unban: (_, id) => asOwner(`admin/user/unban/${id}`, {}),
      'another ban': (_, id) => asOwner(`admin/user/ban/${id}`, {}),
    },
  },
  firstBonus: { deleted: { package: remove('diamond-packages') } },
  offerCode: { changed: changesOfCode, deleted: { code: remove('offers') } },
  browserCookie: {
    withdrawn: { person: (subject) => causes.password.notMe?.(server, subject) ?? Promise.reject() },
  },
};
/** What an earlier one of the same kind has to be there for. */
const beforeRecord: Partial<Record<CredentialName, (typeof before)[string]>> = {
  emailUndoLink: before['email by wayBack'],
};
/** The session that ends all others stays, with what is half done in it. */
async function keepAlone(_: Subject, token: string): Promise<void> {
  expect((await server.call('DELETE', 'user/sessions', undefined, { token })).status).toBe(204);
}
/** Events of the record after which it works all the same. */
const outlived: typeof recordEnds = {
  receiptLink: { deleted: { package: remove('diamond-packages') } },
  buyerCookie: { deleted: { package: remove('diamond-packages') } },
  codeProof: { changed: changesOfCode, deleted: { code: remove('offers') } },
  googleLink: { changed: { 'logging all others out': keepAlone } },
  factorSetup: { changed: { 'logging all others out': keepAlone } },
};
const ways = (table: typeof recordEnds) =>
  namesIn(table).flatMap((name) =>
    namesIn(table[name] ?? {}).flatMap((event) =>
      Object.entries(table[name]?.[event] ?? {}).map(([way, end]) => [name, event, way, end] as const),
    ),
  );

describe('an event of its record', () => {
  it('is brought about wherever it ends something, and nowhere else', () => {
    const declared = namesIn(credentials).flatMap((name) =>
      credentials[name].endsOnRecord.filter((event) => event !== 'used').map((event) => `${name} ${event}`),
    );
    const tried = ways(recordEnds).map(([name, event]) => `${name} ${event}`);
    expect([...new Set(tried)].sort()).toEqual(declared.sort());
  });

  it.each(ways(recordEnds))('ends a %s: %s by %s', async (name, _, __, end) => {
    const { subject: make, give } = kinds[name] as Kind;
    const subject = await make();
    await beforeRecord[name]?.(server, subject);
    const use = await give(subject);
    await end(subject, use.record ?? '');
    expect(await use()).toBe(false);
  });

  it.each(ways(outlived))('does not end a %s: %s by %s', async (name, event, _, end) => {
    const ends: readonly RecordEvent[] = credentials[name].endsOnRecord;
    expect(ends).not.toContain(event);
    const { subject: make, give } = kinds[name] as Kind;
    const subject = await make();
    const use = await give(subject);
    await end(subject, use.record ?? '');
    expect(await use()).toBe(true);
  });
});

it('what was sent of all of them stands in no line of the log, no entry of the history and no refusal', async () => {
  expect(secrets.lines.length).toBeGreaterThan(1000);
  // Of the calls that carry a key in the body, among them that of a gift.
  for (const length of [43, 60]) expect([...secrets.sent].some((text) => text.length >= length)).toBe(true);
  expect(await secrets.leaks(server)).toEqual([]);
});
