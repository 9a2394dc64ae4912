import type { CaseKind } from '../../../contract/moneyStates';
import type { Tx } from '../../db/tables';
import type { Payment } from '../effects/payment';
import type { Transfer } from '../gateways/gateway';
import { lockOnlyTheirs } from './cases';
import { eraseAgain } from './eraseAgain';
import type { Movement, TransferContext } from './movements';
import { hasOpenRequest } from './parts';
import type { SettleContext } from './suspense';

/** A transfer in a gateway's report, and what was recorded of it before. */
interface Reported {
  movement: Movement;
  origin: TransferContext;
  transfer: Transfer;
  /** Why it cannot pay for the payment; null when it can. */
  misfit: CaseKind | null;
}

/**
 * Money that a settlement file reported first is held by an `only-theirs` case. When the gateway itself reports it, the
 * case releases it without anybody's request: as a part of the price, or to a case of the kind that a notice would have
 * opened. A case with an open request keeps its money until the request has ended (release.ts). Returns null for any
 * other movement.
 */
export async function adopt(
  { tx }: SettleContext,
  payment: Payment,
  { movement, origin, transfer, misfit }: Reported,
): Promise<'part' | CaseKind | null> {
  const caseId = await heldByFile(tx, movement, origin, transfer);
  if (caseId === null) return null;
  await tx
    .updateTable('movements')
    .set({
      orderNumber: origin.orderNumber,
      paymentId: payment.id,
      attemptId: origin.attemptId,
      source: origin.source,
    })
    .where('id', '=', movement.id)
    .execute();
  await eraseAgain(tx, payment.id);
  const isLocked = await hasOpenRequest(tx, caseId);
  await recast(tx, caseId, payment.id, isLocked ? 'only-theirs' : (misfit ?? 'underpaid'));
  return isLocked ? 'only-theirs' : (misfit ?? 'part');
}

/** Updates a case with the kind and the payment that have become known. */
export const recast = async (tx: Tx, id: string, paymentId: string, kind: CaseKind): Promise<void> => {
  await tx
    .updateTable('moneyCases')
    .set((eb) => ({ kind, paymentId, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

/** The open case that holds it on the strength of a file alone, with the same money, for this order or for none. */
async function heldByFile(
  tx: Tx,
  { caseId, source, gateway, attemptId, amount, currency }: Movement,
  origin: TransferContext,
  transfer: Transfer,
): Promise<string | null> {
  const isSame = gateway === origin.gateway && amount === transfer.amount && currency === transfer.currency;
  const isOurs = attemptId === null || attemptId === origin.attemptId;
  if (caseId === null || source !== 'settlement' || !isSame || !isOurs) return null;
  return (await lockOnlyTheirs(tx, caseId)) ? caseId : null;
}
