import * as calls from '../../contract/calls/content';
import { publications } from '../../contract/readResources';
import type { Dependencies } from '../dependencies';
import { actorOf } from '../http/actor';
import { route } from '../http/route';
import type { Actor, App } from '../http/types';
import { readRoutes } from '../resources/readRoutes';
import { rowWithId, sqlSource } from '../resources/sqlSource';
import { nowOf } from './nowOf';
import { previewLinks } from './preview';
import { publicationRows } from './publicationList';
import { publish } from './publish';
import { cancel, takeDown } from './takeDown';

/** Putting content in sight of players and taking it down (docs/spec/living-site.md section 1). */
export function publicationRoutes(app: App, deps: Dependencies): void {
  const shown = async (caller: Actor, id: string) =>
    rowWithId(deps.db, publicationRows, id, { caller, now: await nowOf(deps, deps.db) });
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
    const caller = actorOf(request);
    return shown(caller, await publish(deps, caller, request.body));
  });
  route(app, calls.previewContent, async ({ body }) => previewLinks(deps, body));
  route(app, calls.takeDown, async (request) => {
    const caller = actorOf(request);
    return shown(caller, await takeDown(deps, caller, request.body));
  });
  route(app, calls.cancelPublication, async (request) => {
    const caller = actorOf(request);
    await cancel(deps, caller, request.params.id);
    return shown(caller, request.params.id);
  });
}
