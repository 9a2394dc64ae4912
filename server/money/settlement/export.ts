import { type RawBuilder, sql } from 'kysely';
import { fromMinorUnits } from '../../../contract/currencies';
import type { Language } from '../../../contract/languages';
import type { SettlementExportBody } from '../../../contract/settlements';
import { wallClockOf } from '../../../contract/vietnamTime';
import type { Db } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { bookHeadings, bookKinds } from '../../platform/messages/settlement';
import { csvBatch, inOneLine } from '../../resources/exports/csv';
import { type CsvExport, exportCsv } from '../../resources/exports/exportCsv';
import { type Period, periodOf } from './period';

/** A line of the books: money that came in, or went out as a refund or as the return of held money. */
interface BookRow {
  id: string;
  kind: keyof typeof bookKinds;
  gateway: string | null;
  reference: string | null;
  paymentId: string | null;
  orderNumber: string | null;
  packageName: string | null;
  /** In the smallest unit; negative for money that went out. */
  amount: number;
  currency: string;
  allocated: number | null;
  caseId: string | null;
  toldAt: Date | null;
  recordedAt: Date;
}

/** Records the export of a period's lines, and returns it. Throws 400 for an impossible period, and 403. */
export async function exportBooks(
  deps: Pick<Dependencies, 'db' | 'reads' | 'clock'>,
  actor: Actor,
  body: SettlementExportBody,
  language: Language,
): Promise<CsvExport> {
  const { gateway } = body;
  const period = periodOf(body);
  const rows = sql`from (
    (select 1 from movements where ${movementsOf(period, gateway)})
    union all (select 1 from ${requestsOf(period, gateway)})) lines`;
  const exported = { resource: 'payments', rows, filter: body };
  return exportCsv(deps, actor, exported, {
    headings: bookHeadings[language],
    read: (db, last: Line | undefined) => readBatch(db, period, gateway, last),
    cellsOf: (row) => cellsOf(row, language),
  });
}

const moved = sql`coalesce(told_at, created_at)`;
const within = (moment: RawBuilder<unknown>, { from, until }: Period) =>
  sql`${moment} >= ${from} and ${moment} < ${until}`;
const movementsOf = (period: Period, gateway: string | undefined) =>
  sql`${within(moved, period)}${gateway === undefined ? sql`` : sql` and gateway = ${gateway}`}`;
/** Finished refunds and returns with the gateway of their payment or case. */
const requestsOf = (period: Period, gateway: string | undefined) => sql`(
  select requests.*, coalesce(payments.gateway, cases.gateway) as gateway, payments.package_name
  from money_requests requests left join payments on payments.id = requests.payment_id
  left join money_cases cases on cases.id = requests.case_id
  where requests.state = 'done' and requests.kind in ('refund', 'return')
    and ${within(sql`requests.ended_at`, period)}
    ${gateway === undefined ? sql`` : sql`and coalesce(payments.gateway, cases.gateway) = ${gateway}`}
) requests`;

type Line = BookRow & { cursor: string };

/**
 * The next lines in chronological order; `cursor` is the time as the database has it, because a Date is truncated to
 * milliseconds.
 */
async function readBatch(
  db: Db,
  period: Period,
  gateway: string | undefined,
  last: Line | undefined,
): Promise<Line[]> {
  const after = last ? sql`(${last.cursor}::timestamptz, ${last.id})` : null;
  const beyond = (moment: RawBuilder<unknown>) => (after ? sql`(${moment}, id) > ${after}` : sql`true`);
  const { rows } = await sql<Line>`
    select * from (
      (select movements.id, 'movement' as kind, movements.gateway, reference, payment_id, order_number,
        (select package_name from payments where payments.id = payment_id) as package_name,
        amount, currency, allocated, case_id, told_at, created_at as recorded_at, ${moved} as at,
        ${moved}::text as cursor
      from movements where ${movementsOf(period, gateway)} and ${beyond(moved)}
      order by ${moved}, id limit ${csvBatch})
      union all
      (select id, kind, gateway, reference, payment_id, null::text, package_name, -amount, currency, null::bigint, case_id,
        null::timestamptz,
        ended_at, ended_at as at, ended_at::text
      from ${requestsOf(period, gateway)} where ${beyond(sql`ended_at`)} order by requests.ended_at, id limit ${csvBatch})
    ) lines order by at, id limit ${csvBatch}`.execute(db);
  return rows;
}

function cellsOf(row: BookRow, language: Language): unknown[] {
  return [
    bookKinds[row.kind][language],
    fromMinorUnits(row.amount, row.currency),
    row.currency,
    row.gateway,
    row.reference,
    row.paymentId,
    row.orderNumber,
    inOneLine(row.packageName),
    row.allocated === null ? '' : fromMinorUnits(row.allocated, row.currency),
    row.caseId,
    row.toldAt && wallClockOf(row.toldAt),
    row.recordedAt && wallClockOf(row.recordedAt),
  ];
}
