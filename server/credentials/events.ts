import { type Selectable, sql } from 'kysely';
import { namesIn } from '../../contract/named';
import type { Db, Tx, UsersTable } from '../db/tables';
import { type AccountEvent, accountEvents, type CredentialName, credentials, endsOn } from './credentials';
import { type Ending, endCredential, reasons } from './ending';

/**
 * Ends everything that an event of an account ends (credentials.ts), in the transaction that brings the event about. Its first
 * statement locks the account's row, unless the caller did; it comes before the e-mail changes.
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

type Counted = Selectable<UsersTable>['accountEvents'];

/** How often each event has happened to an account; none to one that is not there. */
async function eventsOf(db: Db | Tx, userId: string): Promise<Counted> {
  const found = db.selectFrom('users').select('accountEvents').where('id', '=', userId);
  return (await found.executeTakeFirst())?.accountEvents ?? {};
}

/**
 * How many of these events have ended a credential of this kind. What is signed and not stored, and what is proven before the
 * account is locked, carries this number: it works while the number is the same.
 */
export function stampIn(counted: Counted, name: CredentialName): string {
  const ended = accountEvents.filter((event) => endsOn(name, event));
  return String(ended.reduce((sum, event) => sum + (counted[event] ?? 0), 0));
}

/** The same, read. */
export const stampOf = async (db: Db | Tx, name: CredentialName, userId: string): Promise<string> =>
  stampIn(await eventsOf(db, userId), name);
