import { type RawBuilder, sql } from 'kysely';
import { gatewayNames } from '../../../contract/gateways';
import { idStartOf } from '../../../contract/paymentNumber';
import { literally } from '../../db/like';
import { paymentsFrom } from '../../db/paymentIds';
import type { Db, Tx } from '../../db/tables';
import type { Actor } from '../../http/types';
import { seesContacts } from '../../platform/masking/contacts';

/** Fewer characters of a name or an address would match too much to be of use. */
const shortestPrefix = 3;
/** The format of our ids (`newReference`), and of a prefix long enough to look one up by. */
const idStart = /^[0-9a-f]{8,32}$/;

const prefixOf = (text: string) => `${literally(text)}%`;

/**
 * Payments found by one text (studio.md section 2): our id, its number or beginning, an order number, a gateway's reference, or
 * the beginning of the user name or the e-mail, or the player's whole e-mail of now. Each condition uses its own index, and reads no more than `most` where
 * many may begin alike. Readers without the permission to see e-mails do not search them, as a search would reveal them
 * letter by letter.
 */
function waysTo(text: string, byEmail: boolean, most: number): RawBuilder<unknown> {
  const lower = text.toLowerCase();
  const start = idStartOf(text) ?? (idStart.test(lower) ? lower : null);
  const isLong = lower.length >= shortestPrefix;
  const ways = [
    ...exactWays(text),
    ...(start ? [paymentsFrom(start, most)] : []),
    ...(isLong ? [ofUsers(prefixOf(lower), most)] : []),
    ...(isLong && byEmail
      ? [
          sql`(select id from payments where lower(email) like ${prefixOf(lower)}
            order by lower(email) using ~<~ limit ${most})`,
          // The whole address that a player has now, whichever the payment was begun for.
          sql`(select id from payments where user_id = (select id from users where lower(email) = ${lower})
            limit ${most})`,
        ]
      : []),
  ];
  return sql.join(ways, sql` union all `);
}

/** By an id, an order number or a reference, each as a whole, and the latter two by the unique index of each gateway. */
const exactWays = (text: string): RawBuilder<unknown>[] => {
  const named = sql`movements.gateway in (${sql.join([...gatewayNames, 'hand'])}) and reference = ${text}`;
  return [
    sql`select ${text}`,
    sql`select payment_id from payment_attempts
      where gateway in (${sql.join([...gatewayNames])}) and order_number = ${text}`,
    sql`select payment_id from movements where ${named}`,
    sql`select allocations.payment_id from movements
      join allocations on allocations.movement_id = movements.id where ${named}`,
  ];
};

/** The few payments whose id, number, order number or reference a text is. */
export async function namedPayments(db: Db | Tx, text: string): Promise<string[]> {
  const start = idStartOf(text);
  const ways = [...exactWays(text), ...(start ? [paymentsFrom(start, fewest)] : [])];
  const { rows } = await sql<{ id: string }>`select payments.id from payments
    where payments.id = any(array(${sql.join(ways, sql` union all `)})) limit ${fewest}`.execute(db);
  return rows.map(({ id }) => id);
}
const fewest = 6;

/** Uses the index's own order, so that nothing else is read for it. */
const ofUsers = (prefix: string, most: number) => sql`(select buys.id from (
    select id from users where lower(user_name) like ${prefix} order by lower(user_name) using ~<~ limit ${most}
  ) named cross join lateral (
    select id from payments where payments.user_id = named.id order by created_at desc limit ${most}) buys
  limit ${most})`;

/** All payments that a text finds, as a condition: for exports, which may take as long as they need. */
export const searches = (text: string, byEmail: boolean) =>
  sql<boolean>`payments.id = any(array(${waysTo(text, byEmail, everyMatch)}))`;
const everyMatch = 1_000_000_000;

/**
 * What a text finds for a list: at most a thousand payments, and whether there are more. Anyone who needs more narrows
 * the search.
 */
interface FoundPayments {
  ids: string[];
  isMore: boolean;
}
const mostFound = 1000;

export async function findPayments(
  db: Db | Tx,
  text: string,
  byEmail: boolean,
  most = mostFound,
): Promise<FoundPayments> {
  const { rows } = await sql<{ id: string }>`select payments.id from payments
    where payments.id = any(array(${waysTo(text, byEmail, most + 1)})) limit ${most + 1}`.execute(db);
  return { ids: rows.slice(0, most).map(({ id }) => id), isMore: rows.length > most };
}

/** Rows about a payment that a text finds, or about a transfer with that reference. */
export async function searchesPayment(
  db: Db | Tx,
  text: string,
  { actor }: { actor: Pick<Actor, 'staffRoles'> },
): Promise<{ where: RawBuilder<unknown> }> {
  const { ids } = await findPayments(db, text, seesContacts(actor));
  return { where: aboutPayments(text, ids) };
}

/** The players whose user name begins with a text, of which there is none for a short one. */
export const playersFrom = (text: string) =>
  text.length < shortestPrefix
    ? sql`select null::uuid as id`
    : sql`select id from users where lower(user_name) like ${prefixOf(text.toLowerCase())}
      order by lower(user_name) using ~<~ limit ${mostFound}`;

/** Condition for rows about one of these payments, or about the transfer with that reference. */
export const aboutPayments = (reference: string, ids: readonly string[]) =>
  sql`(reference = ${reference} or payment_id = any(${ids}::text[]))`;
