import { afterAll, beforeAll, expect, it } from 'vitest';
import { GatewayFailure } from '../../../server/payments/gateways/gatewayCalls';
import { openCase } from '../../../server/payments/ledger/cases';
import { addMs, days, hours, minutes } from '../../../server/platform/clock';
import { notifySandbox, openPayment } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const statusOf = async (id: string) => (await server.get(`user/payment/status/${id}`)).body;
const attemptOf = (id: string) =>
  server.db.selectFrom('paymentAttempts').selectAll().where('paymentId', '=', id).executeTakeFirstOrThrow();
/** Makes the gateway respond or not; returns what takes that back. */
function gatewayIs(silent: boolean): () => void {
  const gateway = server.deps.knownGateways.find(({ name }) => name === 'sandbox');
  if (!gateway) throw new Error('no sandbox');
  const { ask } = gateway;
  if (silent) gateway.ask = () => Promise.reject(new GatewayFailure('away'));
  return () => {
    gateway.ask = ask;
  };
}

const ends = {
  'by its deadline': async (id: string) => {
    server.clock.advance(minutes(16));
    return (await attemptOf(id)).expiresAt;
  },
  'by its gateway, failed': async (id: string) => {
    await notifySandbox(server, id, { status: 'FAILED' });
    const { expiresAt } = await attemptOf(id);
    server.clock.advance(minutes(16));
    return expiresAt;
  },
};

for (const [how, end] of Object.entries(ends))
  for (const isSilent of [false, true])
    it(`a payment ended ${how}, its gateway ${isSilent ? 'silent' : 'responding'}, is not called unpaid too early`, async () => {
      const { id } = await openPayment(server);
      const restore = gatewayIs(isSilent);
      try {
        const until = addMs(await end(id), days(1)).toISOString();
        const first = await statusOf(id);
        expect(first).toMatchObject({ status: how.includes('failed') ? 'FAILED' : 'CANCELLED' });
        expect(first.late).toEqual({ asked: !isSilent || how.includes('failed'), until });
      } finally {
        restore();
      }
      server.clock.advance(minutes(1));
      expect((await statusOf(id)).late.asked).toBe(true);
      // All queries are over: only then is it certain.
      await server.db
        .updateTable('paymentAttempts')
        .set({ nextAskAt: null })
        .where('paymentId', '=', id)
        .execute();
      server.clock.advance(hours(25));
      expect(await statusOf(id)).not.toHaveProperty('late');
      // What comes all the same is credited, and the status says so.
      await notifySandbox(server, id);
      const { status, diamonds, late } = await statusOf(id);
      expect([status, diamonds > 0, late]).toEqual(['COMPLETED', true, undefined]);
    });

it('a gateway that stays silent leaves it unknown for as long as a person looks into it', async () => {
  const { id } = await openPayment(server);
  server.clock.advance(days(8));
  await server.db
    .updateTable('paymentAttempts')
    .set({ nextAskAt: null })
    .where('paymentId', '=', id)
    .execute();
  const subject = { key: `silent ${id}`, kind: 'not-answered', paymentId: id, gateway: 'sandbox' } as const;
  await server.db.transaction().execute((tx) => openCase(tx, subject, server.clock.now()));
  expect((await statusOf(id)).late).toEqual({ asked: expect.any(Boolean) });
});
