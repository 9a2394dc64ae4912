import { Type } from 'typebox';
import { settlementLimits } from '../settlementFile';
import {
  HeadingQuery,
  SettlementCases,
  SettlementCasesBody,
  SettlementExportBody,
  SettlementHeadings,
  SettlementQuery,
  SettlementResult,
  SettlementSummary,
} from '../settlements';
import { defineCall } from './call';

const tag = 'admin: settlements';
const compares = { tag, access: 'payments:export', resource: 'settlements' } as const;
const exports = { tag, access: 'payments:export', resource: 'payments', method: 'POST' } as const;

export const readHeadings = defineCall({
  ...exports,
  path: 'admin/settlements/columns',
  does: "The headings of a gateway's file, and what each column seems to be.",
  file: { type: 'text/csv', maxBytes: settlementLimits.headBytes },
  query: HeadingQuery,
  response: { 200: SettlementHeadings },
});
export const compareSettlement = defineCall({
  ...compares,
  method: 'POST',
  path: 'admin/settlements',
  does: "Compares a gateway's file with the movements of its days, and keeps the comparison.",
  file: { type: 'text/csv', maxBytes: settlementLimits.maxBytes },
  query: SettlementQuery,
  response: { 200: SettlementResult },
});
export const getSettlements = defineCall({
  ...compares,
  method: 'GET',
  path: 'admin/settlements',
  does: 'The newest comparisons, by whoever made them.',
  response: { 200: Type.Array(SettlementSummary) },
});
export const getSettlement = defineCall({
  ...compares,
  method: 'GET',
  path: 'admin/settlements/:id',
  does: 'A kept comparison.',
  response: { 200: SettlementResult },
});
export const makeSettlementCases = defineCall({
  tag,
  method: 'POST',
  access: 'money:write',
  resource: 'settlements',
  path: 'admin/settlements/:id/cases',
  does: 'Makes cases of what only the file has.',
  body: SettlementCasesBody,
  response: { 200: SettlementCases },
});
export const exportSettlement = defineCall({
  ...exports,
  path: 'admin/settlements/export',
  does: 'Sends the movements of some days as a file.',
  body: SettlementExportBody,
  response: {},
  raw: 'csv',
});
