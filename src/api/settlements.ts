import * as calls from '../../contract/calls/settlements';
import { type ColumnChoice, settlementLimits } from '../../contract/settlementFile';
import type { SettlementCasesBody, SettlementExportBody, SettlementQuery } from '../../contract/settlements';
import { call } from './call';
import { type Download, exportCsv } from './exportCsv';
import { sendFile } from './sendFile';

/**
 * The calls of Reconciliation (docs/spec/api.md). Each throws `ApiError`. This one sends only the beginning of the file.
 */
export const readHeadings = (gateway: SettlementQuery['gateway'], file: File) =>
  sendFile(calls.readHeadings, file.slice(0, settlementLimits.headBytes), { query: { gateway } });

type Asked = Pick<SettlementQuery, 'gateway' | 'from' | 'to' | 'paid'>;
export const compareSettlement = (file: File, asked: Asked, columns: ColumnChoice) =>
  sendFile(calls.compareSettlement, file, {
    query: { ...asked, ...columns, amount: columns.amount ?? '' },
  });

/** The newest comparisons. */
export const getComparisons = (signal?: AbortSignal) => call(calls.getSettlements, undefined, signal);

/** A comparison as the server stored it. */
export const getComparison = (id: string, signal?: AbortSignal) =>
  call(calls.getSettlement, { params: { id } }, signal);

export const makeSettlementCases = (id: string, body: SettlementCasesBody) =>
  call(calls.makeSettlementCases, { params: { id }, body });

/** Money in and out in a period, one line each. */
export const exportBooks = (body: SettlementExportBody, download: Download) =>
  exportCsv(calls.exportSettlement, body, download);
