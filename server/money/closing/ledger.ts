import { type Selectable, sql } from 'kysely';
import type { Books } from '../../../contract/books';
import type { DailyClose } from '../../../contract/closing';
import type { KeptBooks, LedgerChecksTable } from '../../db/closingTables';
import type { Db, Tx } from '../../db/tables';
import { bookProblems, booksOf } from '../../payments/verify/books';
import { lastCheckpoint, moveCheckpoints } from '../../payments/verify/checkpoints';
import { moneyProblems } from '../../payments/verify/moneyProblems';
import { addMs, type Clock, hours } from '../../platform/clock';
import type { Period } from '../settlement/period';

export type LedgerCheck = Selectable<LedgerChecksTable>;

/** How old the last check of the whole ledger may be before the next one. */
const checkedEvery = hours(20);
/** The most lines that are stored; the count is exact. */
const listedLines = 100;

/** The last check of the whole ledger; null before the first. */
export const lastCheck = async (db: Db | Tx): Promise<LedgerCheck | null> =>
  (await db.selectFrom('ledgerChecks').selectAll().executeTakeFirst()) ?? null;

/**
 * Checks the whole ledger, of entries those since a moment, and stores the result. When nothing is wrong, the checkpoints of wallets move
 * on. Calls `found` with each line.
 */
export async function checkLedger(
  db: Db,
  clock: Clock,
  { since = null, found = () => undefined }: { since?: Date | null; found?: (line: string) => void } = {},
): Promise<number> {
  const checkedAt = clock.now();
  const lines: string[] = [];
  let problems = 0;
  const add = (line: string) => {
    problems++;
    if (lines.length < listedLines) lines.push(line);
    found(line);
  };
  for await (const line of moneyProblems(db, { since })) add(line);
  const kept = await booksSince(db, since);
  for (const line of bookProblems(kept.wallets)) add(line);
  const [listed, books] = [JSON.stringify(lines), JSON.stringify(kept)];
  await db
    .insertInto('ledgerChecks')
    .values({ checkedAt, problems, listed, books })
    .onConflict((conflict) => conflict.column('isOnly').doUpdateSet({ checkedAt, problems, listed, books }))
    .execute();
  if (problems === 0) await moveCheckpoints(db, checkedAt);
  return problems;
}

/**
 * Checks the whole ledger, unless a check within the last hours found nothing; returns false, as nothing is left to do.
 * One that found something is repeated, since the problem may have been fixed.
 */
export async function checkLedgerWhenDue(db: Db, clock: Clock): Promise<boolean> {
  const last = await lastCheck(db);
  const isFresh = last && last.problems === 0 && addMs(last.checkedAt, checkedEvery) > clock.now();
  if (!isFresh) await checkLedger(db, clock, { since: await lastCheckpoint(db) });
  return false;
}

/** What the day's entries added to wallets and took from them. */
export async function entriesOf(
  db: Db | Tx,
  { from, until }: Period,
): Promise<DailyClose['ledger']['entries']> {
  const { rows } = await sql<DailyClose['ledger']['entries'][number]>`
    select wallet, count(*) as entries, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as added,
      coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as taken
    from wallet_entries where created_at >= ${from} and created_at < ${until} group by 1 order by 1`.execute(
    db,
  );
  return rows;
}

/** The books, with their state at the last checkpoint; that of the last check is continued where it is of this moment. */
async function booksSince(db: Db, since: Date | null): Promise<KeptBooks> {
  const base = since && (await lastCheck(db))?.books?.base;
  const isOfThen = base?.until !== undefined && base.until === since?.toISOString();
  return booksOf(db, { until: since ?? (await lastCheckpoint(db)), base: isOfThen ? base : null });
}

/** The books as of the last check of the whole ledger; null before the first. */
export async function lastBooks(db: Db | Tx): Promise<Books | null> {
  const check = await lastCheck(db);
  return check?.books ? { at: check.checkedAt.toISOString(), wallets: check.books.wallets } : null;
}
