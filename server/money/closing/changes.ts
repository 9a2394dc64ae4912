import { sql } from 'kysely';
import type { DayChange } from '../../../contract/closing';
import { fromMinorUnits } from '../../../contract/currencies';
import type { Db, Tx } from '../../db/tables';
import type { Actor } from '../../http/types';
import { textFor } from '../../platform/masking/contacts';

/** The most changes that are listed; a day with more has other problems. */
const most = 200;

type ChangeRow = Omit<DayChange, 'at' | 'recordedAt'> & { at: Date; recordedAt: Date };

/** What was dated into a day after it had been signed off, oldest first (recorded by triggers). */
export async function changesOf(
  db: Db | Tx,
  day: string,
  reader: Pick<Actor, 'staffRoles'>,
): Promise<DayChange[]> {
  const { rows } = await sql<ChangeRow>`
    select * from (
      select movements.id, case source when 'hand' then 'hand' else 'movement' end as kind, amount, currency, gateway,
        reference, coalesce(told_at, created_at) as at, created_at as recorded_at, payment_id, case_id
      from closed_day_changes changes join movements on movements.id = changes.subject_id
      where changes.day = ${day} and changes.kind = 'movement'
      union all
      select requests.id, requests.kind, amount, currency, null, reference, ended_at, ended_at, payment_id, case_id
      from closed_day_changes changes join money_requests requests on requests.id = changes.subject_id
      where changes.day = ${day} and changes.kind = 'request'
    ) changed order by recorded_at, id limit ${most}`.execute(db);
  return rows.map(({ amount, reference, at, recordedAt, ...row }) => ({
    ...row,
    amount: fromMinorUnits(amount, row.currency),
    reference: reference === null ? null : textFor(reader, reference),
    at: at.toISOString(),
    recordedAt: recordedAt.toISOString(),
  }));
}
