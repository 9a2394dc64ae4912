import * as calls from '../../../contract/calls/purchases';
import type { Dependencies } from '../../dependencies';
import { actorOf } from '../../http/actor';
import { route } from '../../http/route';
import type { App } from '../../http/types';
import { browserOf } from './creator';
import { guestPurchasesOf, joinGuestPurchases } from './guestPurchases';
import { purchasesOf } from './purchases';

/** What the account bought and was given (docs/spec/account.md, Purchases). */
export function purchaseRoutes(app: App, deps: Pick<Dependencies, 'db' | 'clock' | 'keys'>): void {
  route(app, calls.getPurchases, async (request) =>
    purchasesOf({ ...deps, reads: request.reads }, actorOf(request).id, request.query.after),
  );
  route(app, calls.getGuestPurchases, async (request) =>
    guestPurchasesOf(deps, { userId: actorOf(request).id, browser: browserOf(request) }),
  );
  route(app, calls.joinGuestPurchases, async (request) => ({
    joined: await joinGuestPurchases(deps, { userId: actorOf(request).id, browser: browserOf(request) }),
  }));
}
