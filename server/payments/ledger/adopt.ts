import type { CaseKind } from '../../../contract/moneyStates';
import type { Tx } from '../../db/tables';
import { lockOnlyTheirs } from './cases';
import { eraseAgain } from './eraseAgain';
import type { Movement, ReportedTransfer } from './movements';
import { hasOpenRequest } from './parts';
import type { SettleContext } from './suspense';

/**
 * Money that a settlement file reported first is held by an `only-theirs` case. When the gateway itself reports it, the
 * case releases it without anybody's request: as a part of the price, or to a case of the kind that a notice would have
 * opened, where `misfit` says why it cannot pay. A case with an open request keeps its money until the request has ended
 * (release.ts). Returns null for any other movement.
 */
export async function adopt(
  { tx }: SettleContext,
  movement: Movement,
  given: ReportedTransfer & { paymentId: string },
  misfit: CaseKind | null,
): Promise<'part' | CaseKind | null> {
  const caseId = await heldByFile(tx, movement, given);
  if (caseId === null) return null;
  const { orderNumber, paymentId, attemptId, source } = given;
  await tx
    .updateTable('movements')
    .set({ orderNumber, paymentId, attemptId, source })
    .where('id', '=', movement.id)
    .execute();
  await eraseAgain(tx, paymentId);
  const isLocked = await hasOpenRequest(tx, caseId);
  await recast(tx, caseId, paymentId, isLocked ? 'only-theirs' : (misfit ?? 'underpaid'));
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
  given: ReportedTransfer,
): Promise<string | null> {
  const isSame = gateway === given.gateway && amount === given.amount && currency === given.currency;
  const isOurs = attemptId === null || attemptId === given.attemptId;
  if (caseId === null || source !== 'settlement' || !isSame || !isOurs) return null;
  return (await lockOnlyTheirs(tx, caseId)) ? caseId : null;
}
