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
    days: held.includes('money:write') ? await unsigned(reading) : 0,
  };
}

const unsigned = async ({ reads, now }: Pick<Reading, 'reads' | 'now'>) =>
  (await listDays(reads, now)).filter(({ state }) => state === 'open').length;
