import * as calls from '../../contract/calls/content';
import { publications } from '../../contract/readResources';
import { nowOf } from '../db/nowOf';
import type { Dependencies } from '../dependencies';
import { actorOf } from '../http/actor';
import { route } from '../http/route';
import type { Actor, App } from '../http/types';
import { notFound } from '../platform/errors';
import { readRoutes } from '../resources/readRoutes';
import { rowWithId, sqlSource } from '../resources/sqlSource';
import { previewLinks, unsavedCopy } from './preview';
import { publicationRows } from './publicationList';
import { publish } from './publish';
import { cancel, unpublish } from './unpublish';

/** Putting content live and taking it down (docs/spec/living-site.md section 1). */
export function publicationRoutes(app: App, deps: Dependencies): void {
  const shown = async (actor: Actor, id: string) =>
    rowWithId(deps.db, publicationRows, id, { actor, now: await nowOf(deps, deps.db) });
  readRoutes(app, deps, {
    resource: publications,
    calls: {
      list: calls.listPublications,
      export: calls.exportPublications,
      one: calls.getPublication,
    },
    source: sqlSource(deps, publicationRows),
  });
  route(app, calls.publish, async (request) => {
    const actor = actorOf(request);
    return shown(actor, await publish(deps, actor, request.body));
  });
  route(app, calls.previewContent, async (request) => previewLinks(deps, request.body, actorOf(request).id));
  route(app, calls.showDraft, async ({ body }) => {
    if (!deps.draft) throw notFound();
    const html = await deps.draft(body.resource, await unsavedCopy(deps, body), body.language);
    return { html };
  });
  route(app, calls.unpublish, async (request) => {
    const actor = actorOf(request);
    return shown(actor, await unpublish(deps, actor, request.body));
  });
  route(app, calls.cancelPublication, async (request) => {
    const actor = actorOf(request);
    await cancel(deps, actor, request.params.id);
    return shown(actor, request.params.id);
  });
}
