import * as calls from '../../../contract/calls/settlements';
import type { Dependencies } from '../../dependencies';
import { actorOf } from '../../http/actor';
import { route } from '../../http/route';
import type { App } from '../../http/types';
import { ApiError } from '../../platform/errors';
import { textFor } from '../../platform/masking/contacts';
import { common } from '../../platform/messages/common';
import { sendCsv } from '../../resources/exports/csv';
import { compareFile } from './compareFile';
import { exportBooks } from './export';
import { readComparison } from './kept';
import { makeCases } from './makeCases';
import { guessColumns, paidStates } from './presets';
import { recentComparisons } from './recent';
import { readTable } from './table';

/**
 * Compares a gateway's settlement file with our movements (studio.md section 2, Reconciliation). Files come as text/csv.
 */
export async function settlementRoutes(app: App, deps: Dependencies): Promise<void> {
  app.addContentTypeParser('text/csv', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  route(app, calls.readHeadings, async (request) => {
    const { gateway } = request.query;
    const { headings, rows } = readTable(fileOf(request.body), gateway);
    const shown = rows.map((cells) => cells.map((cell) => textFor(actorOf(request), cell)));
    return { headings, rows: shown, columns: guessColumns(headings, gateway), paid: [...paidStates] };
  });
  route(app, calls.compareSettlement, async (request) => {
    const actor = actorOf(request);
    const id = await compareFile(deps, actor, fileOf(request.body), request.query);
    return readComparison(deps.db, actor, id);
  });
  route(app, calls.getSettlements, async () => recentComparisons(deps.db));
  route(app, calls.getSettlement, async (request) =>
    readComparison(deps.db, actorOf(request), request.params.id),
  );
  route(app, calls.makeSettlementCases, async (request) =>
    makeCases(deps, actorOf(request), request.params.id, request.body),
  );
  route(app, calls.exportSettlement, async (request, reply) => {
    const { rows, csv } = await exportBooks(deps, actorOf(request), request.body, request.language);
    return sendCsv(reply, 'settlements', rows, csv);
  });
}

function fileOf(body: unknown): Buffer {
  if (!Buffer.isBuffer(body)) throw new ApiError(415, common.wrongType);
  return body;
}
