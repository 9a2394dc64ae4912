import { settlementLimits } from '../../contract/settlementFile';
import {
  HeadingQuery,
  SettlementCases,
  SettlementCasesBody,
  SettlementExportBody,
  SettlementHeadings,
  SettlementQuery,
  SettlementResult,
} from '../../contract/settlements';
import type { Dependencies } from '../dependencies';
import { ApiError } from '../errors';
import { sendCsv } from '../exports/csv';
import { callerOf } from '../http/caller';
import type { App } from '../http/types';
import { common } from '../messages/common';
import { compare } from './compare';
import { exportBooks } from './export';
import { makeCases } from './makeCases';
import { periodOf } from './period';
import { guessColumns, paidStates } from './presets';
import { resultOf } from './result';
import { readFile } from './rows';
import { readTable } from './table';

const tags = ['admin: settlements'];
const exports = { access: 'payments:export', resource: 'payments' } as const;
const handles = { access: 'payments:export', resource: 'cases' } as const;
/** Bytes of the chosen rows of one call. */
const rowsLimit = 256 * 1024;

/** Comparing a gateway's settlement file with our movements (studio.md section 2, Reconciliation). Files come as text/csv. */
export async function settlementRoutes(app: App, deps: Dependencies): Promise<void> {
  app.addContentTypeParser('text/csv', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post(
    '/api/admin/settlements/columns',
    {
      config: exports,
      bodyLimit: settlementLimits.headBytes,
      schema: {
        tags,
        consumes: ['text/csv'],
        querystring: HeadingQuery,
        response: { 200: SettlementHeadings },
      },
    },
    async (request) => {
      const { gateway } = request.query;
      const { headings, rows } = readTable(fileOf(request.body), gateway);
      return { headings, rows, columns: guessColumns(headings, gateway), paid: [...paidStates] };
    },
  );
  app.post(
    '/api/admin/settlements',
    {
      config: exports,
      bodyLimit: settlementLimits.maxBytes,
      schema: {
        tags,
        consumes: ['text/csv'],
        querystring: SettlementQuery,
        response: { 200: SettlementResult },
      },
    },
    async (request) => {
      const { gateway } = request.query;
      const period = periodOf(request.query);
      const file = await readFile(fileOf(request.body), request.query, period);
      return resultOf(deps.db, gateway, file, await compare(deps.db, gateway, period, file.rows));
    },
  );
  app.post(
    '/api/admin/settlements/cases',
    {
      config: handles,
      bodyLimit: rowsLimit,
      schema: { tags, body: SettlementCasesBody, response: { 200: SettlementCases } },
    },
    async (request) => makeCases(deps, callerOf(request), request.body),
  );
  app.post(
    '/api/admin/settlements/export',
    { config: exports, schema: { tags, body: SettlementExportBody } },
    async (request, reply) => {
      const { rows, csv } = await exportBooks(deps, callerOf(request), request.body, request.language);
      return sendCsv(reply, 'settlements', rows, csv);
    },
  );
}

function fileOf(body: unknown): Buffer {
  if (!Buffer.isBuffer(body)) throw new ApiError(415, common.wrongType);
  return body;
}
