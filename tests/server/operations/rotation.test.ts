import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { sendNext } from '../../../server/mail/sender';
import { withPersistedKeys } from '../../../server/operations/persistedKeys';
import { reencrypt } from '../../../server/operations/reencrypt';
import { giftLinkOf } from '../../../server/payments/effects/giftLinks';
import { receiptUrl } from '../../../server/payments/effects/receiptMail';
import { days } from '../../../server/platform/clock';
import { deriveKeys, type Keys } from '../../../server/platform/keys';
import { codeOf, setUpFactor } from '../../support/server/factor';
import { makePackage } from '../../support/server/packages';
import { notifySandbox, openPayment } from '../../support/server/payments';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

const [old, next] = ['a secret for tests that is long enough', 'the secret that comes after it, long too'];
const onlyOld = deriveKeys(old);
const oldFirst = deriveKeys(old, [next]);
const nextFirst = deriveKeys(next, [old]);
const onlyNext = deriveKeys(next);

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

/** A process with these keys, over the same database. */
async function processWith(keys: Keys) {
  const kept = await withPersistedKeys(server.db, keys);
  const app = await buildApp({ ...server.deps, keys: kept });
  const call = async (method: 'GET' | 'POST', path: string, payload?: object, token?: string) => {
    const answer = await app.inject({
      method,
      url: `/api/${path}`,
      ...(payload && { payload }),
      headers: { 'accept-language': 'en', ...(token && { authorization: `Bearer ${token}` }) },
    });
    return { status: answer.statusCode, body: answer.body ? answer.json() : null };
  };
  return { app, call, keys: kept };
}

it('no token, code or notice is refused while the processes change over one after the other', async () => {
  const player = await server.makeUser();
  const order = [onlyOld, oldFirst, nextFirst];
  const processes = await Promise.all(order.map(processWith));
  // At each step two neighbouring versions run side by side: each can read what the other creates.
  for (const [one, other] of [
    [0, 1],
    [1, 0],
    [1, 2],
    [2, 1],
  ] as const) {
    const [made, read] = [processes[one], processes[other]];
    const signedIn = await made?.call('POST', 'user/auth/login', { email: player.email, password });
    const profile = await read?.call('GET', 'user/profile/me', undefined, signedIn?.body.accessToken);
    expect([one, other, profile?.status]).toEqual([one, other, 200]);
  }
  const { body } =
    (await processes[0]?.call('POST', 'user/auth/login', { email: player.email, password })) ?? {};
  const last = await processWith(onlyNext);
  const { refreshToken, accessToken } = body;
  expect((await last.call('GET', 'user/profile/me', undefined, accessToken)).status).toBe(401);
  expect((await last.call('POST', 'user/auth/refresh-token', { refreshToken })).status).toBe(200);
  for (const { app } of [...processes, last]) await app.close();
});

it('after reencrypting nothing is lost when the old secret goes: factor, recovery codes, mail, receipt, gift', async () => {
  const admin = await server.makeAdmin();
  const { secret, recoveryCodes } = await setUpFactor(server, admin.token);
  const [recovery = ''] = recoveryCodes;
  const { id } = await openPayment(server);
  await notifySandbox(server, id, { status: 'PAID', reference: 'ref' });
  const link = new URL(receiptUrl({ keys: server.keys, address: server.deps.address }, id));
  const receipt = `user/payment/receipt/${id}?key=${link.searchParams.get('key')}`;

  const [giver, friend] = [await server.makePlayer(), await server.makePlayer()];
  const order = { email: friend.email, packageId: await makePackage(server) };
  const { body: gift } = await server.post('user/payment/create', order, { token: giver.token });
  await notifySandbox(server, gift.transactionId);
  const giftNow = (keys: Keys) => giftLinkOf(server.db, keys, gift.transactionId, server.clock.now());
  const made = await giftNow(server.keys);
  expect(made?.key).toMatch(/^[\w-]{43}$/);

  const reencrypted = await reencrypt(server.db, server.clock, nextFirst);
  expect(reencrypted.factors).toBe(1);
  expect(reencrypted.mails).toBeGreaterThan(0);
  const after = await processWith(onlyNext);
  server.clock.advance(60_000);
  const login = (code: string) =>
    after.call('POST', 'user/auth/login', { email: admin.email, password, code });
  expect((await login(codeOf(server, secret))).status).toBe(200);
  expect((await login(recovery)).status).toBe(200);
  expect((await after.call('GET', receipt)).status).toBe(200);
  expect(await giftNow(after.keys)).toEqual(made);
  const sent: string[] = [];
  const transport = {
    description: 'a list',
    send: async ({ text }: { text: string }) => void sent.push(text),
    close: () => undefined,
  };
  const log = { info: () => undefined, warn: () => undefined };
  while (await sendNext({ ...server.deps, keys: after.keys, transport, log }));
  expect(sent.join('\n')).toContain(String(link));
  await after.app.close();

  // Stored keys do not stay for ever, and the next change's secret can read them.
  const third = deriveKeys('a third secret, after two others went', [next]);
  await reencrypt(server.db, server.clock, third);
  expect((await (await processWith(third)).call('GET', receipt)).status).toBe(200);
  server.clock.advance(days(91));
  await reencrypt(server.db, server.clock, third);
  const kept = await server.db.selectFrom('keptKeys').select('purpose').execute();
  // The user names of erased players are held for a year.
  expect(new Set(kept.map(({ purpose }) => purpose))).toEqual(new Set(['secondFactor', 'erasedNames']));
});

it('stops a start whose secret cannot read what is kept, naming the setting', async () => {
  await expect(
    withPersistedKeys(server.db, deriveKeys('a stranger to this database, long enough')),
  ).rejects.toThrow(
    'JWT_SECRET_PREVIOUS must list the secret before this one until `outline reseal` has run',
  );
});
