import multipart from '@fastify/multipart';
import { formCalls } from '../../contract/calls/catalog';
import { uploadPicture } from '../../contract/calls/pictures';
import { type CatalogResource, catalog } from '../../contract/catalog';
import { image } from '../../contract/limits';
import type { Dependencies } from '../dependencies';
import { actorOf } from '../http/actor';
import { route } from '../http/route';
import type { App } from '../http/types';
import { invalid } from '../platform/errors';
import { catalogMessages } from '../platform/messages/catalog';
import { savePicture } from '../storage/images/pair';
import { recode } from '../storage/images/recode';
import { smallName } from '../storage/images/store';
import { readForm } from '../storage/images/upload';
import { sendCsv } from './exports/csv';
import {
  createRecord,
  deleteRecord,
  getRecord,
  listRecords,
  toggleRecord,
  toggleRecords,
  updateRecord,
} from './records';
import { checkReferences } from './references';
import type { WriteDependencies } from './removal';
import { exportRest } from './restExport';
import { readListQuery } from './restQuery';
import { checkSlugs } from './slugs';
import { undoRecord } from './undoRecord';

/** One set of routes for every specified resource of the contract (api.md, Admin). */
export async function catalogRoutes(app: App, deps: WriteDependencies): Promise<void> {
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

/** Names a stored picture, for the JSON of a later resource's record. */
function pictureRoute(app: App, deps: Dependencies): void {
  route(
    app,
    uploadPicture,
    async (request) => {
      const { image } = await readForm(request, 'Image');
      if (!image) throw invalid({ image: [catalogMessages.imageRequired] });
      const name = await savePicture(deps.images, await recode(image));
      return { name, imageUrl: `/images/${name}`, thumbUrl: `/images/${smallName(name)}` };
    },
    uploads(deps),
  );
}

/** Nothing else would end a stalled body (docs/security.md 30). */
const uploads = ({ uploadTimeout }: Dependencies) => ({ handlerTimeout: uploadTimeout ?? 60_000 });

function resourceRoutes(app: App, deps: WriteDependencies, resource: CatalogResource): void {
  checkReferences(deps, resource);
  checkSlugs(resource);
  const calls = formCalls(resource);
  route(app, calls.list, async () => ({ [resource.listKey]: await listRecords(deps.db, resource) }));
  route(app, calls.export, async (request, reply) => {
    const { filter } = request.body;
    const listed = { ...resource, search: ['name'], picture: 'required' } as const;
    const query = readListQuery(listed, { filter: JSON.stringify(filter ?? {}) });
    const { rows, csv } = await exportRest(deps, actorOf(request), listed, { query, filter });
    return sendCsv(reply, resource.name, rows, csv);
  });
  route(app, calls.one, (request) => getRecord(deps.db, resource, request.params.id));
  route(
    app,
    calls.create,
    async (request) => {
      const form = await readForm(request, resource.imagePart);
      return createRecord(deps, resource, actorOf(request), form);
    },
    uploads(deps),
  );
  route(
    app,
    calls.update,
    async (request) => {
      const form = await readForm(request, resource.imagePart);
      return updateRecord(deps, resource, actorOf(request), { id: request.params.id, form });
    },
    uploads(deps),
  );
  route(app, calls.remove, async (request) => {
    await deleteRecord(deps, resource, actorOf(request), request.params.id);
  });
  route(app, calls.undo, (request) =>
    undoRecord(deps, resource, actorOf(request), { ...request.body, language: request.language }),
  );
  const { toggle } = resource;
  if (toggle && calls.toggle) {
    route(app, calls.toggle, (request) =>
      toggleRecord(deps, { resource, field: toggle.field }, actorOf(request), {
        id: request.params.id,
        wanted: request.body?.[toggle.field],
      }),
    );
  }
  if (toggle && calls.toggleMany) {
    route(app, calls.toggleMany, async (request) => ({
      [resource.listKey]: await toggleRecords(
        deps,
        { resource, field: toggle.field },
        actorOf(request),
        request.body,
      ),
    }));
  }
}
