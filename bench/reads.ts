import { transactions as transactionList } from '../contract/readResources';
import { searchPlayers } from '../server/accounts/players/search';
import { listUsers } from '../server/accounts/players/userList';
import { findActor } from '../server/accounts/sessions';
import { kyselyOver } from '../server/db/open';
import { openPool, poolDialect } from '../server/db/postgres';
import { prepare } from '../server/db/prepare';
import type { Db } from '../server/db/tables';
import type { Actor } from '../server/http/types';
import { transactionRows } from '../server/money/transactions/list';
import { statusRow } from '../server/payments/checkout/paymentStatus';
import { newId } from '../server/platform/ids';
import { readQuery } from '../server/resources/readQuery';
import { listPage } from '../server/resources/sqlSource';
import { createDatabase } from '../tests/support/server/database';
import { fill } from '../tests/support/server/fill';
import { compare } from './measure';
import type { Report } from './report';
import { connections, manyTimes, statementsOf } from './statements';

const calls = 1000;
const repeated = (work: () => Promise<unknown>) => () => manyTimes(calls, work);

/** Our query functions against the raw driver with the same statements, over 20,000 players on PostgreSQL. */
export async function benchReads(report: Report): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return report.add({ name: 'reads', note: 'not measured: TEST_DATABASE_URL is not set' });
  const { address, drop } = await createDatabase(server);
  const pool = openPool(address, () => undefined, { max: connections });
  const db = kyselyOver(poolDialect(pool));
  // A separate pool, because its statements are recorded.
  const heard = openPool(address, () => undefined, { max: 1 });
  const recorded = kyselyOver(poolDialect(heard));
  await prepare({ databaseUrl: address, databaseOwnerUrl: null }, db);
  await fill(db, { users: 20_000, payments: 20_000 });
  const { id } = await db.selectFrom('payments').select('id').executeTakeFirstOrThrow();
  const [session, now, reader] = [newId(), new Date(), { staffRoles: ['owner' as const] }];
  const query = readQuery(transactionList, { range: '[0,24]', filter: '{}' }, reader);
  const actor = { ...reader, id: newId() } as unknown as Actor;
  const reads: Record<string, (from: Db) => Promise<unknown>> = {
    'search of players': (from) => searchPlayers(from, 'nguy', now),
    'state of a payment': (from) => statusRow(from, { id }),
    'session, account, roles and factor': (from) => findActor(from, session, now),
    'a page of the list of users': (from) => listUsers(from, { Page: 1, PageSize: 25 }, reader, now),
    'a page of transactions': (from) =>
      listPage(transactionRows, query, { reads: from, actor, now, language: 'vi' }),
  };
  for (const [name, work] of Object.entries(reads)) {
    const statements = await statementsOf(heard, () => work(recorded));
    const floor = async () => {
      for (const [text, values] of statements) await pool.query(text, values);
    };
    const rounds = { rounds: 9, least: 0.7 };
    await compare(
      report,
      `${name}, floor: the driver`,
      { candidate: repeated(() => work(db)), floor: repeated(floor) },
      rounds,
    );
  }
  await Promise.all([db.destroy(), recorded.destroy()]);
  await drop();
}
