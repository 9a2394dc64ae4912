import { sql } from 'kysely';
import { namesIn } from '../../contract/named';
import type { Db, Tx } from '../db/tables';
import { type AccountEvent, accountEvents, type CredentialName, credentials, endsOn } from './credentials';
import { type Ending, endCredential, reasons } from './ending';

/**
 * Ends everything that an event of an account ends (credentials.ts), in the transaction that brings the event about. The
 * caller has locked the account's row, and calls this before the e-mail changes.
 */
export async function accountEvent(
  tx: Tx,
  event: AccountEvent,
  ending: Omit<Ending, 'reason'> & Partial<Pick<Ending, 'reason'>>,
): Promise<void> {
  await sql`update users set account_events = jsonb_set(account_events, array[${sql.lit(event)}],
    to_jsonb(coalesce((account_events->>${sql.lit(event)})::int, 0) + 1)) where id = ${ending.id}`.execute(
    tx,
  );
  for (const name of namesIn(credentials))
    if (endsOn(name, event)) await endCredential(tx, name, { reason: reasons[event], ...ending });
}

/**
 * How many events of the account have ended a credential of this kind. What is signed and not stored carries this number:
 * it works while the number is the same.
 */
export async function stampOf(db: Db | Tx, name: CredentialName, userId: string): Promise<string> {
  const user = await db
    .selectFrom('users')
    .select('accountEvents')
    .where('id', '=', userId)
    .executeTakeFirst();
  const ended = accountEvents.filter((event) => endsOn(name, event));
  return String(ended.reduce((sum, event) => sum + (user?.accountEvents[event] ?? 0), 0));
}
