import * as calls from '../../../contract/calls/money';
import { moneyRequests } from '../../../contract/readResources';
import type { Dependencies } from '../../dependencies';
import { actorOf } from '../../http/actor';
import { route } from '../../http/route';
import type { Actor, App } from '../../http/types';
import { readRoutes } from '../../resources/readRoutes';
import { sqlSource } from '../../resources/sqlSource';
import { requestGrant, requestRefund, requestSettlement } from './ask';
import { beginTransfer, confirm, decide, withdraw } from './decide';
import { previewRefund } from './refundPreview';
import type { Request } from './request';
import { findRequest, readerOf, requestRows, requestsAbout } from './requestList';

/** Refunds, grants and other requests that move money, with the second person (studio.md sections 2 and 3). */
export function requestRoutes(app: App, deps: Dependencies): void {
  const shown = async (actor: Actor, { id }: Request) => {
    deps.wake('refunds');
    deps.wake('mail');
    return findRequest(deps.db, id, readerOf(deps, actor));
  };

  readRoutes(app, deps, {
    resource: moneyRequests,
    calls: { list: calls.listRequests, export: calls.exportRequests, one: calls.getRequest },
    source: sqlSource(deps, requestRows(deps.config)),
  });
  route(app, calls.listPaymentRequests, async (request) =>
    requestsAbout(deps.db, { paymentId: request.params.id }, readerOf(deps, actorOf(request))),
  );
  route(app, calls.previewRefund, async (request) =>
    previewRefund(deps, actorOf(request), request.params.id, request.query.amount),
  );
  route(app, calls.requestRefund, async (request) => {
    const actor = actorOf(request);
    const asked = await requestRefund(deps, actor, request.params.id, request.body);
    return await shown(actor, asked);
  });
  route(app, calls.requestSettle, async (request) => {
    const actor = actorOf(request);
    const asked = await requestSettlement(deps, actor, request.params.id, request.body);
    return await shown(actor, asked);
  });
  route(app, calls.requestGrant, async (request) => {
    const actor = actorOf(request);
    return shown(actor, await requestGrant(deps, actor, request.params.id, request.body));
  });
  route(app, calls.decideRequest, async (request) => {
    const actor = actorOf(request);
    return shown(actor, await decide(deps, actor, request.params.id, request.body));
  });
  route(app, calls.withdrawRequest, async (request) => {
    const actor = actorOf(request);
    return shown(actor, await withdraw(deps, actor, request.params.id, request.body));
  });
  route(app, calls.beginRequest, async (request) => {
    const actor = actorOf(request);
    return shown(actor, await beginTransfer(deps, actor, request.params.id, request.body));
  });
  route(app, calls.confirmRequest, async (request) => {
    const actor = actorOf(request);
    return shown(actor, await confirm(deps, actor, request.params.id, request.body));
  });
}
