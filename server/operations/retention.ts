import { type RawBuilder, sql } from 'kysely';
import { giftDays } from '../../contract/gifts';
import { receiptDays } from '../../contract/limits';
import { payerDaysKept } from '../../contract/staffLimits';
import { userNameHeldDays } from '../../contract/userNames';
import { inTransaction } from '../db/guard';
import type { Db, Tables, Tx } from '../db/tables';
import { type Clock, days, minutes } from '../platform/clock';
import { type Failing, unguarded } from './failing';

interface Rule {
  table: keyof Tables;
  /** The column with a row's age; an index leads with it where the table grows with players or payments. */
  by: string;
  /** How long a row is kept after that moment, in milliseconds. */
  keep: number;
  /** Whose clock wrote the column, so that the same clock decides when the row expires; the process's by default. */
  clock?: 'database';
  /** Condition for the rows; all by default. */
  where?: string;
  /** Why it is kept that long. */
  why: string;
}

/**
 * Never signed in, and no payment, ledger entry, request about wallets, note or history entry refers to such a player. An
 * address that staff corrected has to be verified again: whoever it belongs to is given the time that corrections are kept.
 */
export const leftNoTrace = `email_verified_at is null and last_login_at is null and role = 'User' and erased_at is null
  and not exists (select from email_changes where user_id = users.id) and not left_trace(id)`;

/**
 * What is deleted, and when (docs/operating.md repeats this table). Payments, movements, the ledger and the history are
 * kept for good.
 */
export const retention: readonly Rule[] = [
  {
    table: 'rateLimits',
    by: 'resets_at',
    keep: minutes(5),
    clock: 'database',
    why: 'a call in progress ends no window; the clock of the database decides, as in counting',
  },
  { table: 'codes', by: 'expires_at', keep: days(1), why: 'the next code of the same address replaces it' },
  { table: 'invitations', by: 'expires_at', keep: 0, why: 'it can no longer be accepted' },
  { table: 'googleHandovers', by: 'expires_at', keep: 0, why: 'it can no longer be exchanged' },
  { table: 'sessions', by: 'expires_at', keep: days(30), why: 'inquiries about a stranger who signed in' },
  {
    table: 'outbox',
    by: 'created_at',
    keep: days(180),
    where: '(sent_at is not null or failed_at is not null)',
    why: "the page of a payment shows what became of the buyer's mail",
  },
  {
    table: 'paymentBuyers',
    by: 'created_at',
    keep: days(receiptDays),
    why: 'the buyer may ask for the receipt again',
  },
  { table: 'giftLinks', by: 'made_at', keep: days(giftDays), why: 'the gift can no longer be opened' },
  {
    table: 'emailChanges',
    by: 'changed_at',
    keep: days(180),
    why: 'the earlier address may undo it for a week; its mails are erased with the player',
  },
  {
    table: 'formerNames',
    by: 'changed_at',
    keep: days(userNameHeldDays),
    why: 'for a year nobody else may take the user name that a player had',
  },
  {
    table: 'lostFactors',
    by: 'begun_at',
    keep: days(180),
    where: 'ended_at is not null',
    why: 'inquiries about a stranger who asked for it; after its end nothing changes for a week',
  },
  { table: 'siteFiles', by: 'seen_at', keep: days(30), why: 'pages that were opened before a deploy' },
  { table: 'renderedPages', by: 'seen_at', keep: days(30), why: 'a build that runs again' },
  { table: 'paymentEvents', by: 'received_at', keep: days(730), why: 'disputes with a gateway' },
  {
    table: 'payerDays',
    by: 'day',
    keep: days(payerDaysKept),
    why: 'sums have counted it; a purchase looks at its own day only, the list of first-time payers no further back',
  },
  {
    table: 'settlementRows',
    by: 'compared_at',
    keep: days(90),
    why: 'cases are opened from them; the comparison keeps its counts and sums',
  },
  {
    table: 'sandboxDeliveries',
    by: 'created_at',
    keep: days(30),
    where: 'delivered_at is not null',
    why: 'tests',
  },
  {
    table: 'sandboxOrders',
    by: 'created_at',
    keep: days(30),
    where: 'not exists (select from sandbox_deliveries d where d.reference = sandbox_orders.reference)',
    why: 'tests',
  },
  {
    table: 'users',
    by: 'created_at',
    keep: days(30),
    where: leftNoTrace,
    why: 'whoever began to register may still finish',
  },
];

/** Rows deleted by one statement: few enough for a busy database and for the embedded one, which blocks meanwhile. */
const batch = 1000;

/**
 * Deletes one batch from every table; returns true when there may be more. Repeated until nothing is left, so that
 * neither a statement nor a lock lasts long, however many rows are due.
 */
export async function sweepTables(db: Db, clock: Clock, rows: Failing = unguarded): Promise<boolean> {
  let isFull = false;
  for (const rule of retention) {
    const now = rule.clock === 'database' ? sql`now()` : sql`${clock.now()}::timestamptz`;
    const deleted = await rows.run(rule.table, () => sweepBatch(db, rule, now));
    isFull ||= deleted === batch;
  }
  return isFull;
}

/**
 * Deletes at most a batch of the players that a condition names, locked before it is read again: what leads to one may be written
 * at the same moment. Returns how many. Rows that others have locked are waited for, or skipped.
 */
export async function deletePlayers(
  tx: Tx,
  due: RawBuilder<unknown>,
  whenLocked: 'wait' | 'skip' = 'wait',
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from users where ${due} limit ${batch}
    for update ${whenLocked === 'skip' ? sql`skip locked` : sql``}`.execute(tx);
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  const result = await sql`delete from users where id = any(${ids}::uuid[]) and ${due}`.execute(tx);
  return Number(result.numAffectedRows ?? 0);
}

async function sweepBatch(
  db: Db,
  { table, by, keep, where }: Rule,
  now: RawBuilder<unknown>,
): Promise<number> {
  const column = sql.id(by);
  const before = sql`${now} - ${keep} * interval '1 millisecond'`;
  if (table === 'users') {
    const due = sql`${column} < ${before} ${where ? sql.raw(`and ${where}`) : sql``}`;
    return inTransaction(db, (tx) => deletePlayers(tx, due, 'skip'));
  }
  const result = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${column} < ${before} ${where ? sql.raw(`and ${where}`) : sql``}
      order by ${column} limit ${batch} for update skip locked))`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}
