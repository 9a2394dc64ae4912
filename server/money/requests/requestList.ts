import { sql } from 'kysely';
import { fromMinorUnits } from '../../../contract/currencies';
import type { MoneyRequest } from '../../../contract/moneyRequests';
import { moneyRequests } from '../../../contract/readResources';
import { holdersOf } from '../../audit/holders';
import type { Db, Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { seesContacts, textFor } from '../../platform/masking/contacts';
import { withMoments } from '../../resources/rawRows';
import { allOf, readRows, rowWithId, type SqlRows } from '../../resources/sqlSource';
import { notOfPlayers, seesCases, seesPlayers } from '../cases/caseReaders';
import { findPayments, playersFrom } from '../transactions/search';
import { permissionOf, type Request } from './request';
import { type Acted, actsOf } from './requestActs';
import { factsOf } from './requestFacts';
import type { Limits } from './secondPerson';

/** Who reads the requests, when, and the limits that some of them exceeded. */
export interface RequestReader {
  actor: Actor;
  now: Date;
  limits: Limits;
}

export const readerOf = (
  { config, clock }: Pick<Dependencies, 'config' | 'clock'>,
  actor: Actor,
): RequestReader => ({ actor, now: clock.now(), limits: config });

/** The most requests about one payment or player that a search finds. */
const most = 500;

/** The requests that a reader may see, each with the limit that made it require a second person. */
export const requestRows = (limits: RequestReader['limits']): SqlRows<RequestRow, MoneyRequest> => ({
  resource: moneyRequests,
  from: () => sql`money_requests`,
  isReadOnce: true,
  columns: sql`money_requests.*, ${nameOf('requested_by')} as requested_by_name,
    ${nameOf('decided_by')} as decided_by_name, ${nameOf('user_id')} as user_name,
    (select case currency when 'golds' then golds else diamonds end from users where users.id = user_id) as balance`,
  visible: ({ actor }) => [
    ...(seesCases(actor) ? [] : [sql`case_id is null`]),
    ...(seesPlayers(actor) ? [] : [notOfPlayers]),
  ],
  search: async (db, text, reader) => {
    const { ids } = await findPayments(db, text, seesContacts(reader.actor));
    // Each way by its own index: of a condition with all of them the planner reads every request.
    return {
      where: sql`id = any(array(
        select id from money_requests where reference = ${text}
        union all select requests.id from unnest(${ids}::text[]) paid (id)
          cross join lateral (select id from money_requests where payment_id = paid.id limit ${most}) requests
        union all select requests.id from (${playersFrom(text)}) players
          cross join lateral (select id from money_requests where user_id = players.id limit ${most}) requests))`,
    };
  },
  shown: async (db, rows, { actor, now }) => {
    const facts = await factsOf(db, limits, rows, { actor, now });
    const acted = await actedOf(db, rows, now);
    return rows.flatMap((row, n) =>
      facts[n] && acted[n] ? [{ ...toShown(row, actor), acts: actsOf(acted[n], actor), ...facts[n] }] : [],
    );
  },
});

/** The requests about a payment or a case that the reader may see, newest first; at most 500. */
export function requestsAbout(
  db: Db | Tx,
  about: { paymentId: string } | { caseId: string },
  { limits, ...reader }: RequestReader,
): Promise<MoneyRequest[]> {
  const rows = requestRows(limits);
  const isAbout =
    'paymentId' in about ? sql`payment_id = ${about.paymentId}` : sql`case_id = ${about.caseId}`;
  const where = allOf([...rows.visible(reader), isAbout]);
  return readRows(db, rows, { where, order: sql`requested_at desc, id desc`, limit: 500 }, reader);
}

/** One request. Throws 404. */
export const findRequest = (
  db: Db | Tx,
  id: string,
  { limits, ...reader }: RequestReader,
): Promise<MoneyRequest> => rowWithId(db, requestRows(limits), id, reader);

const nameOf = (column: string) =>
  sql`(select user_name from users where users.id = money_requests.${sql.raw(column)})`;

/** What decides who may act, for each of these requests. */
export async function actedOf(db: Db | Tx, requests: readonly Request[], now: Date): Promise<Acted[]> {
  const askers = requests.map(({ requestedBy }) => requestedBy);
  const holds = await holdersOf(db, askers, now);
  return requests.map((one) => ({ ...one, askerMay: holds(one.requestedBy, permissionOf(one)) }));
}

type RequestRow = Request &
  Pick<MoneyRequest, 'userName' | 'balance'> & {
    requestedByName: string | null;
    decidedByName: string | null;
  };

function toShown(
  { requestedByName, decidedByName, ...row }: RequestRow,
  reader: Actor,
): Omit<MoneyRequest, 'acts' | 'payment' | 'effect' | 'limit' | 'closed' | 'senders'> {
  return {
    ...withMoments(row),
    balance: row.balance === null ? null : Number(row.balance),
    reason: textFor(reader, row.reason),
    note: row.note === null ? null : textFor(reader, row.note),
    amount: fromMinorUnits(row.amount, row.currency),
    requestedBy: requestedByName ?? '',
    decidedBy: decidedByName,
  };
}
