import { type RawBuilder, sql } from 'kysely';
import { openRequestStates } from '../../../contract/moneyStates';
import type { Db, Tx } from '../../db/tables';
import type { Config } from '../../platform/config';
import type { Request } from './request';

/** What one person may do alone, per currency and wallet. */
export type Limits = Pick<Config, 'secondPersonOver' | 'grants'>;

/** The facts of a request that count towards the limit of one person. */
export type Limited = Pick<Request, 'amount' | 'currency' | 'paymentId' | 'caseId' | 'userId'>;

/** Sums that count towards the limit, each including the request itself, in the smallest unit. */
export interface LimitSums {
  limit: number;
  person: number;
  /** The person's requests, including this one. */
  personCount: number;
  subject: number;
  isOver: boolean;
}

/** Who makes the request, and when. */
export interface Asking {
  person: string;
  /** When it is, or was, made. */
  at: Date;
  /** The id, if the request is already recorded. */
  id?: string;
}

/**
 * How a request compares with the limit: including it, the person's last 24 hours, the requests about the same payment or
 * case, or those of 24 hours for the same player, may exceed what one person may do alone (studio.md sections 2 and 3).
 */
export async function limitOf(
  db: Db | Tx,
  limits: Limits,
  limited: Limited,
  { person, at, id }: Asking,
): Promise<LimitSums> {
  const { currency, paymentId, caseId, userId } = limited;
  const asked = sql`(select ${id ?? null}::uuid as id, ${currency}::text as currency, ${person}::uuid as requested_by,
    ${at}::timestamptz as requested_at, ${paymentId}::text as payment_id, ${caseId}::uuid as case_id,
    ${userId}::uuid as user_id)`;
  const { rows } = await sumsOf(asked).execute(db);
  return withOthers(limits, limited, rows[0]);
}

/** The same for recorded requests, by id: from 24 hours before each was made until now, so that what came since counts, too. */
export async function limitsOf(
  db: Db | Tx,
  limits: Limits,
  requests: readonly Request[],
): Promise<Map<string, LimitSums>> {
  if (requests.length === 0) return new Map();
  const ids = requests.map(({ id }) => id);
  const { rows } = await sumsOf(sql`(select * from money_requests where id = any(${ids}::uuid[]))`).execute(
    db,
  );
  const sums = new Map(rows.map((row) => [row.id, row]));
  return new Map(requests.map((request) => [request.id, withOthers(limits, request, sums.get(request.id))]));
}

type Others = Pick<LimitSums, 'person' | 'personCount' | 'subject'>;

/** What else counts, for each row of `asked`, in the smallest unit. */
const sumsOf = (asked: RawBuilder<unknown>) => sql<Others & { id: string | null }>`
  select asked.id, of_person.*, of_subject.* from ${asked} asked
  cross join lateral (
    select coalesce(sum(abs(amount)), 0)::bigint as person, count(*)::int as person_count from money_requests others
    where ${counts} and others.requested_by = asked.requested_by and ${isOfDay}) of_person
  cross join lateral (
    select coalesce(sum(abs(amount)), 0)::bigint as subject from money_requests others
    where ${counts} and (others.payment_id = asked.payment_id or others.case_id = asked.case_id
      or (others.user_id = asked.user_id and ${isOfDay}))) of_subject`;

/** A grant counts when it was carried out, however long it had waited. */
const isOfDay = sql<boolean>`case when others.kind = 'grant' and others.state = 'done' then others.ended_at
  else others.requested_at end > asked.requested_at - interval '24 hours'`;

/** All that is there counts, also what another process recorded by a clock that is ahead. */
const counts = sql<boolean>`others.currency = asked.currency
  and others.state in (${sql.join([...openRequestStates, 'done'])})
  and (asked.id is null or others.id <> asked.id)`;

function withOthers(
  limits: Limits,
  { amount: signed, currency }: Pick<Limited, 'amount' | 'currency'>,
  others: Others = { person: 0, personCount: 0, subject: 0 },
): LimitSums {
  const limit = { ...limits.secondPersonOver, ...limits.grants.secondPersonOver }[currency];
  const amount = Math.abs(signed);
  const ofPerson = others.person + amount;
  const subject = others.subject + amount;
  const personCount = others.personCount + 1;
  return { limit, person: ofPerson, personCount, subject, isOver: ofPerson > limit || subject > limit };
}
