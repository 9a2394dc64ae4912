import type { MoneyNote } from '../../contract/cases';
import type { AskReplies, TransactionDetail, TransactionSummary } from '../../contract/transactions';
import { type Download, exportCsv } from './exportCsv';
import { request } from './request';

const one = (id: string) => `admin/transactions/${encodeURIComponent(id)}`;

/** Calls of Transaction Management (docs/spec/api.md). Each throws `ApiError`. */
export const getSummary = (filter: object, signal?: AbortSignal) =>
  request<TransactionSummary>('admin/transactions/summary', {
    query: { filter: JSON.stringify(filter) },
    signal,
  });
export const getTransaction = (id: string, signal?: AbortSignal) =>
  request<TransactionDetail>(one(id), { signal });
export const askGateway = (id: string) => request<AskReplies>(`${one(id)}/ask`, { method: 'POST' });
export const resendReceipt = (id: string) => request<void>(`${one(id)}/receipt`, { method: 'POST' });
export const addTransactionNote = (id: string, text: string) =>
  request<MoneyNote>(`${one(id)}/notes`, { method: 'POST', json: { text } });

/** The matching payments as a CSV file. */
export const exportTransactions = (filter: object, download: Download) =>
  exportCsv('admin/transactions/export', { filter }, download);
