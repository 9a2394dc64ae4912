import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/tables';
import { matches, payersOf, type Text } from './searchText';

/** The most players that a text may find; anyone who needs more narrows the search. */
const most = 1000;

/**
 * A text is common if at least `common` of this many newest players match it: its index would then return a large part of
 * the table.
 */
export const sample = 2000;
const common = 60;

/** How many of the newest players are searched for a common text. */
const newest = 50_000;

/**
 * The ids of at most a thousand players that a text finds: all of them, or the newest if the text is common. The choice
 * between these two ways, both of bounded cost, is made by sampling, as the planner's estimate for a text may be wrong by
 * any factor.
 */
export async function foundUsers(db: Db, text: Text): Promise<{ ids: string[]; isMore: boolean }> {
  if (!text.plain) return { ids: [], isMore: false };
  const recent = await commonAmongNewest(db, text);
  if (recent.length > most) return { ids: recent.slice(0, most), isMore: true };
  // A text that is common only among the newest players is still searched for in full.
  const { rows } = await sql<Found>`select id from ${foundByIndex(text, most + 1)}`.execute(db);
  const payers = text.payment ? (await payersOf(text.payment).execute(db)).rows : [];
  const ids = new Set([...recent, ...[...payers, ...rows].map(({ id }) => id)]);
  return { ids: [...ids].slice(0, most), isMore: rows.length > most };
}

interface Found {
  id: string;
}

/**
 * A few of the players that a text finds, for a reader looking for one of them: whose payment has this number, those whose
 * user name begins with it, then the newest if the text is common, then any.
 */
export async function fewUsers(db: Db, text: Text, few: number): Promise<string[]> {
  if (!text.plain) return [];
  const ids = new Set<string>();
  const add = async (rows: RawBuilder<Found>) => {
    if (ids.size < few) for (const { id } of (await rows.execute(db)).rows) ids.add(id);
  };
  if (text.payment) await add(payersOf(text.payment));
  const start = text.plain.replace(/^%/, '');
  await add(sql`select id from users where lower(user_name) like ${start}
    order by lower(user_name) using ~<~ limit ${few}`);
  await add(sql`select id from ${newestUsers(sample)} where ${matches(text)}
    order by created_at desc, id desc limit ${few}`);
  await add(sql`select id from ${foundByIndex(text, few)}`);
  return [...ids].slice(0, few);
}

/** At most `rows` ids of those that a text finds, in no order. */
export const foundByIndex = ({ words, plain, email, phones }: Text, rows: number) =>
  sql`users_found(${words}::text[], ${plain}, ${email}, ${phones}::text[], ${rows}) as found (id)`;

export const newestUsers = (rows: number) =>
  sql`(select * from users order by created_at desc, id desc limit ${rows}) users`;

/** The newest players matching a text that is common among them, up to one past the limit. */
async function commonAmongNewest(db: Db, text: Text): Promise<string[]> {
  const among = (rows: number) => sql`${newestUsers(rows)} where ${matches(text)}`;
  const { rows: counts } = await sql<{ count: number }>`
    select count(*) as count from ${among(sample)}`.execute(db);
  if ((counts[0]?.count ?? 0) < common) return [];
  const { rows } = await sql<Found>`
    select id from ${among(newest)} order by created_at desc, id desc limit ${most + 1}`.execute(db);
  return rows.map(({ id }) => id);
}
