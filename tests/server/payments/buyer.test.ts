import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gift, receiptDays } from '../../../contract/limits';
import { sweepTables } from '../../../server/operations/retention';
import { days } from '../../../server/platform/clock';
import { makePackage } from '../../support/server/packages';
import { notifySandbox } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const words = { email: 'giver@example.net', name: 'Mẹ Lan', message: 'Chúc con thi tốt. Chơi vừa thôi nhé!' };
const vietnamese = { 'accept-language': 'vi' };

async function give(buyer: object, headers: Record<string, string> = {}) {
  const player = await server.makeUser();
  const packageId = await makePackage(server);
  const body = { email: player.email, packageId, buyer };
  const response = await server.post('user/payment/create', body, { headers });
  return { player, packageId, response, id: response.body.transactionId as string };
}
const mailsTo = async (address: string) => (await server.mails()).filter(({ to }) => to === address);
const keptOf = (id: string) =>
  server.db.selectFrom('paymentBuyers').selectAll().where('paymentId', '=', id).executeTakeFirst();

describe('what a buyer adds to a payment (decisions.md, The buyer)', () => {
  it('reaches the recipient by name, and sends the receipt to the address that was typed', async () => {
    const { player, id } = await give(words, vietnamese);
    await notifySandbox(server, id);
    const [received] = await mailsTo(player.email);
    expect(received?.text).toContain(`Quà từ ${words.name}: “${words.message}”`);
    expect(received?.subject).toMatch(new RegExp(`^Quà từ ${words.name}: [\\d.]+ kim cương$`));
    const [sent] = await mailsTo(words.email);
    expect(sent?.text).toContain(`tài khoản của ${player.userName}`);
    expect(sent?.text).toContain(`/receipts/${id}?key=`);
    // Nobody has proven that the address is the buyer's: its mail contains none of their texts, nor the recipient's
    // address.
    for (const hidden of [words.name, words.message, player.email]) expect(sent?.text).not.toContain(hidden);
  });

  it('reads name and message each by itself, in the mail as in the form', async () => {
    const { player, id } = await give({ name: 'Nam 2008', message: '2026 vui vẻ!' }, vietnamese);
    await notifySandbox(server, id);
    expect((await mailsTo(player.email))[0]?.text).toContain('Quà từ Nam 2008: “2026 vui vẻ!”');
  });

  it('says nothing of a giver without a name', async () => {
    const { player, id } = await give({ email: 'quiet@example.net' });
    await notifySandbox(server, id);
    expect((await mailsTo(player.email))[0]?.text).not.toMatch(/gift from/i);
    expect(await mailsTo('quiet@example.net')).toHaveLength(1);
  });

  it('is one mail for a buyer who is the recipient', async () => {
    const player = await server.makeUser();
    const packageId = await makePackage(server);
    const body = { email: player.email, packageId, buyer: { email: player.email.toUpperCase() } };
    const { body: opened } = await server.post('user/payment/create', body);
    await notifySandbox(server, opened.transactionId);
    expect(await mailsTo(player.email)).toHaveLength(1);
    expect(await mailsTo(player.email.toUpperCase())).toHaveLength(0);
  });

  it('writes to the recipient in the language of their last sign-in', async () => {
    const { player, id } = await give({ name: 'Ann' }, vietnamese);
    await server.db.updateTable('users').set({ language: 'en' }).where('id', '=', player.id).execute();
    await notifySandbox(server, id);
    expect((await mailsTo(player.email))[0]?.text).toContain('A gift from Ann.');
  });

  it.each([
    ['buyerEmail', { email: 'not an address' }],
    ['buyerName', { message: 'Hello' }],
    ['buyerName', { name: 'play.example' }],
    ['buyerName', { name: 'x'.repeat(gift.name + 1) }],
    ['buyerMessage', { name: 'Ann', message: 'see https://play' }],
    ['buyerMessage', { name: 'Ann', message: 'write to me@play' }],
    ['buyerMessage', { name: 'Ann', message: 'x'.repeat(gift.message + 1) }],
    ['buyerMessage', { name: 'Ann', message: 'turned \u202e around' }],
  ])('is refused at %s: %j', async (field, buyer) => {
    const { response } = await give(buyer);
    expect([response.status, Object.keys(response.body.errors)]).toEqual([400, [field]]);
    const most = { name: 'ễ'.repeat(gift.name), message: 'ễ'.normalize('NFD').repeat(gift.message) };
    expect((await give(most)).response.status).toBe(201);
  });

  it('is changed by who made the payment, not by whoever opens it next', async () => {
    const { player, packageId, id, response } = await give({ name: 'Ann' });
    const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
    const again = (name: string, headers: object) =>
      server.post(
        'user/payment/create',
        { email: player.email, packageId, buyer: { name } },
        { headers: { ...headers } },
      );
    expect((await again('Stranger', {})).body.transactionId).toBe(id);
    expect((await keptOf(id))?.name).toBe('Ann');
    await again('Anna', { cookie });
    expect((await keptOf(id))?.name).toBe('Anna');
  });

  it('is shown to staff, its contacts only to who may see contacts', async () => {
    const { id, player } = await give(words);
    // Stored by an earlier rule, which knew no numbers.
    const message = 'Gọi mẹ 0912345678';
    await server.db.updateTable('paymentBuyers').set({ message }).where('paymentId', '=', id).execute();
    const see = async (role: 'support' | 'shop') => {
      const { token } = await server.makeStaff(role);
      return (await server.get(`admin/transactions/${id}`, { token })).body.buyer;
    };
    expect(await see('support')).toMatchObject({ email: words.email, message });
    const masked = await see('shop');
    expect(masked.name).toBe(words.name);
    expect(JSON.stringify(masked)).not.toMatch(/giver@|0912345678/);
    // The recipient's mail checks the words again.
    await notifySandbox(server, id);
    expect((await mailsTo(player.email))[0]?.text).not.toContain(message);
  });

  it('is deleted after 90 days', async () => {
    const { id } = await give(words);
    await server.db
      .updateTable('paymentBuyers')
      .set({ createdAt: new Date(+server.clock.now() - days(receiptDays) - 1) })
      .where('paymentId', '=', id)
      .execute();
    await sweepTables(server.db, server.clock);
    expect(await keptOf(id)).toBeUndefined();
  });
});
