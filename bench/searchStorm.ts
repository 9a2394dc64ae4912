import { sql } from 'kysely';
import pg from 'pg';
import { searchQuery } from '../server/accounts/players/search';
import { migrate } from '../server/db/migrate';
import { kyselyOver } from '../server/db/open';
import { openPool, patient, poolDialect } from '../server/db/postgres';
import type { Db } from '../server/db/tables';
import { makeCrowd, worstWords } from './crowd';

const count = Number(process.argv[2] ?? 1_000_000);
const most = 50;

/** Database time of the search and the blocks it read; the slowest of five. */
async function measure(db: Db, word: string) {
  const runs = [];
  for (let n = 0; n < 5; n++) {
    const { rows } = await sql<Record<string, Explained>>`
      explain (analyze, buffers, format json) ${searchQuery(word, new Date())}`.execute(db);
    const [found] = Object.values(rows[0] ?? {})[0] ?? [];
    if (!found) throw new Error('The database explained nothing');
    const { Plan, ...times } = found;
    runs.push({
      ms: times['Planning Time'] + times['Execution Time'],
      blocks: Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'],
      rows: Plan['Actual Rows'],
    });
  }
  return runs.reduce((one, other) => (other.ms > one.ms ? other : one));
}
type Explained = [
  {
    Plan: Record<'Shared Hit Blocks' | 'Shared Read Blocks' | 'Actual Rows', number>;
    'Planning Time': number;
    'Execution Time': number;
  },
];

/** `npm run bench:search`: the worst queries over a million players, in a temporary PostgreSQL database. */
async function run(url: string): Promise<boolean> {
  const name = `outline_storm_${process.pid}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const db = kyselyOver(poolDialect(openPool(String(address), () => undefined, { ...patient, max: 1 })));
  try {
    await migrate(db);
    await makeCrowd(db, count);
    let good = true;
    for (const word of worstWords) {
      const { ms, blocks, rows } = await measure(db, word);
      good &&= ms < most;
      process.stdout.write(
        `${word.padEnd(10)} ${ms.toFixed(2).padStart(8)} ms ${String(blocks).padStart(5)} blocks ${rows} rows\n`,
      );
    }
    return good;
  } finally {
    await db.destroy();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

const url = process.env.TEST_DATABASE_URL;
if (!url) {
  process.stderr.write('TEST_DATABASE_URL names no PostgreSQL\n');
  process.exit(1);
}
const good = await run(url);
process.stdout.write(
  good ? `Every word took less than ${most} ms\n` : `Some words took ${most} ms or more\n`,
);
process.exit(good ? 0 : 1);
