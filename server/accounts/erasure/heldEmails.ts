import { type RawBuilder, sql } from 'kysely';
import { emailUndoDays } from '../../../contract/erasure';
import type { Tx } from '../../db/tables';
import { addMs, days } from '../../platform/clock';

/** Corrections after this moment can still be undone by the previous address. */
export const undoableSince = (now: Date): Date => addMs(now, -days(emailUndoDays));

/**
 * Whether a correction can still be undone to this address, other than one of the account `except`. Nobody else may take
 * it meanwhile, or the link in its mail would lead nowhere (docs/security.md 6a). To be called after the address was
 * written: a correction that was being committed has been waited for by then.
 */
export async function isHeldEmail(tx: Tx, email: string, now: Date, except?: string): Promise<boolean> {
  const held: RawBuilder<unknown> = sql`select from email_changes
    where changed_at > ${undoableSince(now)} and undone_at is null and lower(old_email) = ${email.trim().toLowerCase()}
      and user_id is distinct from ${except ?? null}::uuid limit 1`;
  return (await held.execute(tx)).rows.length > 0;
}
