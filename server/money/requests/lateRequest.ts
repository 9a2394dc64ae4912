import { sql } from 'kysely';
import { dayOf } from '../../../contract/vietnamTime';
import type { Tx } from '../../db/tables';

/** Notes that money went back on a day that is signed off already: this process's clock may be behind. */
export const noteLateRequest = (tx: Tx, id: string, at: Date) =>
  sql`insert into closed_day_changes (day, kind, subject_id)
    select distinct day, 'request', ${id}::uuid from closed_days where day = ${dayOf(at)}
    on conflict do nothing`.execute(tx);
