import * as calls from '../../../contract/calls/gifts';
import type { Dependencies } from '../../dependencies';
import { actorOf } from '../../http/actor';
import { route } from '../../http/route';
import type { App } from '../../http/types';
import { userOfToken } from './creator';
import { openGift } from './gifts';
import { removeGiftWords } from './giftWords';

/** The links of gifts, and what staff remove of the words that a stranger sent (docs/spec/account.md). */
export function giftRoutes(app: App, deps: Dependencies): void {
  route(app, calls.openGift, async (request) =>
    openGift(deps, { id: request.params.id, key: request.body.key }, await userOfToken(deps, request)),
  );
  route(app, calls.removeGiftWords, async (request) => {
    await removeGiftWords(deps, actorOf(request), request.params.id, request.body.reason);
  });
}
