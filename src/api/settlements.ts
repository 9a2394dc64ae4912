import { type ColumnChoice, settlementLimits } from '../../contract/settlementFile';
import type {
  SettlementCases,
  SettlementCasesBody,
  SettlementExportBody,
  SettlementHeadings,
  SettlementQuery,
  SettlementResult,
} from '../../contract/settlements';
import { type Download, exportCsv } from './exportCsv';
import { request } from './request';

const csv = { 'Content-Type': 'text/csv' };

/** Calls of Reconciliation (docs/spec/api.md). Each throws `ApiError`. This one sends the beginning of the file only. */
export const readHeadings = (gateway: string, file: File) =>
  request<SettlementHeadings>('admin/settlements/columns', {
    method: 'POST',
    query: { gateway },
    headers: csv,
    body: file.slice(0, settlementLimits.headBytes),
  });

type Asked = Pick<SettlementQuery, 'gateway' | 'from' | 'to' | 'paid'>;
export const compareSettlement = (file: File, asked: Asked, columns: ColumnChoice) =>
  request<SettlementResult>('admin/settlements', {
    method: 'POST',
    query: { ...asked, ...columns },
    headers: csv,
    body: file,
  });

/** A comparison as the server keeps it. */
export const getComparison = (id: string, signal?: AbortSignal) =>
  request<SettlementResult>(`admin/settlements/${encodeURIComponent(id)}`, { signal });

export const makeSettlementCases = (id: string, body: SettlementCasesBody) =>
  request<SettlementCases>(`admin/settlements/${encodeURIComponent(id)}/cases`, {
    method: 'POST',
    json: body,
  });

/** Money in and out in a period, one line each. */
export const exportBooks = (body: SettlementExportBody, download: Download) =>
  exportCsv('admin/settlements/export', body, download);
