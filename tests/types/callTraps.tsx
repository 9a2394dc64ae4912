import { Type } from 'typebox';
import { login } from '../../contract/calls/accounts';
import { defineCall } from '../../contract/calls/call';
import type { requestSettle, withdrawRequest } from '../../contract/calls/money';
import { getPaymentStatus } from '../../contract/calls/payments';
import * as service from '../../contract/calls/service';
import { endSession } from '../../contract/calls/sessions';
import { route } from '../../server/http/route';
import type { App } from '../../server/http/types';
import { refusedAt } from '../../src/api/ApiError';
import { call } from '../../src/api/call';
import { detailsOf } from '../../src/dataProvider/errors';

// As traps.tsx: nothing here runs, and a line below `@ts-expect-error` that compiles fails `tsc -b`.

const plain = {
  method: 'GET',
  path: 'shops/:id',
  access: 'guest',
  tag: 'shops',
  does: 'One of the shops.',
  response: { 200: Type.Object({ name: Type.String() }) },
} as const;
export const getShop = defineCall(plain);

// The declaration

// @ts-expect-error no access
defineCall({ ...plain, access: undefined });
// @ts-expect-error a permission that does not exist
defineCall({ ...plain, access: 'payment:read', resource: 'shops' });
// @ts-expect-error a staff call without the resource that its audit entries name
defineCall({ ...plain, access: 'payments:read' });
// @ts-expect-error a response that is kept for all and counted by caller
defineCall({ ...plain, kept: 'process', limit: 'search' });
// @ts-expect-error a detail that no error carries
defineCall({ ...plain, details: ['next'] });

// The server

export function routes(app: App): void {
  route(app, getShop, async ({ params }) => ({ name: params.id }));
  // @ts-expect-error a response without one of its fields
  route(app, getShop, async () => ({}));
  // @ts-expect-error a parameter that the path does not have
  route(app, getShop, async ({ params }) => ({ name: params.shop }));
  // @ts-expect-error a status without a body where one is declared
  route(app, getShop, async () => undefined);
}

// The client

export async function calls(): Promise<string> {
  await call(endSession, { params: { id: '1' } });
  await call(login, { body: { email: 'an@mail.vn', password: 'x' } });
  // @ts-expect-error a parameter is missing
  await call(endSession);
  // @ts-expect-error a field of the body is missing
  await call(login, { body: { email: 'an@mail.vn' } });
  // @ts-expect-error a call that is not declared
  await call(service.helth);
  const { status } = await call(getPaymentStatus, { params: { transactionId: '1' } });
  // @ts-expect-error a field that the response does not have
  status.toFixed();
  return status;
}

// Refusals

refusedAt<typeof login>(null, '401 code');
refusedAt<typeof login>(null, '400 email');
// @ts-expect-error a status with another field
refusedAt<typeof login>(null, '401 email');
// @ts-expect-error a status that the call does not refuse with
refusedAt<typeof login>(null, '404 code');
// @ts-expect-error a field that was not sent
refusedAt<typeof login>(null, '400 nickname');
// @ts-expect-error a second factor for a call that needs no permission
refusedAt<typeof login>(null, '403 stepUp');
refusedAt<typeof requestSettle>(null, '403 stepUp');
export const existing = detailsOf<typeof requestSettle>(null).existing?.resource;
export const current = detailsOf<typeof withdrawRequest>(null).conflict?.current.id;
// @ts-expect-error a detail that the call's refusals do not carry
export const another = detailsOf<typeof withdrawRequest>(null).existing;
// @ts-expect-error a call whose refusals carry nothing
export const nothing = detailsOf<typeof login>(null).conflict;
