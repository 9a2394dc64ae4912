import { sql } from 'kysely';
import { inWhole } from '../../../contract/currencies';
import type { MoneyRequest } from '../../../contract/moneyRequests';
import { openRequestStates } from '../../../contract/moneyStates';
import { permissionsOf } from '../../../contract/permissions';
import type { Db, Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import type { Config } from '../../platform/config';
import { notFound } from '../../platform/errors';
import { textFor } from '../../platform/masking/contacts';
import { seesCases } from '../cases/caseReaders';
import { type Request, shownState } from './request';
import { factsOf } from './requestFacts';

/** Which requests to read. */
export interface RequestFilter {
  id?: string;
  paymentId?: string;
  caseId?: string;
  /** Those under way only. */
  isOpen?: boolean;
}

const most = 500;

/** Who reads the requests, and the limits that some of them passed. */
export interface RequestReader {
  caller: Actor;
  limits: Config['secondPersonOver'];
}

export const readerOf = ({ config }: Pick<Dependencies, 'config'>, caller: Actor): RequestReader => ({
  caller,
  limits: config.secondPersonOver,
});

/** Requests that the reader may see, the newest first; at most 500. */
export async function listRequests(
  db: Db | Tx,
  wanted: RequestFilter,
  { caller, limits }: RequestReader,
): Promise<MoneyRequest[]> {
  const rows = await db
    .selectFrom('moneyRequests')
    .selectAll()
    .select([nameOf('requested_by').as('requestedByName'), nameOf('decided_by').as('decidedByName')])
    .$if(wanted.id !== undefined, (query) => query.where('id', '=', wanted.id ?? ''))
    .$if(wanted.paymentId !== undefined, (query) => query.where('paymentId', '=', wanted.paymentId ?? ''))
    .$if(wanted.caseId !== undefined, (query) => query.where('caseId', '=', wanted.caseId ?? ''))
    .$if(!seesCases(caller), (query) => query.where('caseId', 'is', null))
    .$if(wanted.isOpen === true, (query) => query.where('state', 'in', openRequestStates))
    .orderBy('requestedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  const facts = await factsOf(db, limits, rows);
  return rows.flatMap((row, n) => (facts[n] ? [{ ...toShown(row, caller), ...facts[n] }] : []));
}

/** One request. Throws 404. */
export async function findRequest(db: Db | Tx, id: string, reader: RequestReader): Promise<MoneyRequest> {
  const [request] = await listRequests(db, { id }, reader);
  if (!request) throw notFound();
  return request;
}

const nameOf = (column: string) =>
  sql<string | null>`(select user_name from users where users.id = money_requests.${sql.raw(column)})`;

type Row = Request & { requestedByName: string | null; decidedByName: string | null };

function toShown(
  { requestedByName, decidedByName, ...row }: Row,
  reader: Actor,
): Omit<MoneyRequest, 'payment' | 'effect' | 'limit'> {
  const { id, staffRoles } = reader;
  const isoOf = (moment: Date | null) => moment?.toISOString() ?? null;
  const mayWrite = permissionsOf(staffRoles).includes('money:write');
  return {
    ...row,
    state: shownState(row),
    reason: textFor(reader, row.reason),
    note: row.note === null ? null : textFor(reader, row.note),
    amount: inWhole(row.amount, row.currency),
    requestedBy: requestedByName ?? '',
    requestedAt: row.requestedAt.toISOString(),
    decidedBy: decidedByName,
    decidedAt: isoOf(row.decidedAt),
    sentAt: isoOf(row.sentAt),
    endedAt: isoOf(row.endedAt),
    mayDecide: mayWrite && row.state === 'requested' && row.requestedBy !== id,
  };
}
