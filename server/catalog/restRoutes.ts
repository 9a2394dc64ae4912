import { Type } from 'typebox';
import { ListExportBody } from '../../contract/history';
import type { RestResource } from '../../contract/resource';
import type { Dependencies } from '../dependencies';
import { sendCsv } from '../exports/csv';
import { callerOf } from '../http/caller';
import type { App } from '../http/types';
import { exportRest } from './restExport';
import { findRest, listRest } from './restList';
import { RestQuery, readListQuery } from './restQuery';
import { createRest, deleteRest, updateRest } from './restRecords';
import { bodySchema, recordSchema } from './schemas';
import { serialize } from './serialize';

const params = Type.Object({ id: Type.String() });

/**
 * One set of routes for every later resource, in the dialect of ra-data-simple-rest: a list by `filter`, `range` and
 * `sort` with its length in `Content-Range`, many by id, one, create, update and delete.
 */
export function restRoutes(app: App, deps: Dependencies, resources: readonly RestResource[]): void {
  for (const resource of resources) resourceRoutes(app, deps, resource);
}

function resourceRoutes(app: App, deps: Dependencies, resource: RestResource): void {
  const tags = [`admin: ${resource.name}`];
  const reads = { access: resource.access.read, resource: resource.name };
  const writes = { access: resource.access.write, resource: resource.name };
  const record = recordSchema(resource);
  const body = bodySchema(resource);
  const all = `/api/admin/${resource.name}`;
  const one = `${all}/:id`;

  app.get(
    all,
    { config: reads, schema: { tags, querystring: RestQuery, response: { 200: Type.Array(record) } } },
    async (request, reply) => {
      const query = readListQuery(resource, request.query);
      const { records, total } = await listRest(request.reads, resource, query);
      const last = query.from + Math.max(0, records.length - 1);
      reply.header('content-range', `${resource.name} ${query.from}-${last}/${total}`);
      return records;
    },
  );
  app.post(
    `${all}/export`,
    { config: reads, schema: { tags, body: ListExportBody } },
    async (request, reply) => {
      const { filter } = request.body;
      const query = readListQuery(resource, { filter: JSON.stringify(filter ?? {}) });
      const { rows, csv } = await exportRest(deps, resource, query, filter, callerOf(request));
      return sendCsv(reply, resource.name, rows, csv);
    },
  );
  app.get(one, { config: reads, schema: { tags, params, response: { 200: record } } }, async (request) =>
    serialize(resource, await findRest(deps.db, resource, request.params.id)),
  );
  app.post(
    all,
    { config: writes, schema: { tags, body, response: { 201: record } } },
    async (request, reply) =>
      reply.status(201).send(await createRest(deps, resource, callerOf(request), request.body)),
  );
  app.put(
    one,
    { config: writes, schema: { tags, params, body, response: { 200: record } } },
    async (request) => updateRest(deps, resource, callerOf(request), request.params.id, request.body),
  );
  app.delete(one, { config: writes, schema: { tags, params, response: { 200: record } } }, async (request) =>
    deleteRest(deps, resource, callerOf(request), request.params.id),
  );
}
