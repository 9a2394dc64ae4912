import { sql } from 'kysely';
import { offers, seasons } from '../../../contract/resources';
import { dayOf } from '../../../contract/vietnamTime';
import { itemRows } from '../../../server/accounts/players/lists/itemRows';
import { ledgerRows } from '../../../server/accounts/players/lists/ledgerRows';
import { mailRows } from '../../../server/accounts/players/lists/mailRows';
import { noteRows } from '../../../server/accounts/players/lists/noteRows';
import { playerSessionRows } from '../../../server/accounts/players/lists/playerSessionRows';
import { seasonRows } from '../../../server/accounts/players/lists/seasonRows';
import { readPlayerPage } from '../../../server/accounts/players/page';
import type { Db } from '../../../server/db/tables';
import type { Actor } from '../../../server/http/types';
import { offerReport } from '../../../server/money/figures/offerReport';
import { requestRows } from '../../../server/money/requests/requestList';
import { transactionRows } from '../../../server/money/transactions/list';
import { readQuery } from '../../../server/resources/readQuery';
import { listRest } from '../../../server/resources/restList';
import { readListQuery } from '../../../server/resources/restQuery';
import { type ListRows, listPage } from '../../../server/resources/sqlSource';
import type { Asked } from './combinations';
import { busyPlayer } from './fillStudio';

const actor = { staffRoles: ['owner'] } as unknown as Actor;
const limits = {
  secondPersonOver: { VND: 500_000, USD: 2000 },
  grants: { secondPersonOver: { diamonds: 5000, golds: 50_000 }, dailyCap: { diamonds: 1, golds: 1 } },
};
/** A day, so that both shops get the same queries. */
const day = (days: number) => dayOf(new Date(Date.now() - days * 86_400_000));
const asText = (filter: object, range = [0, 24]) => ({
  filter: JSON.stringify(filter),
  range: JSON.stringify(range),
});

function page<Raw, Row extends object>(rows: ListRows<Raw, Row>, filter: object): Asked['run'] {
  return (db) =>
    listPage(rows, readQuery(rows.resource, asText(filter), actor), {
      reads: db,
      actor,
      now: new Date(),
      language: 'vi',
    });
}

/** The tabs of the player of whom each list has a whole page. */
function* ofPlayer(id: string): Generator<Asked> {
  yield { name: 'player', run: (db) => readPlayerPage(db, id, { actor, now: new Date() }) };
  yield { name: 'ledger', run: page(ledgerRows(id), {}) };
  yield { name: 'ledger of a wallet', run: page(ledgerRows(id), { wallet: 'golds' }) };
  yield { name: 'items', run: page(itemRows(id), {}) };
  yield { name: 'seasons of a player', run: page(seasonRows(id), {}) };
  yield { name: 'sessions', run: page(playerSessionRows(id), {}) };
  yield { name: 'mails', run: page(mailRows(id), {}) };
  yield { name: 'mails that were sent', run: page(mailRows(id), { state: 'sent' }) };
  yield { name: 'notes', run: page(noteRows(id), {}) };
}

function* grants(userId: string): Generator<Asked> {
  const filters = [
    {},
    { userId },
    { state: 'requested' },
    { state: 'done' },
    { state: ['refused', 'withdrawn'] },
    { currency: 'golds' },
    { currency: 'diamonds' },
    { state: 'refused' },
    { needsSecond: true },
    { state: 'done', needsSecond: true },
    { requestedAt_gte: day(100) },
    { requestedAt_lte: day(100), state: 'refused' },
  ];
  for (const filter of filters)
    yield {
      name: `grants ${JSON.stringify(filter)}`,
      run: page(requestRows(limits), { kind: 'grant', ...filter }),
    };
}

function* codes(offerId: string): Generator<Asked> {
  const payments = (filter: object) => page(transactionRows, { offerId, ...filter });
  yield { name: 'report of a code', run: (db) => offerReport(db, offerId) };
  yield { name: 'payments of a code', run: payments({}) };
  yield { name: 'payments of a code that were paid', run: payments({ status: 'COMPLETED' }) };
  // None were: all of the code's payments would be looked at.
  yield { name: 'payments of a code that were cancelled', run: payments({ status: 'CANCELLED' }) };
  for (const resource of [offers, seasons])
    yield {
      name: resource.name,
      run: (db) => listRest(db, resource, readListQuery(resource, asText({})), { now: new Date() }),
    };
}

/** The first page of each list that came with the studio, with its filters. */
export async function newLists(db: Db): Promise<Asked[]> {
  const { rows } = await sql<{ userId: string; offerId: string }>`
    select fill_id('user', ${busyPlayer}) as user_id, fill_id('offer', 1) as offer_id`.execute(db);
  const [known] = rows;
  if (!known) throw new Error('No shop');
  return [...ofPlayer(known.userId), ...grants(known.userId), ...codes(known.offerId)];
}
