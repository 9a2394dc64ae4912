import { Type } from 'typebox';
import type { RestNoun } from '../../contract/noun';
import { callerOf } from '../http/caller';
import type { App } from '../http/types';
import type { Parts } from '../parts';
import { present } from './present';
import { findRest, listRest } from './restList';
import { RestQuery, readListQuery } from './restQuery';
import { createRest, deleteRest, updateRest } from './restRecords';
import { bodySchema, recordSchema } from './schemas';

const params = Type.Object({ id: Type.String() });

/**
 * One set of routes for every later resource, in the dialect of ra-data-simple-rest: a list by `filter`, `range` and
 * `sort` with its length in `Content-Range`, many by id, one, create, update and delete.
 */
export function restRoutes(app: App, parts: Parts, nouns: readonly RestNoun[]): void {
  for (const noun of nouns) nounRoutes(app, parts, noun);
}

function nounRoutes(app: App, parts: Parts, noun: RestNoun): void {
  const tags = [`admin: ${noun.name}`];
  const config = { access: noun.access };
  const record = recordSchema(noun);
  const body = bodySchema(noun);
  const all = `/api/admin/${noun.name}`;
  const one = `${all}/:id`;

  app.get(
    all,
    { config, schema: { tags, querystring: RestQuery, response: { 200: Type.Array(record) } } },
    async (request, reply) => {
      const query = readListQuery(noun, request.query);
      const { records, total } = await listRest(parts.db, noun, query);
      const last = query.from + Math.max(0, records.length - 1);
      reply.header('content-range', `${noun.name} ${query.from}-${last}/${total}`);
      return records;
    },
  );
  app.get(one, { config, schema: { tags, params, response: { 200: record } } }, async (request) =>
    present(noun, await findRest(parts.db, noun, request.params.id)),
  );
  app.post(all, { config, schema: { tags, body, response: { 201: record } } }, async (request, reply) =>
    reply.status(201).send(await createRest(parts, noun, callerOf(request), request.body)),
  );
  app.put(one, { config, schema: { tags, params, body, response: { 200: record } } }, async (request) =>
    updateRest(parts, noun, callerOf(request), request.params.id, request.body),
  );
  app.delete(one, { config, schema: { tags, params, response: { 200: record } } }, async (request) =>
    deleteRest(parts, noun, callerOf(request), request.params.id),
  );
}
