import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/tables';
import { erasedEmail, erasedUserName } from '../../platform/erasedAddress';
import type { Erased } from './person';

/** Rows changed per statement: few enough for a busy database and for the embedded one. */
const batch = 500;

/** One statement of an erasure; it changes at most `batch` rows, and none that it has changed before. */
type Step = (person: Erased, now: Date) => RawBuilder<unknown>;

/** Deletes the rows of a table that match a condition. */
const deleting =
  (table: string, where: (person: Erased) => RawBuilder<unknown>): Step =>
  (person) =>
    sql`delete from ${sql.id(table)} where ctid = any(array(
      select ctid from ${sql.id(table)} where ${where(person)} limit ${batch} for update))`;

const ownRows = ({ id }: Erased) => sql`user_id = ${id}`;
const byAddress = (column: RawBuilder<unknown>) => (person: Erased) =>
  sql`${column} = any(${person.emails}::text[])`;
const ownPayments = (id: string) => sql`(select id from payments where user_id = ${id})`;
const madePayments = (id: string) => sql`(select id from payments
  where creator = ${`account:${id}`} and creator like 'account:%')`;

/** A payment page's URL may contain the buyer's IP address. */
const clearingPages =
  (payments: (id: string) => RawBuilder<unknown>): Step =>
  ({ id }) =>
    sql`update payment_attempts set payment_url = null where id in (
      select id from payment_attempts where payment_id in ${payments(id)}
        and payment_url is not null and state <> 'OPEN' limit ${batch})`;

/** Notes about others stay, without the name of a former colleague who wrote them. */
const clearingAuthor: Step = ({
  id,
}) => sql`update notes set author_name = ${erasedUserName(id)} where id in (
      select id from notes where author_id = ${id} and author_name <> ${erasedUserName(id)} limit ${batch})`;

/**
 * What is left of a player outside the account's own row, once the erasure has ended every credential. Payments, movements and ledger entries are kept, by id; so
 * are gateway notices, until they are deleted by age, and the sender of money that is still held, who has to get it
 * back.
 */
const steps: readonly Step[] = [
  deleting('sessions', ownRows),
  deleting('lost_factors', ownRows),
  deleting('notes', ownRows),
  deleting('player_items', ownRows),
  deleting('codes', ({ id, emails }) => sql`user_id = ${id} or email = any(${emails}::text[])`),
  deleting('invitations', byAddress(sql`lower(email)`)),
  deleting('subscribers', byAddress(sql`email`)),
  // The links of gifts, also of those from an address that is this player's.
  deleting('gift_links', ({ id }) => sql`payment_id in ${ownPayments(id)}`),
  deleting('gift_links', ({ id }) => sql`payment_id in ${madePayments(id)}`),
  deleting(
    'gift_links',
    ({ emails }) => sql`payment_id in (select payment_id from payment_buyers
      where email is not null and lower(email) = any(${emails}::text[]))`,
  ),
  // What others added to payments for the player, and what the player added to payments for others.
  deleting('payment_buyers', ({ id }) => sql`payment_id in ${ownPayments(id)}`),
  // Its link is found by it.
  deleting(
    'payment_buyers',
    ({ emails }) => sql`email is not null and lower(email) = any(${emails}::text[])
      and not exists (select from gift_links where gift_links.payment_id = payment_buyers.payment_id)`,
  ),
  deleting('payment_buyers', ({ id }) => sql`payment_id in ${madePayments(id)}`),
  ({ id }) => sql`update payments set email = ${erasedEmail(id)}, creator_network = null where id in (
    select id from payments where user_id = ${id}
      and (email <> ${erasedEmail(id)} or creator_network is not null) limit ${batch})`,
  clearingPages(ownPayments),
  clearingPages(madePayments),
  clearingAuthor,
  ({ id }) => sql`update movements set sender = null where id in (
    select id from movements where sender is not null and id in (
        select id from movements where payment_id in ${ownPayments(id)}
        union select movement_id from allocations where payment_id in ${ownPayments(id)})
      and not exists (select from money_cases where money_cases.id = case_id and state = 'open') limit ${batch})`,
  ({ id, emails }, now) => sql`update outbox set recipient = ${erasedEmail(id)}, sealed = null,
      failed_at = case when sent_at is null then coalesce(failed_at, ${now}::timestamptz) end
    where id in (select id from outbox where lower(recipient) = any(${emails}::text[]) limit ${batch})`,
];

/** Runs each step once; returns whether any of them may have more to do. */
export async function runSteps(tx: Tx, person: Erased, now: Date): Promise<boolean> {
  let isFull = false;
  for (const step of steps) {
    const { numAffectedRows = 0n } = await step(person, now).execute(tx);
    isFull ||= Number(numAffectedRows) >= batch;
  }
  return isFull;
}
