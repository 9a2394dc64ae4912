import { Type } from 'typebox';
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
import { textFor } from '../contacts';
import type { Dependencies } from '../dependencies';
import { ApiError } from '../errors';
import { sendCsv } from '../exports/csv';
import { callerOf } from '../http/caller';
import type { App } from '../http/types';
import { common } from '../messages/common';
import { compareFile } from './compareFile';
import { exportBooks } from './export';
import { readComparison } from './kept';
import { makeCases } from './makeCases';
import { guessColumns, paidStates } from './presets';
import { readTable } from './table';

const tags = ['admin: settlements'];
const exports = { access: 'payments:export', resource: 'payments' } as const;
const compares = { access: 'payments:export', resource: 'settlements' } as const;
const makes = { access: 'money:write', resource: 'settlements' } as const;
const params = Type.Object({ id: Type.String() });

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
      const shown = rows.map((cells) => cells.map((cell) => textFor(callerOf(request), cell)));
      return { headings, rows: shown, columns: guessColumns(headings, gateway), paid: [...paidStates] };
    },
  );
  app.post(
    '/api/admin/settlements',
    {
      config: compares,
      bodyLimit: settlementLimits.maxBytes,
      schema: {
        tags,
        consumes: ['text/csv'],
        querystring: SettlementQuery,
        response: { 200: SettlementResult },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const id = await compareFile(deps, caller, fileOf(request.body), request.query);
      return readComparison(deps.db, caller, id);
    },
  );
  app.get(
    '/api/admin/settlements/:id',
    { config: compares, schema: { tags, params, response: { 200: SettlementResult } } },
    async (request) => readComparison(deps.db, callerOf(request), request.params.id),
  );
  app.post(
    '/api/admin/settlements/:id/cases',
    {
      config: makes,
      schema: { tags, params, body: SettlementCasesBody, response: { 200: SettlementCases } },
    },
    async (request) => makeCases(deps, callerOf(request), request.params.id, request.body),
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
