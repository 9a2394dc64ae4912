import { Type } from 'typebox';
import {
  BeginBody,
  ConfirmBody,
  DecisionBody,
  GrantBody,
  ItemBody,
  MoneyRequest,
  RefundBody,
  RefundPreview,
  RefundPreviewQuery,
  SettleBody,
  WithdrawBody,
} from '../moneyRequests';
import { moneyRequests } from '../readResources';
import { defineCall } from './call';
import { readCalls } from './reads';

const own = { tag: 'admin: money-requests', resource: 'payments' } as const;
const reads = { ...own, method: 'GET', access: 'payments:read' } as const;
const writes = { ...own, method: 'POST', access: 'money:write' } as const;

export const {
  list: listRequests,
  export: exportRequests,
  one: getRequest,
} = readCalls(moneyRequests, { row: MoneyRequest, one: MoneyRequest });
export const listPaymentRequests = defineCall({
  ...reads,
  path: 'admin/transactions/:id/requests',
  does: 'The requests about a payment.',
  response: { 200: Type.Array(MoneyRequest) },
});
export const previewRefund = defineCall({
  ...reads,
  path: 'admin/transactions/:id/refund-preview',
  does: 'What a refund of an amount would do if it was asked for now.',
  query: RefundPreviewQuery,
  response: { 200: RefundPreview },
});
export const requestRefund = defineCall({
  ...writes,
  path: 'admin/transactions/:id/refunds',
  does: 'Asks for a refund.',
  body: RefundBody,
  details: ['existing'],
  response: { 201: MoneyRequest },
});
export const requestSettle = defineCall({
  ...writes,
  path: 'admin/transactions/:id/settle',
  does: 'Asks to settle a payment manually, with the proof of the transfer.',
  body: SettleBody,
  refuses: { 409: ['reference'] },
  details: ['existing'],
  response: { 201: MoneyRequest },
});
export const requestGrant = defineCall({
  ...writes,
  access: 'wallets:write',
  resource: 'users',
  path: 'admin/players/:id/wallet',
  does: 'Gives a player diamonds or gold, or takes them; above a limit a second person approves.',
  body: GrantBody,
  refuses: { 409: ['amount'] },
  response: { 201: MoneyRequest },
});
export const requestItem = defineCall({
  ...writes,
  access: 'wallets:write',
  resource: 'users',
  path: 'admin/players/:id/items',
  does: 'Gives a player an accessory, or takes one; above a limit a second person approves.',
  body: ItemBody,
  refuses: { 409: ['accessoryId'] },
  response: { 201: MoneyRequest },
});
export const decideRequest = defineCall({
  ...writes,
  path: 'admin/money-requests/:id/decide',
  does: 'Approves or refuses the request of a colleague; refusing also stops one that is approved but not begun.',
  body: DecisionBody,
  refuses: { 409: ['reference'] },
  details: ['conflict', 'existing'],
  response: { 200: MoneyRequest },
});
export const withdrawRequest = defineCall({
  ...writes,
  path: 'admin/money-requests/:id/withdraw',
  does: 'Withdraws an own request that is not carried out; an owner does so for whoever may no longer.',
  body: WithdrawBody,
  details: ['conflict'],
  response: { 200: MoneyRequest },
});
export const beginRequest = defineCall({
  ...writes,
  path: 'admin/money-requests/:id/begin',
  does: 'Begins the transfer by hand of an approved request.',
  body: BeginBody,
  details: ['conflict'],
  response: { 200: MoneyRequest },
});
export const confirmRequest = defineCall({
  ...writes,
  path: 'admin/money-requests/:id/confirm',
  does: 'Says that the money of an approved request was sent, and by which transfer.',
  body: ConfirmBody,
  response: { 200: MoneyRequest },
});
