import * as calls from '../../contract/calls/items';
import type { Dependencies } from '../dependencies';
import { actorOf } from '../http/actor';
import { keepUntil } from '../http/caching';
import { route } from '../http/route';
import type { App } from '../http/types';
import { chooseAvatar } from './avatar';
import { buyItem } from './buy';
import { ownItems } from './ownItems';
import { accessoryReport } from './report';
import { returnItem } from './returnItem';
import { wardrobeAt } from './wardrobe';
import { wearItems } from './wear';

/** The catalogue of accessories for players, what each owns and wears, and for staff what an accessory brought (docs/spec/account.md). */
export function itemRoutes(app: App, deps: Pick<Dependencies, 'db' | 'clock'>): void {
  const { db, clock } = deps;
  route(app, calls.getWardrobe, async (_request, reply) => {
    const { items, until } = await wardrobeAt(db, clock.now());
    keepUntil(reply, until, clock);
    return { items };
  });
  route(app, calls.getAccessoryReport, (request) =>
    accessoryReport(request.reads, request.params.id, clock.now()),
  );
  route(app, calls.getOwnItems, (request) => ownItems(db, actorOf(request).id, clock.now()));
  route(app, calls.buyItem, (request) => buyItem(deps, actorOf(request).id, request.body));
  route(app, calls.returnItem, (request) => returnItem(deps, actorOf(request).id, request.params.id));
  route(app, calls.wearItems, (request) => wearItems(deps, actorOf(request).id, request.body.accessoryIds));
  route(app, calls.chooseAvatar, (request) => chooseAvatar(deps, actorOf(request).id, request.body.avatar));
}
