import * as calls from '../../../contract/calls/transactions';
import type { Dependencies } from '../../dependencies';
import { actorOf } from '../../http/actor';
import { listRoute, route } from '../../http/route';
import type { App } from '../../http/types';
import { sendCsv } from '../../resources/exports/csv';
import { addNote } from '../cases/notes';
import { askNow } from './ask';
import { readTransaction } from './detail';
import { exportTransactions } from './export';
import { readListed, readQuery } from './filters';
import { listTransactions } from './list';
import { resendReceipt } from './receipt';
import { summarize } from './summary';

/** The payments of the shop and what staff do about them (studio.md section 2); the list in the dialect of `restRoutes`. */
export function transactionRoutes(app: App, deps: Dependencies): void {
  const now = () => deps.clock.now();
  listRoute(app, calls.listTransactions, async (request) => {
    const caller = actorOf(request);
    const query = await readListed(request.reads, request.query, caller);
    const { transactions, total } = await listTransactions(request.reads, query, caller, now());
    return { rows: transactions, from: query.from, total, isMore: query.isMore };
  });
  route(app, calls.summarizeTransactions, async (request) => {
    const reader = actorOf(request);
    const query = await readListed(request.reads, request.query, reader);
    return summarize(request.reads, query, { reader, now: now() });
  });
  route(app, calls.exportTransactions, async (request, reply) => {
    const caller = actorOf(request);
    const { filter } = request.body;
    const query = readQuery({ filter: JSON.stringify(filter ?? {}) }, caller);
    const asked = { filter, language: request.language };
    const { rows, csv } = await exportTransactions({ ...deps, reads: request.reads }, caller, query, asked);
    return sendCsv(reply, 'transactions', rows, csv);
  });
  route(app, calls.getTransaction, async (request) =>
    readTransaction(deps.db, request.params.id, actorOf(request), now()),
  );
  route(app, calls.askGateway, async (request) => ({
    replies: await askNow({ ...deps, log: request.log }, actorOf(request), request.params.id),
  }));
  route(app, calls.resendReceipt, async (request) => {
    await resendReceipt(deps, actorOf(request), request.params.id);
  });
  route(
    app,
    calls.noteTransaction,
    async (request) =>
      await addNote(deps, actorOf(request), { paymentId: request.params.id }, request.body.text),
  );
}
