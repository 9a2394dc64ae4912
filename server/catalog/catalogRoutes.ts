import multipart from '@fastify/multipart';
import { Type } from 'typebox';
import { catalog } from '../../contract/catalog';
import { image } from '../../contract/limits';
import { callerOf } from '../http/access';
import type { App } from '../http/types';
import { readForm } from '../images/upload';
import type { Parts } from '../parts';
import {
  type CatalogNoun,
  createRecord,
  deleteRecord,
  getRecord,
  listRecords,
  toggleRecord,
  updateRecord,
} from './records';
import { recordSchema } from './schemas';

const params = Type.Object({ id: Type.String() });
const config = { access: 'admin' } as const;

/** One set of routes for every multipart noun of the contract (api.md, Admin). */
export async function catalogRoutes(app: App, parts: Parts): Promise<void> {
  await app.register(multipart, {
    limits: {
      fileSize: image.maxBytes,
      files: 5,
      fields: 64,
      fieldSize: 16_384,
      fieldNameSize: 100,
      parts: 70,
    },
    throwFileSizeLimit: false,
  });
  for (const noun of catalog) nounRoutes(app, parts, noun);
}

function nounRoutes(app: App, parts: Parts, noun: CatalogNoun): void {
  const { paths } = noun;
  const tags = [`admin: ${noun.name}`];
  const record = recordSchema(noun);
  const list = Type.Object({ [noun.listKey]: Type.Array(record) });
  const at = (path: string) => `/api/${path}`;
  // A body that stalls is ended after this time: nothing else would (docs/security.md 30).
  const writing = { config: { ...config, form: noun }, handlerTimeout: parts.uploadTimeout ?? 60_000 };

  app.get(at(paths.list), { config, schema: { tags, response: { 200: list } } }, async () => ({
    [noun.listKey]: await listRecords(parts.db, noun),
  }));
  app.get(at(paths.one), { config, schema: { tags, params, response: { 200: record } } }, async (request) =>
    getRecord(parts.db, noun, request.params.id),
  );
  app.post(
    at(paths.create),
    { ...writing, schema: { tags, response: { 201: record } } },
    async (request, reply) => {
      const form = await readForm(request, noun.imagePart);
      return reply.status(201).send(await createRecord(parts, noun, callerOf(request), form));
    },
  );
  app.put(
    at(paths.update),
    { ...writing, schema: { tags, params, response: { 200: record } } },
    async (request) => {
      const form = await readForm(request, noun.imagePart);
      return updateRecord(parts, noun, callerOf(request), request.params.id, form);
    },
  );
  app.delete(at(paths.remove), { config, schema: { tags, params } }, async (request, reply) => {
    await deleteRecord(parts, noun, callerOf(request), request.params.id);
    return reply.status(204).send();
  });
  if (paths.toggle) {
    app.patch(
      at(paths.toggle),
      { config, schema: { tags, params, response: { 200: record } } },
      async (request) => toggleRecord(parts, noun, callerOf(request), request.params.id),
    );
  }
}
