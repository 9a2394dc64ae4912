import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOwn } from '../../../server/db/open';
import type { Db } from '../../../server/db/tables';
import { bookProblems, booksOf } from '../../../server/payments/verify/books';
import { moneyProblems } from '../../../server/payments/verify/moneyProblems';
import { postgresUrl } from '../../support/server/database';
import { filledDatabase } from '../../support/server/filledDatabase';

// The filling is for PostgreSQL, in one statement for each table.
describe.runIf(postgresUrl)('a large shop', () => {
  let db: Db;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const filled = await filledDatabase(1000, '');
    db = openOwn(filled.address);
    drop = filled.drop;
  });
  afterAll(async () => {
    await db?.destroy();
    await drop?.();
  });

  it('agrees with itself, so that what is measured on it is measured on a shop', async () => {
    const problems: string[] = [];
    for await (const problem of moneyProblems(db)) problems.push(problem);
    const { wallets } = await booksOf(db);
    expect([...problems, ...bookProblems(wallets)]).toEqual([]);
    expect(Math.min(...wallets.map(({ held }) => held))).toBeGreaterThan(0);
  });
});
