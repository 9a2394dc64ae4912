import * as calls from '../../contract/calls/transactions';
import { call } from './call';

const of = (id: string) => ({ params: { id } });

/** Calls of Transaction Management (docs/spec/api.md). Each throws `ApiError`. */
export const getSummary = (filter: object, signal?: AbortSignal) =>
  call(calls.summarizeTransactions, { query: { filter: JSON.stringify(filter) } }, signal);
export const getTransaction = (id: string, signal?: AbortSignal) =>
  call(calls.getTransaction, of(id), signal);
export const askGateway = (id: string) => call(calls.askGateway, of(id));
export const resendReceipt = (id: string) => call(calls.resendReceipt, of(id));
export const addTransactionNote = (id: string, text: string) =>
  call(calls.noteTransaction, { ...of(id), body: { text } });
