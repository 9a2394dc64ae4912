import * as calls from '../../../contract/calls/wallets';
import { walletRequests } from '../../../contract/readResources';
import type { Dependencies } from '../../dependencies';
import { actorOf } from '../../http/actor';
import { route } from '../../http/route';
import type { Actor, App } from '../../http/types';
import { readRoutes } from '../../resources/readRoutes';
import { rowWithId, sqlSource } from '../../resources/sqlSource';
import { changeWallet } from './ask';
import { decideWallet, withdrawWallet } from './decide';
import { walletRows } from './walletList';
import type { WalletRequest } from './walletRequest';

/** Giving and taking diamonds and gold, with the second person (studio.md section 3). */
export function walletRoutes(app: App, deps: Dependencies): void {
  const rows = walletRows(deps.config.grants);
  const shown = async (actor: Actor, { id }: WalletRequest) => {
    deps.wake('mail');
    return rowWithId(deps.db, rows, id, { actor, now: deps.clock.now() });
  };
  readRoutes(app, deps, {
    resource: walletRequests,
    calls: {
      list: calls.listWalletRequests,
      export: calls.exportWalletRequests,
      one: calls.getWalletRequest,
    },
    source: sqlSource(deps, rows),
  });
  route(app, calls.changeWallet, async (request) => {
    const actor = actorOf(request);
    return shown(actor, await changeWallet(deps, actor, request.params.id, request.body));
  });
  route(app, calls.decideWalletRequest, async (request) => {
    const actor = actorOf(request);
    return shown(actor, await decideWallet(deps, actor, request.params.id, request.body));
  });
  route(app, calls.withdrawWalletRequest, async (request) => {
    const actor = actorOf(request);
    return shown(actor, await withdrawWallet(deps, actor, request.params.id, request.body));
  });
}
