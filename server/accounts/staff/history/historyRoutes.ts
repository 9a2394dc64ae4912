import * as calls from '../../../../contract/calls/history';
import { catalog, restResources } from '../../../../contract/catalog';
import { history } from '../../../../contract/readResources';
import type { Dependencies } from '../../../dependencies';
import type { App } from '../../../http/types';
import { type Reading, readRoutes } from '../../../resources/readRoutes';
import { exportHistory } from './historyExport';
import { findEntry, listHistory } from './historyList';
import { historyReaders, visibleResources } from './visible';

/**
 * The read-only history of the back office, in the ra-data-simple-rest dialect (studio.md section 5). Without the
 * permission for all of it, a reader sees the entries of the resources whose records they may see.
 */
export function historyRoutes(app: App, deps: Dependencies): void {
  const readers = historyReaders([...catalog, ...(deps.restResources ?? restResources)]);

  const visible = ({ actor }: Reading) => visibleResources(readers, actor);
  readRoutes(app, deps, {
    resource: history,
    calls: { list: calls.listHistory, export: calls.exportHistory, one: calls.getHistoryEntry },
    source: {
      page: async (query, reading) => {
        const { reads, actor } = reading;
        const { entries, total } = await listHistory(reads, query, actor, visible(reading));
        return { rows: entries, from: query.from, total };
      },
      file: (query, reading, filter) =>
        exportHistory({ ...deps, reads: reading.reads }, reading.actor, { query, filter }, visible(reading)),
      one: (id, reading) => findEntry(deps.db, id, reading.actor, visible(reading)),
    },
  });
}
