import { sql } from 'kysely';
import { fromMinorUnits } from '../../../contract/currencies';
import type { MoneyRequest } from '../../../contract/moneyRequests';
import { moneyRequests } from '../../../contract/readResources';
import { holdersOf } from '../../audit/holders';
import type { Db, Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import type { Config } from '../../platform/config';
import { textFor } from '../../platform/masking/contacts';
import { allOf, readRows, rowWithId, type SqlRows } from '../../resources/sqlSource';
import { seesCases } from '../cases/caseReaders';
import { searchesPayment } from '../transactions/search';
import type { Request } from './request';
import { type Acted, actsOf } from './requestActs';
import { factsOf } from './requestFacts';

/** Who reads the requests, when, and the limits that some of them exceeded. */
export interface RequestReader {
  actor: Actor;
  now: Date;
  limits: Config['secondPersonOver'];
}

export const readerOf = (
  { config, clock }: Pick<Dependencies, 'config' | 'clock'>,
  actor: Actor,
): RequestReader => ({ actor, now: clock.now(), limits: config.secondPersonOver });

/** The requests that a reader may see, each with the limit that made it require a second person. */
export const requestRows = (limits: RequestReader['limits']): SqlRows<RequestRow, MoneyRequest> => ({
  resource: moneyRequests,
  from: () => sql`money_requests`,
  columns: sql`money_requests.*, ${nameOf('requested_by')} as requested_by_name,
    ${nameOf('decided_by')} as decided_by_name`,
  visible: ({ actor }) => (seesCases(actor) ? [] : [sql`case_id is null`]),
  search: searchesPayment,
  shown: async (db, rows, { actor, now }) => {
    const facts = await factsOf(db, limits, rows);
    const askers = rows.map(({ requestedBy }) => requestedBy);
    const holders = await holdersOf(db, askers, 'money:write', now);
    return rows.flatMap((row, n) =>
      facts[n] ? [{ ...toShown(row, actor), acts: actsOf(actedOf(row, holders), actor), ...facts[n] }] : [],
    );
  },
  headings: [
    'id',
    'kind',
    'state',
    'paymentId',
    'caseId',
    'amount',
    'currency',
    'reasonKind',
    'reason',
    'reference',
    'note',
    'needsSecond',
    'byGateway',
    'requestedBy',
    'requestedAt',
    'decidedBy',
    'decidedAt',
    'sentAt',
    'endedAt',
    'diamondsTaken',
    'bonusTaken',
  ],
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

/** What decides who may act, of a request and the people who hold its permission. */
export const actedOf = (
  { state, byGateway, requestedBy, decidedBy }: Request,
  holders: ReadonlySet<string>,
): Acted => {
  const askerMay = holders.has(requestedBy);
  return { permission: 'money:write', state, byGateway, requestedBy, decidedBy, askerMay };
};

type RequestRow = Request & { requestedByName: string | null; decidedByName: string | null };

function toShown(
  { requestedByName, decidedByName, ...row }: RequestRow,
  reader: Actor,
): Omit<MoneyRequest, 'acts' | 'payment' | 'effect' | 'limit'> {
  const isoOf = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    ...row,
    reason: textFor(reader, row.reason),
    note: row.note === null ? null : textFor(reader, row.note),
    amount: fromMinorUnits(row.amount, row.currency),
    requestedBy: requestedByName ?? '',
    requestedAt: row.requestedAt.toISOString(),
    decidedBy: decidedByName,
    decidedAt: isoOf(row.decidedAt),
    sentAt: isoOf(row.sentAt),
    endedAt: isoOf(row.endedAt),
  };
}
