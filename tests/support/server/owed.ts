import { inTransaction } from '../../../server/db/guard';
import { recordEntry } from '../../../server/payments/effects/entries';
import { addMs, days } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { financeOf } from './finance';
import { makePackage } from './packages';
import { notifySandbox } from './payments';
import type { TestApp } from './testApp';

/** Takes diamonds of a player, as a request of staff does that was carried out two days ago. */
export const takeDiamonds = (server: Pick<TestApp, 'db' | 'clock'>, userId: string, amount: number) =>
  inTransaction(server.db, async (tx) => {
    // Before what the limits of a day count.
    const now = addMs(server.clock.now(), -days(2));
    const id = newId();
    const request = {
      id,
      kind: 'grant',
      userId,
      currency: 'diamonds',
      amount: -amount,
      idempotencyKey: id,
    } as const;
    await tx
      .insertInto('moneyRequests')
      .values({
        ...request,
        paymentId: null,
        caseId: null,
        reference: null,
        byGateway: false,
        reasonKind: 'other',
        reason: 'Spent in the game',
        state: 'done',
        needsSecond: false,
        askedHash: '',
        requestedBy: userId,
        requestedAt: now,
        endedAt: now,
      })
      .execute();
    const entry = { userId, wallet: 'diamonds', cause: { requestId: id } } as const;
    await recordEntry(tx, { ...entry, amount: -amount, reason: 'grant' }, now);
  });

/** Leaves a player with a debt: bought, spent and refunded. */
export async function owe(
  server: TestApp,
  { id, email }: { id: string; email: string },
  debt: number,
): Promise<void> {
  const packageId = await makePackage(server, { diamondAmount: debt, bonusDiamonds: 0 });
  const { body } = await server.post('user/payment/create', { email, packageId });
  await notifySandbox(server, body.transactionId);
  await takeDiamonds(server, id, debt);
  const finance = await financeOf(server);
  const { body: refund } = await finance.refund(body.transactionId);
  await finance.begin(refund.id);
  await finance.confirm(refund.id);
}
