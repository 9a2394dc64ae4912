import { sql } from 'kysely';
import { Gauge } from 'prom-client';
import { namesIn } from '../../../contract/named';
import type { BackupRunKind } from '../../db/operationTables';
import type { Db } from '../../db/tables';
import { within } from '../../platform/within';
import { patience, watchArchive } from './archive';
import { oldestUnsent } from './mails';
import type { Metrics } from './metrics';

/** Counting stops here, so that no metric ever scans a long table; one above it means "more". */
const most = 10_000;

const counted = (from: string) =>
  sql`(select count(*) from (select 1 from ${sql.raw(from)} limit ${most + 1}) found)`;
/** Seconds since `column` of the first row. */
const age = (column: string, from: string) =>
  sql`coalesce((select extract(epoch from now() - ${sql.raw(column)}) from ${sql.raw(from)} order by ${sql.raw(column)} limit 1), 0)::float`;

/** A column of the last backup's or rehearsal's row. */
const ofRun = (kind: BackupRunKind, column: string) =>
  sql`(select (${sql.raw(column)})::float from backup_runs where kind = ${sql.lit(kind)})`;

/** Gauges read from the database: help, and the value, read through an index. */
const gauges = {
  outline_mails_waiting: ['Mails to be sent', counted('outbox where sent_at is null and failed_at is null')],
  outline_mails_oldest_seconds: ['How long the oldest mail has waited', oldestUnsent(sql`now()`)],
  outline_webhooks_waiting: [
    "The sandbox's notices to be delivered",
    counted('sandbox_deliveries where delivered_at is null'),
  ],
  outline_payments_open: [
    'Payments that are neither paid nor over',
    counted("payments where status = 'PENDING'"),
  ],
  outline_payments_overdue_seconds: [
    'How long the oldest open payment has been past its deadline',
    sql`greatest(0, ${age('expires_at', "payments where status = 'PENDING'")})`,
  ],
  outline_payments_completed: [
    'Payments completed so far, from the sums of the hours',
    sql`(select coalesce(sum(count), 0) from figure_hours where name = 'paid')`,
  ],
  outline_payments_to_look_at: [
    'Open cases that a person has to look at',
    counted("money_cases where state = 'open' and due_at <= now()"),
  ],
  outline_ledger_differences: [
    'What the last check of the whole ledger found',
    sql`coalesce((select problems from ledger_checks), 0)`,
  ],
  outline_backup_last_success_seconds: [
    'When the last backup succeeded, in seconds since 1970; until the first one, when counting began',
    ofRun('backup', 'extract(epoch from succeeded_at)'),
  ],
  outline_backup_seconds: ['How long the last backup took', ofRun('backup', 'seconds')],
  outline_backup_bytes: ['The size of the last backup', ofRun('backup', 'bytes')],
  outline_backup_failures: ['Backups that failed since the last success', ofRun('backup', 'failures')],
  outline_rehearsal_last_success_seconds: [
    'When a backup was last restored and verified, in seconds since 1970',
    ofRun('rehearsal', 'extract(epoch from succeeded_at)'),
  ],
  outline_rehearsal_seconds: ['How long the last rehearsal took', ofRun('rehearsal', 'seconds')],
  outline_rehearsal_failures: [
    'Rehearsals that failed since the last success',
    ofRun('rehearsal', 'failures'),
  ],
  outline_base_backup_last_success_seconds: [
    "When the archive's last base backup succeeded, in seconds since 1970",
    ofRun('base', 'extract(epoch from succeeded_at)'),
  ],
  outline_base_backup_failures: [
    'Base backups that failed since the last success',
    ofRun('base', 'failures'),
  ],
  outline_pictures_orphaned: ['Pictures that no record shows', counted('orphaned_pictures')],
} as const;
type Name = keyof typeof gauges;
/** Counted only if the sandbox is listed. */
const ofSandbox: Name = 'outline_webhooks_waiting';

/**
 * Adds gauges backed by the database; returns a function that refreshes them. While it is unavailable they are NaN
 * rather than stale.
 */
export function watchDatabase({ registry }: Metrics, db: Db, hasSandbox: boolean): () => Promise<void> {
  const registers = [registry];
  const names = namesIn(gauges).filter((name) => hasSandbox || name !== ofSandbox);
  const shown = names.map((name) => [name, new Gauge({ name, help: gauges[name][0], registers })] as const);
  const up = new Gauge({ name: 'outline_database_up', help: 'Whether the database answered', registers });
  const values = sql.join(names.map((name) => sql`${gauges[name][1]} as ${sql.id(name)}`));
  const readArchive = watchArchive(registry, db);
  return async () => {
    const read = () => sql<Record<string, number>>`select ${values}`.execute(db.withoutPlugins());
    const [found] = await Promise.all([within(patience, read).catch(() => null), readArchive()]);
    const row = found?.rows[0];
    up.set(row ? 1 : 0);
    for (const [name, gauge] of shown) gauge.set(Number(row?.[name] ?? Number.NaN));
  };
}
