import * as calls from '../../contract/calls/daily';
import type { Dependencies } from '../dependencies';
import { actorOf } from '../http/actor';
import { route } from '../http/route';
import type { App } from '../http/types';
import { settingsNow } from '../operations/inForce';
import { markDay } from './mark';
import { ownDaily } from './ownDaily';

/** A mark of each day, which gives gold (docs/spec/account.md). */
export function dailyRoutes(app: App, deps: Pick<Dependencies, 'db' | 'clock' | 'watch'>): void {
  const { db, clock } = deps;
  const settings = () => settingsNow(deps).daily;
  route(app, calls.getSiteDaily, async () => settings());
  route(app, calls.getOwnDaily, (request) => ownDaily(db, settings(), actorOf(request).id, clock.now()));
  route(app, calls.markDay, (request) => markDay(deps, settings(), actorOf(request).id, request.body));
}
