import { Type } from 'typebox';
import {
  ConfirmBody,
  DecisionBody,
  MoneyRequest,
  RefundBody,
  RefundPreview,
  RefundPreviewQuery,
  SettleBody,
  WithdrawBody,
} from '../../contract/moneyRequests';
import type { Dependencies } from '../dependencies';
import { callerOf } from '../http/caller';
import type { App, Caller } from '../http/types';
import { askRefund, askSettle } from './ask';
import { confirm, decide, withdraw } from './decide';
import { previewRefund } from './refundPreview';
import type { Request } from './request';
import { findRequest, listRequests, readerOf } from './requestList';

const tags = ['admin: money'];
const params = Type.Object({ id: Type.String() });
const response = { 200: MoneyRequest, 201: MoneyRequest };
const reads = { access: 'payments:read', resource: 'payments' } as const;
const writes = { access: 'money:write', resource: 'payments' } as const;

/** Refunds and what else moves money, with the second person (studio.md section 2). */
export function requestRoutes(app: App, deps: Dependencies): void {
  const shown = async (caller: Caller, { id }: Request) => {
    deps.wake('refunds');
    deps.wake('mail');
    return findRequest(deps.db, id, readerOf(deps, caller));
  };

  app.get(
    '/api/admin/money-requests',
    { config: reads, schema: { tags, response: { 200: Type.Array(MoneyRequest) } } },
    async (request, reply) => {
      const open = await listRequests(deps.db, { isOpen: true }, readerOf(deps, callerOf(request)));
      reply.header('content-range', `money-requests 0-${Math.max(0, open.length - 1)}/${open.length}`);
      return open;
    },
  );
  app.get(
    '/api/admin/transactions/:id/requests',
    { config: reads, schema: { tags, params, response: { 200: Type.Array(MoneyRequest) } } },
    async (request) =>
      listRequests(deps.db, { paymentId: request.params.id }, readerOf(deps, callerOf(request))),
  );
  app.get(
    '/api/admin/transactions/:id/refund-preview',
    {
      config: reads,
      schema: { tags, params, querystring: RefundPreviewQuery, response: { 200: RefundPreview } },
    },
    async (request) => previewRefund(deps, callerOf(request), request.params.id, request.query.amount),
  );
  app.post(
    '/api/admin/transactions/:id/refunds',
    { config: writes, schema: { tags, params, body: RefundBody, response } },
    async (request, reply) => {
      const caller = callerOf(request);
      const asked = await askRefund(deps, caller, request.params.id, request.body);
      return reply.status(201).send(await shown(caller, asked));
    },
  );
  app.post(
    '/api/admin/transactions/:id/settle',
    { config: writes, schema: { tags, params, body: SettleBody, response } },
    async (request, reply) => {
      const caller = callerOf(request);
      const asked = await askSettle(deps, caller, request.params.id, request.body);
      return reply.status(201).send(await shown(caller, asked));
    },
  );
  app.post(
    '/api/admin/money-requests/:id/decide',
    { config: writes, schema: { tags, params, body: DecisionBody, response } },
    async (request) => {
      const caller = callerOf(request);
      return shown(caller, await decide(deps, caller, request.params.id, request.body));
    },
  );
  app.post(
    '/api/admin/money-requests/:id/withdraw',
    { config: writes, schema: { tags, params, body: WithdrawBody, response } },
    async (request) => {
      const caller = callerOf(request);
      return shown(caller, await withdraw(deps, caller, request.params.id, request.body));
    },
  );
  app.post(
    '/api/admin/money-requests/:id/confirm',
    { config: writes, schema: { tags, params, body: ConfirmBody, response } },
    async (request) => {
      const caller = callerOf(request);
      return shown(caller, await confirm(deps, caller, request.params.id, request.body));
    },
  );
}
