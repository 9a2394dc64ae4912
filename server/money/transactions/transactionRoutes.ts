import * as calls from '../../../contract/calls/transactions';
import { transactions } from '../../../contract/readResources';
import type { Transaction, TransactionDetail } from '../../../contract/transactions';
import type { Dependencies } from '../../dependencies';
import { actorOf } from '../../http/actor';
import { route } from '../../http/route';
import type { App } from '../../http/types';
import { readQuery } from '../../resources/readQuery';
import { type ReadSource, readRoutes } from '../../resources/readRoutes';
import { listPage } from '../../resources/sqlSource';
import { addNote } from '../cases/notes';
import { askNow } from './ask';
import { readTransaction } from './detail';
import { exportTransactions } from './export';
import { transactionRows } from './list';
import { resendReceipt } from './receipt';
import { summarize } from './summary';

/** The payments of the shop and what staff do about them (studio.md section 2). */
export function transactionRoutes(app: App, deps: Dependencies): void {
  readRoutes(app, deps, {
    resource: transactions,
    calls: { list: calls.listTransactions, export: calls.exportTransactions, one: calls.getTransaction },
    source: transactionSource(deps),
  });
  route(app, calls.summarizeTransactions, async (request) => {
    const actor = actorOf(request);
    const query = readQuery(transactions, request.query, actor);
    return summarize(request.reads, query, { actor, now: deps.clock.now() });
  });
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

const transactionSource = (deps: Dependencies): ReadSource<Transaction, TransactionDetail> => ({
  page: (query, reading) => listPage(transactionRows, query, reading),
  file: (query, reading, filter) => exportTransactions(deps, query, reading, filter),
  one: (id, { actor, now }) => readTransaction(deps.db, id, actor, now),
});
