import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transactions } from '../../../contract/readResources';
import { lastListedRow } from '../../../contract/resource';
import type { Db } from '../../../server/db/tables';
import type { Actor } from '../../../server/http/types';
import { transactionRows } from '../../../server/money/transactions/list';
import { readQuery } from '../../../server/resources/readQuery';
import type { Reading } from '../../../server/resources/readRoutes';
import { allOf, conditionsOf, listPage } from '../../../server/resources/sqlSource';
import { type Asked, combinationsOf, paymentQueries } from '../../support/server/combinations';
import { postgresUrl } from '../../support/server/database';
import { filledDatabase } from '../../support/server/filledDatabase';
import { newLists } from '../../support/server/newLists';
import {
  type Cost,
  costOf,
  largeTables,
  recordStatements,
  type Waste,
  wasteOf,
} from '../../support/server/plans';

/**
 * An ordinary run covers part of the combinations over a small shop; `npm run test:million` all of them over a large one.
 */
const isMillion = Boolean(process.env.PLAYERS);
const users = Number(process.env.PLAYERS ?? 16_000);
const filling = 3_600_000;

/** What a statement may read in vain: proportional to what it shows, or has to look at to count. */
const mayFetch = ({ used }: Waste, most: number) => Math.max(most, 1000 + 4 * used);
const mayWalk = (name: string) => Math.max(500_000, mostOf(name));
/** Milliseconds at the database, warm. */
const slowest = 50;
/**
 * What passes each of two million payments takes 300 ms on an idle machine (docs/scaling.md). The close of a day long ago adds up
 * what has moved since in the wallets of everybody whom that day moved; one person reads it once.
 */
const longestOf = (name: string) => (name.startsWith('closing ') ? 2000 : 1000);

/** Statements that may read this many rows, and why. */
const allowed: Array<[by: RegExp, most: number, why: string]> = [
  [
    /^payments /,
    2 * users,
    'passes each payment once where few match, as few filters have an index of their own',
  ],
  [/^summary /, 8 * users, 'the same for each of four states, where all of them together have ten thousand'],
  [/^users .*"Search"/, 60_000, 'looks among the newest fifty thousand for a text that many have'],
  [
    /^users .*"(CreatedFrom|LastSeenFrom)"/,
    25_000,
    'the newest ten thousand of a period are sorted in another order than its own',
  ],
  [
    /^users .*"Tag"/,
    60_000,
    'goes through those whom staff tagged by hand, at most a third of a hundred thousand here, and sorts ten thousand',
  ],
  [
    /^users .*"Seen"/,
    20_000,
    'one in ten signs in within a week; pages in another order end at the thousandth',
  ],
  [
    /^users .*isLocked/,
    10_000,
    'the few who are banned are sorted by id, and their index is by when bans end',
  ],
];
const mostOf = (name: string) => allowed.find(([by]) => by.test(name))?.[1] ?? 0;

const lines = (texts: string[]) => texts.join('\n');

describe.runIf(postgresUrl)('any combination of filters and sorts', () => {
  let recorded: ReturnType<typeof recordStatements>;
  let asked: Asked[] = [];
  let large: string[] = [];
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const database = await filledDatabase(users);
    recorded = recordStatements(database.address);
    drop = database.drop;
    large = await largeTables(recorded.pool, users / 2);
    const all = await combinationsOf(recorded.db);
    const some = all.filter(({ name }, n) => n % 29 === 0 || /^(requests|closing|search)/.test(name));
    asked = [...(isMillion ? all : some), ...(await newLists(recorded.db))];
  }, filling);
  afterAll(async () => {
    await recorded.db.destroy();
    await drop();
  });

  it('reads little in vain, and no large table from end to end', { timeout: filling }, async () => {
    const faults: string[] = [];
    for (const { name, run } of asked) {
      recorded.recorder.by = name;
      recorded.forget();
      await run(recorded.db);
      recorded.recorder.by = '';
      for (const statement of recorded.statements()) {
        const waste = await wasteOf(recorded.pool, statement, large);
        const { fetched, walked, scanned } = waste;
        const most = mayFetch(waste, mostOf(name));
        if (fetched <= most && scanned <= most && walked <= mayWalk(name)) continue;
        faults.push(`${name}: ${JSON.stringify(waste)} ${statement.sql.replace(/\s+/g, ' ').slice(0, 150)}`);
      }
    }
    expect(asked.length).toBeGreaterThan(500);
    expect(lines(faults)).toBe('');
  });

  it('finds what a plain query finds', { timeout: filling }, async () => {
    const differing: string[] = [];
    const queries = (await paymentQueries(recorded.db)).filter((_, n) => n % (isMillion ? 97 : 17) === 0);
    for (const asked of [...queries, ...longPeriodByAmount])
      if ((await found(recorded.db, asked)) !== (await foundPlainly(recorded.db, asked)))
        differing.push(JSON.stringify(asked));
    expect(queries.length).toBeGreaterThan(30);
    expect(lines(differing)).toBe('');
  });

  it('takes no more for a page of a new list than in a small shop', { timeout: filling }, async () => {
    const small = await filledDatabase(1000, '');
    const other = recordStatements(small.address);
    const [here, there] = [await listCosts(recorded), await listCosts(other)];
    await other.db.destroy();
    await small.drop();
    const dear = [...here].filter(
      ([name, cost]) =>
        !ofBounded.test(name) &&
        isDearer(cost, there.get(name)) &&
        // Sorted by time, while their index is by state first.
        !(name.startsWith('payments of a code') && cost.page.milliseconds < slowest),
    );
    if (isMillion)
      process.stdout.write(
        `${lines([...here].map(([name, cost]) => lineFor(name, cost, there.get(name))))}\n`,
      );
    expect(here.size).toBeGreaterThan(25);
    expect(dear).toEqual([]);
  });

  it.runIf(isMillion)('answers within the limit, or is named', { timeout: filling }, async () => {
    const small = await filledDatabase(1000, '');
    const other = recordStatements(small.address);
    const same = await combinationsOf(other.db);
    const times: Times[] = [];
    for (const [n, { name, run }] of asked.entries()) {
      const runSmall = same[n]?.run ?? run;
      // Warm, and both next to the same other load on the machine.
      await run(recorded.db);
      await runSmall(other.db);
      times.push({ name, large: await time(recorded.db, run), small: await time(other.db, runSmall) });
    }
    await other.db.destroy();
    await small.drop();
    process.stdout.write(`${lines(tableOf(times))}\n`);
    // What docs/scaling.md names may take longer, and is one in ten; of the others two in a hundred are slow.
    const slow = times.filter(isSlow);
    expect(slow.length).toBeLessThan(asked.length / 10);
    expect(slow.filter(({ name }) => mostOf(name) === 0).length).toBeLessThan(asked.length / 50);
    expect(slow.filter(({ large, name }) => large > longestOf(name)).map(({ name }) => name)).toEqual([]);
  });
});

/** What a list costs: its page, and its total, which is counted up to the last row that can be shown. */
interface ListCost {
  page: Cost;
  total: Cost;
}
const nothing: Cost = { rows: 0, pages: 0, milliseconds: 0 };
const sum = (a: Cost, b: Cost): Cost => ({
  rows: a.rows + b.rows,
  pages: a.pages + b.pages,
  milliseconds: a.milliseconds + b.milliseconds,
});
/** Tables of sums have as many rows as days, however many players there are. */
const ofSums = /from figure_hours/;
/**
 * Requests are staff's, and a page may read all of them (boundedTables.ts), as that of a player does of the open ones; the
 * combinations of their filters are timed.
 */
const ofBounded = /^(grants |player$)/;
const ofTotal = /^\s*select count\(\*\)/;

async function listCosts({ db, pool, recorder, ...recorded }: ReturnType<typeof recordStatements>) {
  const costs = new Map<string, ListCost>();
  for (const { name, run } of await newLists(db)) {
    recorder.by = name;
    recorded.forget();
    await run(db);
    recorder.by = '';
    const cost = { page: nothing, total: nothing };
    for (const statement of recorded.statements().filter((one) => !ofSums.test(one.sql))) {
      const part = ofTotal.test(statement.sql) ? 'total' : 'page';
      cost[part] = sum(cost[part], await costOf(pool, statement));
    }
    costs.set(name, cost);
  }
  return costs;
}

/** A thousand players may not fill a page: what the longest takes, a hundred rows, as each is found and read. */
const fullPage = 200;
/** A small shop responds in fractions of a millisecond, which vary with what else the machine does. */
const spread = 2;
const isDearer = ({ page, total }: ListCost, small: ListCost = { page: nothing, total: nothing }) =>
  page.rows > 1.5 * Math.max(fullPage, small.page.rows) ||
  total.rows > 1.5 * Math.max(lastListedRow, small.total.rows) ||
  (isMillion && page.milliseconds > 1.5 * small.page.milliseconds + spread);

const lineFor = (name: string, { page, total }: ListCost, small?: ListCost) =>
  `${name}: ${page.rows} rows (small: ${small?.page.rows}), ${page.pages} pages (${small?.page.pages}), ` +
  `${page.milliseconds.toFixed(2)} ms (${small?.page.milliseconds.toFixed(2)}); total ${total.rows} rows ` +
  `(${small?.total.rows}), ${total.milliseconds.toFixed(2)} ms (${small?.total.milliseconds.toFixed(2)})`;

const actor = { staffRoles: ['owner'] } as unknown as Actor;
const readingOf = (reads: Db): Reading => ({ reads, actor, now: new Date(), language: 'vi' });
type Query = Awaited<ReturnType<typeof paymentQueries>>[number];

/** Pages within an amount, across two amounts and across two currencies, of more payments than are read and sorted. */
const longPeriodByAmount: Query[] = [0, 1500, 2450, 4990, 9000, 9975].flatMap((from) =>
  ['ASC', 'DESC'].map((direction) => ({
    filter: JSON.stringify({ createdAt_gte: new Date(Date.now() - 600 * 86_400_000).toISOString() }),
    sort: JSON.stringify(['amount', direction]),
    range: JSON.stringify([from, from + 24]),
  })),
);

/** The ids of a page and the total, as text. */
async function found(db: Db, asked: Query): Promise<string> {
  const query = readQuery(transactions, asked, actor);
  const { rows, total } = await listPage(transactionRows, query, readingOf(db));
  return JSON.stringify([rows.map(({ id }) => id), total]);
}

/** By the filter's conditions alone, without what follows from them. */
async function foundPlainly(db: Db, asked: Query): Promise<string> {
  const { conditions, sort, from } = readQuery(transactions, asked, actor);
  const where = allOf(conditionsOf(transactionRows, conditions, readingOf(db)));
  const direction = sql.raw(sort.direction);
  const column = sort.column === 'amount' ? sql`currency ${direction}, amount` : sql`created_at`;
  const { rows } = await sql<{ id: string }>`select id from payments where ${where}
    order by ${column} ${direction}, id ${direction} limit 25 offset ${from}`.execute(db);
  const { rows: counts } = await sql<{ count: number }>`select least(count(*), 10001) as count
    from payments where ${where}`.execute(db);
  return JSON.stringify([rows.map(({ id }) => id), counts[0]?.count]);
}

/** Milliseconds of a whole call in a large and a small shop. */
interface Times {
  name: string;
  large: number;
  small: number;
}

const isSlow = ({ large }: Times) => large > slowest;
/** Whether a call costs more than one and a half times as much as in a small shop, and over five milliseconds more. */
const isDear = ({ large, small }: Times) => large > 1.5 * small && large > small + 5;

async function time(db: Db, run: Asked['run']): Promise<number> {
  const began = performance.now();
  await run(db);
  return performance.now() - began;
}

/** The slow calls by name, and a line for each list. */
function tableOf(times: Times[]): string[] {
  const slow = times.filter(isSlow).sort((a, b) => b.large - a.large);
  const lists = [...new Set(times.map(listOf))];
  return [
    ...slow.map(({ name, large, small }) => `${large.toFixed(0)} ms (small: ${small.toFixed(0)}) ${name}`),
    ...lists.map((list) =>
      lineOf(
        list,
        times.filter((one) => listOf(one) === list),
      ),
    ),
  ];
}

const listOf = ({ name }: Times) => name.split(' ', 1)[0] ?? '';

function lineOf(list: string, times: Times[]): string {
  const sorted = times.map(({ large }) => large).sort((a, b) => a - b);
  const [median = 0, most = 0] = [sorted[sorted.length >> 1], sorted.at(-1)];
  const ms = `median ${median.toFixed(1)} ms, slowest ${most.toFixed(0)} ms`;
  return `${list}: ${times.length}, ${ms}, slow ${times.filter(isSlow).length}, dear ${times.filter(isDear).length}`;
}
