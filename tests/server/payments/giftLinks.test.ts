import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giftDays } from '../../../contract/gifts';
import { eraseNext } from '../../../server/accounts/erasure/erase';
import { sweepTables } from '../../../server/operations/retention';
import { giftLink } from '../../../server/payments/effects/giftLink';
import { days, minutes } from '../../../server/platform/clock';
import { newReference } from '../../../server/platform/ids';
import { placesOf } from '../../support/server/everywhere';
import { financeOf } from '../../support/server/finance';
import { makePackage } from '../../support/server/packages';
import { notifySandbox } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const words = { name: 'Mẹ Lan', message: 'Chúc con thi tốt.' };
type Player = Awaited<ReturnType<TestApp['makePlayer']>>;
interface Given {
  id: string;
  recipient: Player;
  payer: Player | null;
  link: { id: string; key: string };
}

/** A paid payment for a new player: by an account, or by a guest. */
async function pay({ buyer, by }: { buyer?: object | undefined; by?: Player | undefined }) {
  const recipient = await server.makePlayer();
  const packageId = await makePackage(server);
  const body = { email: recipient.email, packageId, ...(buyer && { buyer }) };
  const made = await server.post('user/payment/create', body, by && { token: by.token });
  const id = made.body.transactionId as string;
  await notifySandbox(server, id);
  return { id, recipient, cookie: String(made.headers['set-cookie'] ?? '').split(';')[0] ?? '' };
}
const linkIn = async ({ email }: { email: string }) => {
  const mail = (await server.mails()).filter(({ to }) => to === email).at(-1);
  const [, id = '', key = ''] = /\/gift\/([0-9a-f]+)#(\S+)/.exec(mail?.text ?? '') ?? [];
  return { id, key };
};
const give = async (): Promise<Given> => {
  const payer = await server.makePlayer();
  const { id, recipient } = await pay({ buyer: words, by: payer });
  return { id, recipient, payer, link: await linkIn(recipient) };
};
const open = (link: { id: string; key: string }, token?: string) =>
  server.post(`user/gifts/${link.id}`, { key: link.key }, token ? { token } : undefined);
const rowOf = (paymentId: string) =>
  server.db.selectFrom('giftLinks').selectAll().where('paymentId', '=', paymentId).executeTakeFirst();
const problems = async () => {
  const found: string[] = [];
  if (typeof giftLink.problems === 'function')
    for await (const problem of giftLink.problems(server.db, { batch: 100, since: null }))
      found.push(problem);
  return found;
};

describe('the link of a gift (account.md, Gift as a link)', () => {
  it('reaches the recipient by mail and whoever paid, and says what is in the box', async () => {
    const { id, recipient, payer, link } = await give();
    expect([link.id.length, Buffer.from(link.key, 'base64url').length]).toEqual([32, 32]);
    const status = await server.get(`user/payment/status/${id}`, { token: payer?.token });
    expect(status.body.gift).toEqual(link);
    const receipt = await server.get(`user/payment/receipt/${id}?key=${status.body.receiptKey}`);
    expect(receipt.body.gift).toEqual(link);
    expect((await server.get(`user/payment/status/${id}`)).body.gift).toBeUndefined();
    const opened = await open(link);
    expect([opened.status, opened.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(opened.body).toEqual({
      giver: words.name,
      message: words.message,
      packageName: 'Gói thử',
      packageNameEn: '',
      diamonds: 715,
      givenAt: server.clock.now().toISOString(),
      isOwn: false,
    });
    const said = JSON.stringify(opened.body);
    for (const hidden of [recipient.email, recipient.userName, payer?.email, payer?.userName, id])
      expect(said).not.toContain(hidden);
    const mail = (await server.mails()).filter(({ to }) => to === recipient.email).at(-1);
    expect(mail?.html).toContain(`/gift/${link.id}#${link.key}`);
    expect(mail?.text).toContain('/receipts/');
  });

  it('is made for a guest who says who they are, and not for one’s own purchase', async () => {
    const guest = await pay({ buyer: words });
    expect((await open(await linkIn(guest.recipient))).status).toBe(200);
    const headers = { cookie: guest.cookie };
    expect((await server.get(`user/payment/status/${guest.id}`, { headers })).body.gift).toBeDefined();
    expect(await rowOf((await pay({ buyer: { email: 'receipt@example.net' } })).id)).toBeUndefined();
    expect(await rowOf((await pay({})).id)).toBeUndefined();
    const own = await server.makePlayer();
    const body = { email: own.email, packageId: await makePackage(server), buyer: words };
    const { body: made } = await server.post('user/payment/create', body, { token: own.token });
    await notifySandbox(server, made.transactionId);
    expect(await rowOf(made.transactionId)).toBeUndefined();
    const stranger = await pay({ by: await server.makePlayer() });
    expect((await open(await linkIn(stranger.recipient))).body).not.toHaveProperty('giver');
  });

  it('opens no other call, and its id nothing without the key', async () => {
    const { id, link } = await give();
    expect((await server.get(`user/payment/status/${link.id}`)).status).toBe(404);
    expect((await server.get(`user/payment/receipt/${link.id}?key=${link.key}`)).status).toBe(404);
    expect((await server.get(`user/payment/receipt/${id}?key=${link.key}`)).status).toBe(404);
    expect((await open({ id, key: link.key })).status).toBe(404);
  });

  it('is remembered as opened for the player who received it alone, once', async () => {
    const { id, recipient, payer, link } = await give();
    for (const token of [undefined, payer?.token, (await server.makePlayer()).token]) {
      expect((await open(link, token)).body.isOwn).toBe(false);
      expect((await rowOf(id))?.openedAt).toBeNull();
    }
    const purchases = async (token: string | undefined) =>
      (await server.get('user/purchases', { token })).body.purchases[0].gift;
    expect(await purchases(recipient.token)).toEqual({ ...link, isOpened: false });
    expect((await open(link, recipient.token)).body.isOwn).toBe(true);
    const first = await rowOf(id);
    expect(first?.openedAt).toEqual(server.clock.now());
    server.clock.advance(minutes(1));
    await open(link, recipient.token);
    expect(await rowOf(id)).toEqual(first);
    expect(await purchases(recipient.token)).toEqual({ ...link, isOpened: true });
    expect(await purchases(payer?.token)).toEqual({ ...link, isOpened: true });
  });

  it('is stored nowhere in clear, and works after the secret was replaced', async () => {
    const { id, link } = await give();
    expect(await placesOf(server.db, [link.key])).toEqual([]);
    const { gifts } = server.keys;
    const fresh = Buffer.alloc(32, 7);
    Object.assign(server.keys, { gifts: [fresh, ...gifts] });
    const receipt = async () => (await server.get(`user/payment/status/${id}`)).status;
    expect(await receipt()).toBe(200);
    expect((await open(link)).status).toBe(200);
    Object.assign(server.keys, { gifts: [fresh] });
    expect((await open(link)).status).toBe(200);
    Object.assign(server.keys, { gifts });
  });
});

const reason = 'for the test';
const staff = async (path: string, body: object = { reason }) => {
  const { token } = await server.makeAdmin();
  const answer = await server.post(path, body, { token });
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
};
async function refund(id: string, amount: number) {
  const finance = await financeOf(server);
  const { body } = await finance.refund(id, { amount });
  await finance.decide(body.id, { approve: true });
  await finance.begin(body.id);
  const done = await finance.confirm(body.id);
  if (done.body.state !== 'done') throw new Error(JSON.stringify(done.body));
}
const erase = async (id: string) => {
  await staff(`admin/players/${id}/erasure`);
  server.clock.advance(days(31));
  while (await eraseNext(server.deps));
};

/** What can happen to a gift, and whether its link works afterwards. */
const events: Record<string, { isOpen: boolean; happen: (gift: Given) => Promise<void> }> = {
  nothing: { isOpen: true, happen: async () => undefined },
  'a ban of the recipient': {
    isOpen: true,
    happen: ({ recipient }) => staff(`admin/user/ban/${recipient.id}`, {}),
  },
  'a ban of the giver': { isOpen: true, happen: ({ payer }) => staff(`admin/user/ban/${payer?.id}`, {}) },
  'the last day': { isOpen: true, happen: async () => server.clock.advance(days(giftDays) - 1) },
  'a closed account that may open again': {
    isOpen: true,
    happen: ({ recipient }) => staff(`admin/players/${recipient.id}/erasure`),
  },
  'a refund': { isOpen: false, happen: ({ id }) => refund(id, 59_000) },
  'a refund of a part': { isOpen: false, happen: ({ id }) => refund(id, 9_000) },
  'the sentence was removed': {
    isOpen: false,
    happen: ({ id }) => staff(`admin/transactions/${id}/words/remove`),
  },
  '90 days': { isOpen: false, happen: async () => server.clock.advance(days(giftDays)) },
  'an erasure of the recipient': { isOpen: false, happen: ({ recipient }) => erase(recipient.id) },
  'an erasure of the giver': { isOpen: false, happen: ({ payer }) => erase(payer?.id ?? '') },
};

describe('opens for everybody with the key, or for nobody, equal for all reasons', () => {
  it.each(Object.entries(events))('after %s', async (_, { isOpen, happen }) => {
    const gift = await give();
    await happen(gift);
    const { link } = gift;
    const last = link.key.at(-1) === 'A' ? 'E' : 'A';
    const wrong = [
      { id: newReference(), key: link.key },
      { id: link.id, key: link.key.slice(0, -1) + last },
      { id: link.id, key: `${link.key}a` },
      { id: link.id, key: '' },
      { id: 'unknown', key: 'k' },
    ];
    const unknown = await open({ id: newReference(), key: 'k' });
    expect(unknown.status).toBe(404);
    const stranger = await server.makePlayer();
    for (const token of [undefined, stranger.token]) {
      const right = await open(link, token);
      if (isOpen) expect([right.status, right.body.giver]).toEqual([200, words.name]);
      else expect([right.status, right.body]).toEqual([404, unknown.body]);
      for (const one of wrong) {
        const refused = await open(one, token);
        expect([refused.status, refused.body]).toEqual([404, unknown.body]);
      }
    }
    expect((await rowOf(gift.id))?.openedAt ?? null).toBeNull();
    const { body } = await server.get(`user/payment/status/${gift.id}`);
    expect(body).not.toHaveProperty('gift');
    expect(await problems()).toEqual([]);
    // What ends at a moment is deleted after it.
    server.clock.advance(1);
    while (await sweepTables(server.db, server.clock));
    expect(isOpen).toBe(((await rowOf(gift.id)) ?? { endedAt: 1 }).endedAt === null);
  });
});

it('ends with the address that a guest typed, when its account is erased', async () => {
  const owner = await server.makePlayer();
  const { recipient } = await pay({ buyer: { ...words, email: owner.email } });
  const link = await linkIn(recipient);
  expect((await open(link)).status).toBe(200);
  await erase(owner.id);
  expect((await open(link)).status).toBe(404);
});

it('removes the words for good, in the history without them, and only where there are any', async () => {
  const { id } = await give();
  const support = await server.makeStaff('support');
  const path = `admin/transactions/${id}/words/remove`;
  expect((await server.post(path, { reason: 'rude' }, support)).status).toBe(204);
  expect(await placesOf(server.db, [words.message])).not.toContain('audits.after');
  const kept = server.db.selectFrom('paymentBuyers').selectAll().where('paymentId', '=', id);
  expect(await kept.executeTakeFirst()).toMatchObject({ name: null, message: null });
  expect((await server.post(path, { reason: 'rude' }, support)).status).toBe(409);
  expect((await server.post(path, { reason: '' }, support)).status).toBe(400);
  expect((await server.post(path, { reason: 'rude' }, await server.makeStaff('shop'))).status).toBe(403);
  expect((await server.post('admin/transactions/none/words/remove', { reason }, support)).status).toBe(404);
});

it('stays when a guest who bought for themselves joins the purchase', async () => {
  const { id, recipient, cookie } = await pay({ buyer: words });
  const headers = { cookie };
  await server.post('user/payment/guest', undefined, { token: recipient.token, headers });
  const made = server.db.selectFrom('payments').select('creator').where('id', '=', id);
  expect((await made.executeTakeFirst())?.creator).toBe(`account:${recipient.id}`);
  expect((await open(await linkIn(recipient))).status).toBe(200);
  expect(await problems()).toEqual([]);
});

it('is named by verify where it contradicts its payment', async () => {
  const { id } = await give();
  const set = (change: ReturnType<typeof sql>) =>
    sql`update payments set ${change} where id = ${id}`.execute(server.db);
  await set(sql`refunded = 1`);
  expect(await problems()).toEqual([`gift of payment ${id} can be opened, and 1 were refunded`]);
  await set(sql`refunded = 0, status = 'FAILED'`);
  expect(await problems()).toEqual([`gift of payment ${id} has a link, and the payment is FAILED`]);
  await server.db.deleteFrom('giftLinks').where('paymentId', '=', id).execute();
  expect(await problems()).toEqual([]);
});
