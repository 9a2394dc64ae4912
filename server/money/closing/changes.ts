import { sql } from 'kysely';
import type { DayChange } from '../../../contract/closing';
import { fromMinorUnits } from '../../../contract/currencies';
import type { Db, Tx } from '../../db/tables';
import type { Actor } from '../../http/types';
import { textFor } from '../../platform/masking/contacts';

/** The most changes that are listed; a day with more has other problems. */
const most = 200;

type ChangeRow = Omit<DayChange, 'at' | 'recordedAt'> & { at: Date; recordedAt: Date };

/** What was dated into a day after it had been signed off, or taken out of it, oldest first. */
export async function changesOf(
  db: Db | Tx,
  day: string,
  reader: Pick<Actor, 'staffRoles'>,
): Promise<DayChange[]> {
  const { rows } = await sql<ChangeRow>`
    select changes.id::text, case changes.kind when 'request' then requests.kind else changes.kind end as kind,
      coalesce(changes.amount, requests.amount) as amount, coalesce(changes.currency, requests.currency) as currency,
      changes.gateway, coalesce(changes.reference, requests.reference) as reference,
      coalesce(moved_at, ended_at) as at, coalesce(ended_at, recorded_at) as recorded_at,
      coalesce(movements.payment_id, requests.payment_id, changes.payment_id) as payment_id,
      coalesce(movements.case_id, requests.case_id, changes.case_id) as case_id
    from closed_day_changes changes
    left join movements on movements.id = subject_id and changes.kind <> 'request'
    left join money_requests requests on requests.id = subject_id and changes.kind = 'request'
    where changes.day = ${day} order by changes.id limit ${most}`.execute(db);
  return rows.map(({ amount, reference, at, recordedAt, ...row }) => ({
    ...row,
    amount: fromMinorUnits(amount, row.currency),
    reference: reference === null ? null : textFor(reader, reference),
    at: at.toISOString(),
    recordedAt: recordedAt.toISOString(),
  }));
}
