import { Type } from 'typebox';
import { MoneyNote, NoteBody } from '../cases';
import {
  AskReplies,
  Transaction,
  TransactionDetail,
  TransactionExportBody,
  TransactionSummary,
} from '../transactions';
import { defineCall, defineList, none, RestQuery } from './call';

const own = {
  tag: 'admin: transactions',
  resource: 'payments',
  params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
} as const;
const reads = { ...own, access: 'payments:read' } as const;
const handles = { ...own, access: 'payments:handle', method: 'POST' } as const;

export const listTransactions = defineList({
  tag: own.tag,
  resource: own.resource,
  access: 'payments:read',
  path: 'admin/transactions',
  does: 'Lists payments.',
  row: Transaction,
});
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
export const exportTransactions = defineCall({
  tag: own.tag,
  resource: own.resource,
  access: 'payments:export',
  method: 'POST',
  path: 'admin/transactions/export',
  does: 'Sends the payments of a filter as a file.',
  body: TransactionExportBody,
  response: {},
  raw: 'csv',
});
export const getTransaction = defineCall({
  ...reads,
  method: 'GET',
  path: 'admin/transactions/:id',
  does: 'A payment with everything that happened to it.',
  response: { 200: TransactionDetail },
});
export const askGateway = defineCall({
  ...handles,
  path: 'admin/transactions/:id/ask',
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
