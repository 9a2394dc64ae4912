import { Type } from 'typebox';
import { catalog, restResources } from '../../contract/catalog';
import { HistoryEntry, ListExportBody } from '../../contract/history';
import { RestQuery, readListQuery } from '../catalog/restQuery';
import type { Dependencies } from '../dependencies';
import { invalid } from '../errors';
import { sendCsv } from '../exports/csv';
import { callerOf } from '../http/caller';
import type { App } from '../http/types';
import { common } from '../messages/common';
import { exportHistory } from './historyExport';
import { findEntry, historyFields, listHistory } from './historyList';
import { historyReaders, visibleResources } from './visible';

const tags = ['admin: history'];
const config = { access: 'history:read', resource: 'history' } as const;
/** Entries per page, each of which is searched for contacts: a page costs no more than a few milliseconds. */
const longestPage = 100;
const params = Type.Object({ id: Type.String() });

/**
 * The read-only history of the back office, in the dialect of ra-data-simple-rest (studio.md section 5). Without the
 * permission for all of it, a reader sees the entries of the resources whose records they may see.
 */
export function historyRoutes(app: App, deps: Dependencies): void {
  const readers = historyReaders([...catalog, ...(deps.restResources ?? restResources)]);

  app.get(
    '/api/admin/history',
    { config, schema: { tags, querystring: RestQuery, response: { 200: Type.Array(HistoryEntry) } } },
    async (request, reply) => {
      const query = readListQuery(historyFields, request.query, ['id']);
      if (query.to - query.from >= longestPage) throw invalid({ range: [common.wrongValue] });
      const caller = callerOf(request);
      const { entries, total } = await listHistory(
        request.reads,
        query,
        caller,
        visibleResources(readers, caller),
      );
      const last = query.from + Math.max(0, entries.length - 1);
      reply.header('content-range', `history ${query.from}-${last}/${total}`);
      return entries;
    },
  );
  app.get(
    '/api/admin/history/:id',
    { config, schema: { tags, params, response: { 200: HistoryEntry } } },
    async (request) => {
      const caller = callerOf(request);
      return findEntry(deps.db, request.params.id, caller, visibleResources(readers, caller));
    },
  );
  app.post(
    '/api/admin/history/export',
    { config, schema: { tags, body: ListExportBody } },
    async (request, reply) => {
      const { filter } = request.body;
      const query = readListQuery(historyFields, { filter: JSON.stringify(filter ?? {}) }, ['id']);
      const caller = callerOf(request);
      const visible = visibleResources(readers, caller);
      const { rows, csv } = await exportHistory(deps, query, filter, caller, visible);
      return sendCsv(reply, 'history', rows, csv);
    },
  );
}
