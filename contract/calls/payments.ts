import { Type } from 'typebox';
import { PackageOnSale } from '../packageOnSale';
import {
  FirstBonuses,
  OpenPayment,
  PaymentCreateBody,
  PaymentGateways,
  PaymentStatusResponse,
  PendingPayment,
  PendingQuery,
} from '../payments';
import { Receipt, ReceiptParams, ReceiptQuery } from '../receipts';
import { defineCall } from './call';

const own = { access: 'guest', tag: 'payments' } as const;

export const getPackages = defineCall({
  ...own,
  method: 'GET',
  path: 'user/payment/packages',
  kept: 'packages',
  isTagged: true,
  does: 'The packages on sale, cheapest first.',
  response: { 200: Type.Object({ packages: Type.Array(PackageOnSale) }) },
});
export const getGateways = defineCall({
  ...own,
  method: 'GET',
  path: 'user/payment/gateways',
  kept: 'packages',
  does: 'The gateways that accept payments now; none means a closed shop.',
  response: { 200: PaymentGateways },
});
/** Returns 200 when the payment is already open. */
export const createPayment = defineCall({
  ...own,
  method: 'POST',
  path: 'user/payment/create',
  limit: 'paymentCreate',
  does: 'Opens a payment for a player and a package, or returns the one that is open.',
  body: PaymentCreateBody,
  refuses: { 400: ['buyerEmail', 'buyerName', 'buyerMessage', 'code'], 409: ['code'] },
  details: ['purchase'],
  response: { 200: OpenPayment, 201: OpenPayment },
});
export const getPendingPayment = defineCall({
  ...own,
  method: 'GET',
  path: 'user/payment/pending',
  limit: 'paymentRead',
  does: 'The open payment of an e-mail address and a package.',
  query: PendingQuery,
  response: { 200: PendingPayment },
});
export const getFirstBonuses = defineCall({
  ...own,
  method: 'GET',
  path: 'user/payment/first',
  limit: 'paymentRead',
  does: 'The first-purchase bonus of each package on sale that brings one to an e-mail address.',
  query: Type.Object({ email: PendingQuery.properties.email }),
  response: { 200: FirstBonuses },
});
export const openRest = defineCall({
  ...own,
  method: 'POST',
  path: 'user/payment/rest/:transactionId',
  limit: 'paymentCreate',
  does: 'The page for what is missing of an open payment, or for all of it when nothing has come.',
  response: { 200: OpenPayment },
});
export const getPaymentStatus = defineCall({
  ...own,
  method: 'GET',
  path: 'user/payment/status/:transactionId',
  limit: 'paymentRead',
  staysOpen: true,
  does: 'The state of a payment, and of the money that came for it.',
  response: { 200: PaymentStatusResponse },
});
export const getReceipt = defineCall({
  ...own,
  method: 'GET',
  path: 'user/payment/receipt/:id',
  limit: 'paymentRead',
  does: 'The receipt of a completed payment, for whoever has the key of its address.',
  params: ReceiptParams,
  query: ReceiptQuery,
  response: { 200: Receipt },
});

const notice = {
  ...own,
  path: 'user/payment/webhook/:gateway',
  staysOpen: true,
  does: 'Takes the notice of a gateway as the bytes that it signed.',
  response: {},
  raw: 'gateway',
} as const;
export const postNotice = defineCall({ ...notice, method: 'POST' });
export const getNotice = defineCall({ ...notice, method: 'GET' });
