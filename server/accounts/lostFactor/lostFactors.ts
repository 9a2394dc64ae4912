import type { LostFactor } from '../../../contract/lostFactor';
import { lostFactorHoldDays } from '../../../contract/lostFactorActs';
import type { Db, Tx } from '../../db/tables';
import { addMs, days } from '../../platform/clock';
import { conflict } from '../../platform/errors';
import { lostFactorMessages } from '../../platform/messages/lostFactor';

const hold = days(lostFactorHoldDays);

/** The open request of an account, of which there is one at most. */
export const openLostFactor = (db: Db | Tx, userId: string) =>
  db.selectFrom('lostFactors').selectAll().where('userId', '=', userId).where('endedAt', 'is', null);

/** The open request as the player's page shows it. */
export async function lostFactorShown(db: Db, userId: string): Promise<LostFactor | null> {
  const open = await db
    .selectFrom('lostFactors')
    .leftJoin('users', 'users.id', 'lostFactors.confirmedBy')
    .select(['begunAt', 'confirmedBy', 'users.userName', 'confirmedAt', 'approvedAt', 'dueAt'])
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  if (!open) return null;
  const { begunAt, confirmedBy, userName, confirmedAt, approvedAt, dueAt } = open;
  return {
    begunAt: begunAt.toISOString(),
    confirmedBy: confirmedBy ? { id: confirmedBy, userName: userName ?? '' } : null,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    approvedAt: approvedAt?.toISOString() ?? null,
    dueAt: dueAt?.toISOString() ?? null,
  };
}

/** Until when e-mail and second factor cannot change, as a lost one fell away; null if they can. */
export async function frozenUntil(db: Db | Tx, userId: string, now: Date): Promise<Date | null> {
  const last = await db
    .selectFrom('lostFactors')
    .select('endedAt')
    .where('userId', '=', userId)
    .where('endReason', '=', 'done')
    .where('endedAt', '>', addMs(now, -hold))
    .orderBy('endedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.endedAt ? addMs(last.endedAt, hold) : null;
}

/** Throws 409 while e-mail and second factor cannot change; names the field, if given. */
export async function assertNotFrozen(db: Db | Tx, userId: string, now: Date, field?: string): Promise<void> {
  const until = await frozenUntil(db, userId, now);
  if (!until) return;
  const said = lostFactorMessages.frozen(until);
  throw conflict(said, field === undefined ? undefined : { [field]: [said] });
}

/** Until when a request cannot begin, as the e-mail changed, or that was undone; null if it can. */
export async function emailChangedUntil(tx: Tx, userId: string, now: Date): Promise<Date | null> {
  const last = await tx
    .selectFrom('emailChanges')
    .select((eb) => eb.fn.max(eb.fn.coalesce('undoneAt', 'changedAt')).as('at'))
    .where('userId', '=', userId)
    .executeTakeFirst();
  const until = last?.at ? addMs(last.at, hold) : null;
  return until && until > now ? until : null;
}
