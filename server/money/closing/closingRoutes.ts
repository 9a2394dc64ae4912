import * as calls from '../../../contract/calls/closing';
import type { Dependencies } from '../../dependencies';
import { actorOf } from '../../http/actor';
import { listRoute, route, whole } from '../../http/route';
import type { App } from '../../http/types';
import { closeDay } from './close';
import { readDay } from './day';
import { askedDay } from './days';
import { listDays } from './list';

/** The daily close (studio.md section 2): a day's money, what does not reconcile, and who signed it off. */
export function closingRoutes(app: App, deps: Dependencies): void {
  const { db, clock } = deps;
  listRoute(app, calls.getClosingDays, async () => whole(await listDays(db, clock.now())));
  route(app, calls.getClosingDay, async (request) => {
    const day = askedDay(request.params.day, clock.now());
    return readDay(db, day, clock.now(), actorOf(request));
  });
  route(app, calls.closeDay, async (request) => {
    const actor = actorOf(request);
    const day = askedDay(request.params.day, clock.now());
    await closeDay(deps, actor, day, request.body);
    return readDay(db, day, clock.now(), actor);
  });
}
