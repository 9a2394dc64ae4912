import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../db/tables';
import { addMs } from '../platform/clock';
import { credentials } from './credentials';

/** Serializes what would give an address to one account, or a place on the staff to another, until the commit. */
export const lockAddress = (tx: Tx, email: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`address ${email.trim().toLowerCase()}`}, 0))`.execute(
    tx,
  );

/** Whether an invitation to the staff is open for this address. To be called under its lock. */
export async function isInvited(tx: Tx, email: string, now: Date): Promise<boolean> {
  const invitation = await tx
    .selectFrom('invitations')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email.trim().toLowerCase())
    .where('expiresAt', '>', now)
    .limit(1)
    .executeTakeFirst();
  return invitation !== undefined;
}

/** Corrections after this moment can still be undone by the previous address. */
export const undoableSince = (now: Date): Date => addMs(now, -credentials.emailUndoLink.lasts);

/** The newest correction of an account that can still be undone. */
export const openUndo = (db: Db | Tx, userId: string, now: Date) =>
  db
    .selectFrom('emailChanges')
    .select('changedAt')
    .where('userId', '=', userId)
    .where('changedAt', '>', undoableSince(now))
    .where('undoneAt', 'is', null)
    .where('endedAt', 'is', null)
    .orderBy('changedAt', 'desc')
    .limit(1);

/**
 * Whether a correction can still be undone to this address, other than one of the account `except`. Nobody else may take
 * it meanwhile, or the link in its mail would lead nowhere (docs/security.md 6a). To be called under the address's lock or
 * after the address was written: a correction that was being committed has been waited for by then.
 */
export async function isHeldEmail(tx: Tx, email: string, now: Date, except?: string): Promise<boolean> {
  const held: RawBuilder<unknown> = sql`select from email_changes
    where changed_at > ${undoableSince(now)} and undone_at is null and ended_at is null and lower(old_email) = ${email.trim().toLowerCase()}
      and user_id is distinct from ${except ?? null}::uuid limit 1`;
  return (await held.execute(tx)).rows.length > 0;
}
