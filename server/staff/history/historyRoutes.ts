import * as calls from '../../../contract/calls/history';
import { catalog, restResources } from '../../../contract/catalog';
import type { Dependencies } from '../../dependencies';
import { actorOf } from '../../http/actor';
import { listRoute, route } from '../../http/route';
import type { App } from '../../http/types';
import { invalid } from '../../platform/errors';
import { common } from '../../platform/messages/common';
import { sendCsv } from '../../resources/exports/csv';
import { readListQuery } from '../../resources/restQuery';
import { exportHistory } from './historyExport';
import { findEntry, historyFields, listHistory } from './historyList';
import { historyReaders, visibleResources } from './visible';

/** Entries per page, each of which is searched for contacts: a page costs no more than a few milliseconds. */
const longestPage = 100;

/**
 * The read-only history of the back office, in the dialect of ra-data-simple-rest (studio.md section 5). Without the
 * permission for all of it, a reader sees the entries of the resources whose records they may see.
 */
export function historyRoutes(app: App, deps: Dependencies): void {
  const readers = historyReaders([...catalog, ...(deps.restResources ?? restResources)]);

  listRoute(app, calls.listHistory, async (request) => {
    const query = readListQuery(historyFields, request.query, ['id']);
    if (query.to - query.from >= longestPage) throw invalid({ range: [common.wrongValue] });
    const caller = actorOf(request);
    const { entries, total } = await listHistory(
      request.reads,
      query,
      caller,
      visibleResources(readers, caller),
    );
    return { rows: entries, from: query.from, total };
  });
  route(app, calls.getHistoryEntry, async (request) => {
    const caller = actorOf(request);
    return findEntry(deps.db, request.params.id, caller, visibleResources(readers, caller));
  });
  route(app, calls.exportHistory, async (request, reply) => {
    const { filter } = request.body;
    const query = readListQuery(historyFields, { filter: JSON.stringify(filter ?? {}) }, ['id']);
    const caller = actorOf(request);
    const visible = visibleResources(readers, caller);
    const { rows, csv } = await exportHistory(deps, caller, { query, filter }, visible);
    return sendCsv(reply, 'history', rows, csv);
  });
}
