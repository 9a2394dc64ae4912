import { Type } from 'typebox';
import { MoneyNote, NoteBody } from '../cases';
import { transactions } from '../readResources';
import { AskReplies, Transaction, TransactionDetail, TransactionSummary } from '../transactions';
import { defineCall, none, RestQuery } from './call';
import { readCalls } from './reads';

const own = {
  tag: 'admin: transactions',
  resource: 'payments',
  params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
} as const;
const handles = { ...own, access: 'payments:handle', method: 'POST' } as const;

export const {
  list: listTransactions,
  export: exportTransactions,
  one: getTransaction,
} = readCalls(transactions, { row: Transaction, one: TransactionDetail });
export const summarizeTransactions = defineCall({
  tag: own.tag,
  resource: own.resource,
  access: 'payments:read',
  method: 'GET',
  path: 'admin/transactions/summary',
  does: 'Counts and sums of the payments of a filter.',
  query: Type.Pick(RestQuery, ['filter']),
  response: { 200: TransactionSummary },
});
export const askGateway = defineCall({
  ...handles,
  path: 'admin/transactions/:id/ask',
  limit: 'gatewayAsk',
  does: 'Asks the gateways for the state of a payment now.',
  response: { 200: AskReplies },
});
export const resendReceipt = defineCall({
  ...handles,
  path: 'admin/transactions/:id/receipt',
  does: 'Sends the receipt again.',
  response: { 204: none },
});
export const noteTransaction = defineCall({
  ...handles,
  path: 'admin/transactions/:id/notes',
  does: 'Adds a note to a payment.',
  body: NoteBody,
  response: { 201: MoneyNote },
});
