import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { refundReasons } from '../../../contract/moneyStates';
import { days } from '../../../server/platform/clock';
import { casesWith, type Finance, financeOf } from '../../support/server/finance';
import { moneyProblemsOf } from '../../support/server/invariants';
import { notifySandbox, openPayment, paidPayment } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let finance: Finance;
beforeAll(async () => {
  server = await buildTestApp({ takesParts: true });
  finance = await financeOf(server);
});
afterEach(async () => {
  expect(await moneyProblemsOf(server.db)).toEqual([]);
  server.clock.advance(days(1) + 1000);
});
afterAll(() => server.close());

/** Completed payments of which a case holds more, by the case's kind. */
const duplicates: Record<string, () => Promise<string>> = {
  async 'paid-twice'() {
    const { id } = await paidPayment(server);
    await notifySandbox(server, id, { reference: `again-${id}`, amount: 10_000 });
    return id;
  },
  async overpaid() {
    const { id } = await openPayment(server);
    await notifySandbox(server, id, { amount: 69_000 });
    return id;
  },
};
const caseOf = async (paymentId: string) => (await casesWith(server, 'paymentId', paymentId))[0]?.id ?? '';
const refund = (id: string, reasonKind = 'duplicate') => finance.refund(id, { amount: 10_000, reasonKind });
const giveBack = (caseId: string) => finance.resolve(caseId, { kind: 'return' }, 1);
/** How a case that holds money may end. */
const ends = {
  async returned(caseId: string) {
    const { body } = await giveBack(caseId);
    await finance.confirm(body.id);
  },
  writtenOff: (caseId: string) => finance.resolve(caseId, { kind: 'write-off', reference: `kept-${caseId}` }),
};

describe.each(Object.keys(duplicates))('money of a payment beside its price (%s)', (kind) => {
  const made = async () => {
    const id = (await duplicates[kind]?.()) ?? '';
    return { id, caseId: await caseOf(id) };
  };

  it.each(refundReasons)('is not refunded for the reason %s while a case holds it', async (reason) => {
    const { id, caseId } = await made();
    const refused = await refund(id, reason);
    expect([refused.status, refused.body.existing]).toEqual([409, { resource: 'cases', id: caseId }]);
    expect((await giveBack(caseId)).status).toBe(201);
    expect((await refund(id, reason)).status).toBe(409);
  });

  it.each(Object.entries(ends))('is refunded once its case is %s', async (_, end) => {
    const { id, caseId } = await made();
    await end(caseId);
    expect((await refund(id)).status).toBe(201);
  });

  it('is asked for by one of two who ask at once', async () => {
    const { id, caseId } = await made();
    const answers = await Promise.all([refund(id), giveBack(caseId), refund(id), giveBack(caseId)]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });
});

describe('a case that opens while a refund is under way', () => {
  it.each(['confirm', 'fail', 'withdraw'] as const)(
    'gives its money back only after the end (%s)',
    async (end) => {
      const { id } = await paidPayment(server);
      const { body: asked } = await refund(id);
      await notifySandbox(server, id, { reference: `again-${id}` });
      const caseId = await caseOf(id);
      const read = async () =>
        (await server.get(`admin/cases/${caseId}`, { token: await finance.tokenOf(1) })).body;
      expect(await read()).toMatchObject({ isRefunding: true, actions: ['write-off'] });
      const refused = await giveBack(caseId);
      expect([refused.status, refused.body.existing]).toEqual([409, { resource: 'payments', id }]);
      if (end === 'confirm') await finance.confirm(asked.id);
      if (end === 'fail') await finance.confirm(asked.id, { outcome: 'failed', note: 'No such account' });
      if (end === 'withdraw') await finance.withdraw(asked.id);
      expect(await read()).toMatchObject({ isRefunding: false, actions: ['return', 'write-off'] });
      expect((await giveBack(caseId)).status).toBe(201);
    },
  );
});
