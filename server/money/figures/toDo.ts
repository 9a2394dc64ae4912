import { permissionsOf } from '../../../contract/permissions';
import type { ToDo } from '../../../contract/toDo';
import { toDoFilters } from '../../../contract/toDoFilters';
import type { Reading } from '../../resources/readRoutes';
import { countListed, type SqlRows } from '../../resources/sqlSource';
import { caseRows } from '../cases/caseList';
import { listDays } from '../closing/list';
import { requestRows } from '../requests/requestList';
import type { Limits } from '../requests/secondPerson';

/** What waits for a person: the totals of the lists that hold it, as their reader sees them. */
export async function toDoOf(limits: Limits, reading: Omit<Reading, 'language'>): Promise<ToDo> {
  const held = permissionsOf(reading.actor.staffRoles);
  const counted = async <Raw, Row>(rows: SqlRows<Raw, Row>, filter: object) =>
    held.includes(rows.resource.access) ? countListed(rows, filter, reading) : 0;
  const requests = requestRows(limits);
  return {
    cases: await counted(caseRows, toDoFilters.cases),
    requests: await counted(requests, toDoFilters.requests),
    transfers: await counted(requests, toDoFilters.transfers),
    ...(await lostFactors(reading, held.includes('players:write'))),
    days: held.includes('money:write') ? await unsigned(reading) : 0,
  };
}

/** One person confirms and another approves: the request that a person has confirmed waits for the others. */
async function lostFactors({ reads, actor }: Pick<Reading, 'reads' | 'actor'>, isTheirs: boolean) {
  if (!isTheirs) return { lostFactors: 0, lostFactorOf: null };
  const waiting = await reads
    .selectFrom('lostFactors')
    .select('userId')
    .where('endedAt', 'is', null)
    .where('approvedAt', 'is', null)
    .where(({ eb, or }) => or([eb('confirmedBy', 'is', null), eb('confirmedBy', '!=', actor.id)]))
    .orderBy('begunAt')
    .execute();
  return { lostFactors: waiting.length, lostFactorOf: waiting[0]?.userId ?? null };
}

const unsigned = async ({ reads, now }: Pick<Reading, 'reads' | 'now'>) =>
  (await listDays(reads, now)).filter(({ state }) => state === 'open').length;
