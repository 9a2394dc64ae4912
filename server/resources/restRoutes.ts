import { restCalls } from '../../contract/calls/catalog';
import type { RestResource } from '../../contract/resource';
import { actorOf } from '../http/actor';
import { listRoute, route } from '../http/route';
import type { App } from '../http/types';
import { sendCsv } from './exports/csv';
import { checkReferences } from './references';
import type { WriteDependencies } from './removal';
import { exportRest } from './restExport';
import { findRest, listRest, stateTime } from './restList';
import { readListQuery } from './restQuery';
import { createRest, deleteRest, updateRest } from './restRecords';
import { serialize } from './serialize';
import { checkSlugs } from './slugs';
import { undoRecord } from './undoRecord';

/**
 * One set of routes for every later resource, in the ra-data-simple-rest dialect: a list by `filter`, `range` and `sort`
 * with its length in `Content-Range`, many by id, one, create, update and delete.
 */
export function restRoutes(app: App, deps: WriteDependencies, resources: readonly RestResource[]): void {
  for (const resource of resources) resourceRoutes(app, deps, resource);
}

function resourceRoutes(app: App, deps: WriteDependencies, resource: RestResource): void {
  checkReferences(deps, resource);
  checkSlugs(resource);
  const calls = restCalls(resource);
  listRoute(app, calls.list, async (request) => {
    const query = readListQuery(resource, request.query);
    const { records, total } = await listRest(request.reads, resource, query, {
      language: request.language,
      now: await stateTime(deps, resource, request.reads),
    });
    return { rows: records, from: query.from, total };
  });
  route(app, calls.export, async (request, reply) => {
    const { filter } = request.body;
    const query = readListQuery(resource, { filter: JSON.stringify(filter ?? {}) });
    const { rows, csv } = await exportRest(deps, actorOf(request), resource, { query, filter });
    return sendCsv(reply, resource.name, rows, csv);
  });
  route(app, calls.one, async (request) => {
    const now = await stateTime(deps, resource, deps.db);
    return serialize(resource, await findRest(deps.db, resource, { id: request.params.id, now }));
  });
  route(app, calls.create, (request) => createRest(deps, resource, actorOf(request), request.body));
  route(app, calls.update, (request) =>
    updateRest(deps, resource, actorOf(request), { id: request.params.id, body: request.body }),
  );
  route(app, calls.remove, (request) =>
    deleteRest(deps, resource, actorOf(request), { id: request.params.id, body: request.body }),
  );
  route(app, calls.undo, (request) =>
    undoRecord(deps, resource, actorOf(request), { ...request.body, language: request.language }),
  );
}
