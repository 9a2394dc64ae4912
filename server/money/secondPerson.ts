import { sql } from 'kysely';
import { openRequestStates } from '../../contract/moneyStates';
import { days, later } from '../clock';
import type { Config } from '../config';
import type { Db, Tx } from '../db/tables';
import type { Request } from './request';

/** What counts towards the limit of one person. */
export type Limited = Pick<Request, 'amount' | 'currency' | 'paymentId' | 'caseId'>;

/** Sums that count towards the limit, each with the request itself, in the smallest unit. */
export interface LimitSums {
  limit: number;
  person: number;
  /** Requests of the person, with this one. */
  personCount: number;
  subject: number;
  isOver: boolean;
}

interface Asking {
  person: string;
  /** When it is, or was, asked for. */
  at: Date;
  /** A request that is recorded already. */
  id?: string;
}

/**
 * How a request stands to the limit: with it, the person's last 24 hours, or what was asked for the same payment or case,
 * may be above what one person may do alone (studio.md section 2).
 */
export async function limitOf(
  db: Db | Tx,
  limits: Config['secondPersonOver'],
  { amount, currency, paymentId, caseId }: Limited,
  { person, at, id }: Asking,
): Promise<LimitSums> {
  const others = sql`from money_requests where currency = ${currency} and requested_at <= ${at}
    and state in (${sql.join([...openRequestStates, 'done'])}) ${id ? sql`and id <> ${id}` : sql``}`;
  const { rows } = await sql<{ person: number; personCount: number; subject: number }>`select
    (select coalesce(sum(amount), 0)::bigint ${others} and requested_by = ${person}
      and requested_at > ${later(at, -days(1))}) as person,
    (select count(*)::int ${others} and requested_by = ${person}
      and requested_at > ${later(at, -days(1))}) as person_count,
    (select coalesce(sum(amount), 0)::bigint ${others}
      and (payment_id = ${paymentId} or case_id = ${caseId})) as subject`.execute(db);
  const [sums] = rows;
  const limit = limits[currency];
  const ofPerson = (sums?.person ?? 0) + amount;
  const subject = (sums?.subject ?? 0) + amount;
  const personCount = (sums?.personCount ?? 0) + 1;
  return { limit, person: ofPerson, personCount, subject, isOver: ofPerson > limit || subject > limit };
}
