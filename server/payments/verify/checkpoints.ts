import { type RawBuilder, sql } from 'kysely';
import { dayOf, midnightOf } from '../../../contract/vietnamTime';
import type { Db, Tx } from '../../db/tables';
import { addMs, days } from '../../platform/clock';
import type { Check } from '../effects/check';
import { type Problems, problemsBy } from '../effects/effect';
import { ranges } from '../effects/ranges';

// Entries are kept for good, and players who mark each day have hundreds a year. Once a month the sum of each wallet at the
// month's beginning is written down, when all of the books was found right; the nightly check reads the entries since then,
// and `outline verify` all of them (docs/spec/account.md, The daily mark).

/** The checkpoints that a check begins with: none where it reads everything. */
export const checkpointsFor = (since: Date | null): RawBuilder<unknown> =>
  since ? sql`wallet_checkpoints` : sql`(select * from wallet_checkpoints where false)`;

/** The moment up to which every wallet has a checkpoint; null while there are none. */
export async function lastCheckpoint(db: Db | Tx): Promise<Date | null> {
  const row = await db
    .selectFrom('walletCheckpoints')
    .select('until')
    .orderBy('until')
    .limit(1)
    .executeTakeFirst();
  return row?.until ?? null;
}

/** The beginning in Vietnam of the month, from its second day on, when no clock is before it any more. */
const lastMonth = (now: Date): Date => midnightOf(`${dayOf(addMs(now, -days(1))).slice(0, 7)}-01`);

/**
 * Moves the checkpoints on to the beginning of the month, once a month; only after a check that found nothing. Each batch by itself, as
 * payments wait for the players of one: after an interruption some are ahead, and the rest follow.
 */
export async function moveCheckpoints(db: Db, now: Date): Promise<void> {
  const [last, until] = [await lastCheckpoint(db), lastMonth(now)];
  if (last && last >= until) return;
  for await (const range of ranges(db, 'users', { batch: 500, since: null }))
    await sql`insert into wallet_checkpoints (user_id, wallet, until, entries, amount)
      select users.id, wallets.wallet, ${until}, coalesce(before.entries, 0) + sums.entries, coalesce(before.amount, 0) + sums.amount
      from users cross join (values ('diamonds'), ('golds'), ('debt')) wallets (wallet)
      left join wallet_checkpoints before on before.user_id = users.id and before.wallet = wallets.wallet
      cross join lateral (select count(*) as entries, coalesce(sum(amount), 0) as amount from wallet_entries
        where user_id = users.id and wallet = wallets.wallet
          and created_at < ${until} and (before.until is null or created_at >= before.until)) sums
      where ${range('users.id')} and (before.user_id is not null or sums.entries > 0)
      on conflict (user_id, wallet) do update
        set until = excluded.until, entries = excluded.entries, amount = excluded.amount`.execute(db);
}

/** A checkpoint is what the entries before it add up to, and each wallet with entries before the first one has one. */
const closedMonths =
  (first: Date): Check =>
  (range) =>
    sql`
  select 'checkpoint of ' || checkpoints.wallet || ' of ' || users.id || ': ' || checkpoints.amount || ' by ' || checkpoints.entries
    || ' entries, entries ' || sums.amount || ' by ' || sums.entries as problem
  from users join wallet_checkpoints checkpoints on checkpoints.user_id = users.id
  cross join lateral (select count(*) as entries, coalesce(sum(amount), 0) as amount from wallet_entries
    where user_id = users.id and wallet = checkpoints.wallet and created_at < checkpoints.until) sums
  where ${range('users.id')} and (checkpoints.entries, checkpoints.amount) <> (sums.entries, sums.amount)
  union all
  select 'entries of ' || wallet || ' of ' || users.id || ' have no checkpoint'
  from users join wallet_entries on wallet_entries.user_id = users.id
  where ${range('users.id')} and wallet_entries.created_at < ${first}
    and not exists (select from wallet_checkpoints checkpoints
      where checkpoints.user_id = users.id and checkpoints.wallet = wallet_entries.wallet)
  group by users.id, wallet`;

/** Compares all checkpoints with the entries before them, where the whole history is read. */
export const checkpointProblems: Problems = async function* (db, reading) {
  const first = reading.since ? null : await lastCheckpoint(db);
  if (first) yield* problemsBy([['users', closedMonths(first)]])(db, reading);
};
