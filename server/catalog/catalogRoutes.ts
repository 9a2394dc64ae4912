import multipart from '@fastify/multipart';
import { Type } from 'typebox';
import { type CatalogResource, catalog } from '../../contract/catalog';
import { ListExportBody } from '../../contract/history';
import { image } from '../../contract/limits';
import { exportPath } from '../../contract/resource';
import type { Dependencies } from '../dependencies';
import { invalid } from '../errors';
import { sendCsv } from '../exports/csv';
import { callerOf } from '../http/caller';
import type { App } from '../http/types';
import { savePicture } from '../images/pair';
import { recode } from '../images/recode';
import { smallName } from '../images/store';
import { readForm } from '../images/upload';
import { catalogSays } from '../messages/catalog';
import { createRecord, deleteRecord, getRecord, listRecords, toggleRecord, updateRecord } from './records';
import { exportRest } from './restExport';
import { readListQuery } from './restQuery';
import { formSchema, recordSchema, wantedSchema } from './schemas';

const params = Type.Object({ id: Type.String() });

/** One set of routes for every specified resource of the contract (api.md, Admin). */
export async function catalogRoutes(app: App, deps: Dependencies): Promise<void> {
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
  for (const resource of catalog) resourceRoutes(app, deps, resource);
  pictureRoute(app, deps);
}

/**
 * Uploads a picture for a later resource: stored separately, and named in the record's JSON (decisions.md, New
 * resources).
 */
function pictureRoute(app: App, deps: Dependencies): void {
  const Picture = Type.Object({ name: Type.String(), imageUrl: Type.String(), thumbUrl: Type.String() });
  app.post(
    '/api/admin/images',
    {
      config: { access: 'pictures:write', resource: 'pictures' },
      handlerTimeout: deps.uploadTimeout ?? 60_000,
      schema: { tags: ['images'], response: { 201: Picture } },
    },
    async (request, reply) => {
      const { image } = await readForm(request, 'Image');
      if (!image) throw invalid({ image: [catalogSays.imageRequired] });
      const name = await savePicture(deps.images, await recode(image));
      return reply
        .status(201)
        .send({ name, imageUrl: `/images/${name}`, thumbUrl: `/images/${smallName(name)}` });
    },
  );
}

function resourceRoutes(app: App, deps: Dependencies, resource: CatalogResource): void {
  const { paths } = resource;
  const tags = [`admin: ${resource.name}`];
  const record = recordSchema(resource);
  const list = Type.Object({ [resource.listKey]: Type.Array(record) });
  const at = (path: string) => `/api/${path}`;
  // Nothing else would end a stalled body (docs/security.md 30).
  const reads = { access: resource.access.read, resource: resource.name };
  const writes = { access: resource.access.write, resource: resource.name };
  const writing = (isCreate: boolean) => ({
    config: { ...writes, form: formSchema(resource, isCreate) },
    handlerTimeout: deps.uploadTimeout ?? 60_000,
  });

  app.get(at(paths.list), { config: reads, schema: { tags, response: { 200: list } } }, async () => ({
    [resource.listKey]: await listRecords(deps.db, resource),
  }));
  app.post(
    at(exportPath(resource)),
    { config: reads, schema: { tags, body: ListExportBody } },
    async (request, reply) => {
      const { filter } = request.body;
      const listed = { ...resource, search: ['name'], picture: 'required' } as const;
      const query = readListQuery(listed, { filter: JSON.stringify(filter ?? {}) });
      const { rows, csv } = await exportRest(deps, listed, query, filter, callerOf(request));
      return sendCsv(reply, resource.name, rows, csv);
    },
  );
  app.get(
    at(paths.one),
    { config: reads, schema: { tags, params, response: { 200: record } } },
    async (request) => getRecord(deps.db, resource, request.params.id),
  );
  app.post(
    at(paths.create),
    { ...writing(true), schema: { tags, response: { 201: record } } },
    async (request, reply) => {
      const form = await readForm(request, resource.imagePart);
      return reply.status(201).send(await createRecord(deps, resource, callerOf(request), form));
    },
  );
  app.put(
    at(paths.update),
    { ...writing(false), schema: { tags, params, response: { 200: record } } },
    async (request) => {
      const form = await readForm(request, resource.imagePart);
      return updateRecord(deps, resource, callerOf(request), request.params.id, form);
    },
  );
  app.delete(at(paths.remove), { config: writes, schema: { tags, params } }, async (request, reply) => {
    await deleteRecord(deps, resource, callerOf(request), request.params.id);
    return reply.status(204).send();
  });
  const { toggle } = resource;
  if (toggle) {
    app.patch(
      at(toggle.path),
      { config: writes, schema: { tags, params, body: wantedSchema(toggle), response: { 200: record } } },
      async (request) => {
        const wanted = request.body?.[toggle.field];
        return toggleRecord(
          deps,
          { resource, field: toggle.field },
          callerOf(request),
          request.params.id,
          wanted,
        );
      },
    );
  }
}
