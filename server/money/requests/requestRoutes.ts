import type { FastifyRequest } from 'fastify';
import * as calls from '../../../contract/calls/money';
import { moneyRequests } from '../../../contract/readResources';
import type { Dependencies } from '../../dependencies';
import { actorOf } from '../../http/actor';
import { route } from '../../http/route';
import type { Actor, App } from '../../http/types';
import { readRoutes } from '../../resources/readRoutes';
import { sqlSource } from '../../resources/sqlSource';
import { requestGrant, requestRefund, requestSettlement } from './ask';
import { requestItem } from './askItem';
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
  const act =
    <B>(run: (deps: Dependencies, actor: Actor, id: string, body: B) => Promise<Request>) =>
    async (request: FastifyRequest & { params: { id: string }; body: B }) => {
      const actor = actorOf(request);
      return shown(actor, await run(deps, actor, request.params.id, request.body));
    };
  route(app, calls.requestRefund, act(requestRefund));
  route(app, calls.requestSettle, act(requestSettlement));
  route(app, calls.requestGrant, act(requestGrant));
  route(app, calls.requestItem, act(requestItem));
  route(app, calls.decideRequest, act(decide));
  route(app, calls.withdrawRequest, act(withdraw));
  route(app, calls.beginRequest, act(beginTransfer));
  route(app, calls.confirmRequest, act(confirm));
}
