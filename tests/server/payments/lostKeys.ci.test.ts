import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refundNext } from '../../../server/money/requests/sendRefunds';
import type { Gateway } from '../../../server/payments/gateways/gateway';
import { days, minutes } from '../../../server/platform/clock';
import { workPayments } from '../../support/server/asking';
import { casesWith, type Finance, financeOf } from '../../support/server/finance';
import { openPayment, sandboxNotice } from '../../support/server/payments';
import { secondGateway } from '../../support/server/secondGateway';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let finance: Finance;
let all: readonly Gateway[];
const refunded: string[] = [];
beforeAll(async () => {
  server = await buildTestApp({
    gateways({ sandbox }) {
      const { gateway } = secondGateway(sandbox);
      const refund: Gateway['refund'] = async ({ requestId }) => {
        refunded.push(requestId);
        return { state: 'done', reference: `back-${requestId}`, note: '' };
      };
      // Like VNPay, it does not know refunds that it was not called for.
      const queryRefund: Gateway['queryRefund'] = async () => ({
        state: 'unknown',
        reference: null,
        note: '',
      });
      // Both refund by themselves: a gateway with keys is not called for the other's orders.
      return [gateway, sandbox].map((one) => ({ ...one, refund, queryRefund }));
    },
  });
  all = server.deps.gateways;
  finance = await financeOf(server);
});
afterAll(() => server.close());

/** In effect restarts the server, with the keys of only these gateways. */
const keysOf = (...names: string[]) => {
  server.deps.gateways = all.filter(({ name }) => names.includes(name));
  server.deps.knownGateways = server.deps.gateways;
};
const attempts = (paymentId: string) =>
  server.db
    .selectFrom('paymentAttempts')
    .select(['gateway', 'orderNumber', 'paymentUrl'])
    .where('paymentId', '=', paymentId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
const pending = (email: string) => server.get(`user/payment/pending?email=${encodeURIComponent(email)}`);

describe('a gateway whose keys are gone', () => {
  it('is not called for a refund, which waits and is carried out once when they are back', async () => {
    keysOf('vnpay', 'sandbox');
    const { id } = await openPayment(server);
    const [attempt] = await attempts(id);
    await server.post('user/payment/webhook/vnpay', sandboxNotice(server, attempt?.orderNumber ?? ''));
    const { body: request } = await finance.refund(id);
    expect(request).toMatchObject({ state: 'approved', byGateway: true });
    const state = async () =>
      (
        await server.get('admin/money-requests?filter={"state":["requested","approved","sent"]}', {
          token: await finance.tokenOf(0),
        })
      ).body.map((one: { state: string }) => one.state);
    const work = () => refundNext({ ...server.deps, log: { warn: () => undefined, error: () => undefined } });
    keysOf('sandbox');
    expect(await work()).toBe(false);
    expect(await state()).toEqual(['approved']);
    server.clock.advance(minutes(1));
    keysOf('vnpay', 'sandbox');
    expect(await work()).toBe(true);
    expect([refunded, await state()]).toEqual([[request.id], []]);
  });

  it('has no page any more: the buyer pays at another, and no money goes where nobody hears of it', async () => {
    keysOf('vnpay', 'sandbox');
    const { id, player } = await openPayment(server);
    keysOf('sandbox');
    const { status, body } = await pending(player.email);
    const [lost, other] = await attempts(id);
    expect([lost?.gateway, other?.gateway]).toEqual(['vnpay', 'sandbox']);
    expect([status, body.paymentUrl]).toEqual([200, other?.paymentUrl]);
  });

  it('is a case for a person a day after the end: nobody knows whether it was paid there', async () => {
    keysOf('vnpay', 'sandbox');
    const { id } = await openPayment(server);
    keysOf('sandbox');
    server.clock.advance(minutes(16));
    await workPayments(server.deps);
    expect(await casesWith(server, 'paymentId', id)).toEqual([]);
    server.clock.advance(days(1));
    await workPayments(server.deps);
    expect(await casesWith(server, 'paymentId', id)).toMatchObject([
      { kind: 'not-answered', gateway: 'vnpay' },
    ]);
  });

  it('has no page in a closed shop either, unlike one that kept its keys', async () => {
    keysOf('vnpay', 'sandbox');
    const { player } = await openPayment(server);
    server.deps.gateways = [];
    expect((await pending(player.email)).status).toBe(200);
    keysOf();
    expect(await pending(player.email)).toMatchObject({
      status: 503,
      body: { message: 'The shop is not taking payments at the moment. Please come back later.' },
    });
  });
});
