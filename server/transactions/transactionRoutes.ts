import { sql } from 'kysely';
import { Type } from 'typebox';
import { MoneyNote, NoteBody } from '../../contract/cases';
import { moreMark } from '../../contract/resource';
import {
  AskReplies,
  Transaction,
  TransactionDetail,
  TransactionExportBody,
  TransactionSummary,
} from '../../contract/transactions';
import { RestQuery } from '../catalog/restQuery';
import type { Dependencies } from '../dependencies';
import { beginExport } from '../exports/begin';
import { sendCsv } from '../exports/csv';
import { callerOf } from '../http/caller';
import type { App } from '../http/types';
import { addNote } from '../money/notes';
import { askNow } from './ask';
import { readTransaction } from './detail';
import { transactionsCsv } from './export';
import { readListed, readQuery } from './filters';
import { listTransactions } from './list';
import { resendReceipt } from './receipt';
import { summarize } from './summary';

const tags = ['admin: transactions'];
const params = Type.Object({ id: Type.String({ maxLength: 64 }) });
const reads = { access: 'payments:read', resource: 'payments' } as const;
const handles = { access: 'payments:handle', resource: 'payments' } as const;
const exports = { access: 'payments:export', resource: 'payments' } as const;

/** The payments of the shop and what staff do about them (studio.md section 2); the list in the dialect of `restRoutes`. */
export function transactionRoutes(app: App, deps: Dependencies): void {
  const now = () => deps.clock.now();
  app.get(
    '/api/admin/transactions',
    { config: reads, schema: { tags, querystring: RestQuery, response: { 200: Type.Array(Transaction) } } },
    async (request, reply) => {
      const caller = callerOf(request);
      const query = await readListed(request.reads, request.query, caller);
      const { transactions, total } = await listTransactions(request.reads, query, caller, now());
      const last = query.from + Math.max(0, transactions.length - 1);
      reply.header(
        'content-range',
        `transactions ${query.from}-${last}/${total}${query.isMore ? moreMark : ''}`,
      );
      return transactions;
    },
  );
  app.get(
    '/api/admin/transactions/summary',
    {
      config: reads,
      schema: { tags, querystring: Type.Pick(RestQuery, ['filter']), response: { 200: TransactionSummary } },
    },
    async (request) => {
      const reader = callerOf(request);
      const query = await readListed(request.reads, request.query, reader);
      return summarize(request.reads, query, { reader, now: now() });
    },
  );
  app.post(
    '/api/admin/transactions/export',
    { config: exports, schema: { tags, body: TransactionExportBody } },
    async (request, reply) => {
      const caller = callerOf(request);
      const { filter } = request.body;
      const query = readQuery({ filter: JSON.stringify(filter ?? {}) }, caller);
      const rows = await beginExport(deps, caller, {
        resource: 'payments',
        rows: sql`from payments where ${query.where}`,
        filter,
      });
      return sendCsv(
        reply,
        'transactions',
        rows,
        transactionsCsv(request.reads, query, caller, request.language, now()),
      );
    },
  );
  app.get(
    '/api/admin/transactions/:id',
    { config: reads, schema: { tags, params, response: { 200: TransactionDetail } } },
    async (request) => readTransaction(deps.db, request.params.id, callerOf(request), now()),
  );
  app.post(
    '/api/admin/transactions/:id/ask',
    { config: handles, schema: { tags, params, response: { 200: AskReplies } } },
    async (request) => ({
      replies: await askNow({ ...deps, log: request.log }, callerOf(request), request.params.id),
    }),
  );
  app.post(
    '/api/admin/transactions/:id/receipt',
    { config: handles, schema: { tags, params } },
    async (request, reply) => {
      await resendReceipt(deps, callerOf(request), request.params.id);
      return reply.status(204).send();
    },
  );
  app.post(
    '/api/admin/transactions/:id/notes',
    { config: handles, schema: { tags, params, body: NoteBody, response: { 201: MoneyNote } } },
    async (request, reply) =>
      reply
        .status(201)
        .send(await addNote(deps, callerOf(request), { paymentId: request.params.id }, request.body.text)),
  );
}
