import { getOwnSeasons, getWallet } from '../../../contract/calls/ownWallet';
import * as calls from '../../../contract/calls/purchases';
import { ledgerWallets } from '../../../contract/ledger';
import type { Dependencies } from '../../dependencies';
import { actorOf } from '../../http/actor';
import { route } from '../../http/route';
import type { App } from '../../http/types';
import { notFound } from '../../platform/errors';
import { seasonsOf } from '../effects/ownSeasons';
import { browserOf } from './creator';
import { guestPurchasesOf, joinGuestPurchases } from './guestPurchases';
import { purchasesOf } from './purchases';
import { waitsOf } from './waits';
import { walletOf } from './walletEntries';

/** What the account bought, was given and has in its wallets (docs/spec/account.md). */
export function purchaseRoutes(app: App, deps: Pick<Dependencies, 'db' | 'clock' | 'keys'>): void {
  route(app, calls.getPurchases, async (request) =>
    purchasesOf({ ...deps, reads: request.reads }, actorOf(request).id, request.query.after),
  );
  route(app, calls.getWaits, async (request) =>
    waitsOf({ ...deps, reads: request.reads }, actorOf(request).id),
  );
  route(app, calls.getGuestPurchases, async (request) =>
    guestPurchasesOf(deps, { userId: actorOf(request).id, browser: browserOf(request) }),
  );
  route(app, calls.joinGuestPurchases, async (request) => ({
    joined: await joinGuestPurchases(deps, { userId: actorOf(request).id, browser: browserOf(request) }),
  }));
  route(app, getWallet, async (request) => {
    const { params, query, reads } = request;
    const wallet = ledgerWallets.find((one) => one === params.wallet);
    if (!wallet) throw notFound();
    return walletOf({ ...deps, reads }, { userId: actorOf(request).id, wallet }, query.after);
  });
  route(app, getOwnSeasons, async (request) => ({
    seasons: await seasonsOf(request.reads, actorOf(request).id),
  }));
}
