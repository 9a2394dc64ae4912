import { CamelCasePlugin, type CompiledQuery, Kysely } from 'kysely';
import pg from 'pg';
import { openPool, poolDialect } from '../../../server/db/postgres';
import type { Db, Tables } from '../../../server/db/tables';
import { boundedTables } from './boundedTables';

/** A statement as it was sent, and by whom. */
export interface Sent {
  sql: string;
  parameters: readonly unknown[];
  by: string;
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Plan Rows': number;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Index Name'?: string;
  'Index Cond'?: string;
  Filter?: string;
  Plans?: Node[];
}

/** The texts of one statement differ only in the number of values in its lists. */
const shapeOf = (sql: string) => sql.replace(/\s+/g, ' ').replace(/\$\d+(, \$\d+)+/g, '$n');

/** How many examples of one statement are kept, as its plan may depend on the values. */
const examples = 30;

/** A database whose statements are recorded while `by` names who sends them. */
export function recordStatements(address: string) {
  const pool = openPool(address, () => undefined);
  const sent = new Map<string, Sent[]>();
  const recorder = { by: '' };
  const record = ({ sql, parameters }: CompiledQuery) => {
    if (!recorder.by || !/^\s*(select|insert|update|delete|with)\b/i.test(sql)) return;
    const known = sent.get(shapeOf(sql)) ?? [];
    if (known.length < examples) known.push({ sql, parameters, by: recorder.by });
    sent.set(shapeOf(sql), known);
  };
  const db: Db = new Kysely<Tables>({
    dialect: poolDialect(pool),
    plugins: [new CamelCasePlugin()],
    log: ({ query }) => record(query),
  });
  return { db, pool, recorder, statements: () => [...sent.values()].flat(), forget: () => sent.clear() };
}

/** The tables that grow, with at least this many rows according to the planner. */
export async function largeTables(pool: pg.Pool, rows: number): Promise<string[]> {
  const { rows: tables } = await pool.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= $1
    order by 1`,
    [rows],
  );
  return tables.map(({ relname }) => relname).filter((table) => !(table in boundedTables));
}

async function explain(pool: pg.Pool, { sql, parameters }: Sent): Promise<Node> {
  const { rows } = await pool.query(`explain (format json) ${sql}`, [...parameters]);
  return rows[0]['QUERY PLAN'][0].Plan;
}

/** What each index with so many entries is ordered by first. */
async function leadingColumns(pool: pg.Pool, entries: number): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ name: string; column: string }>(
    `select relname as name, pg_get_indexdef(indexrelid, 1, true) as "column" from pg_index
    join pg_class on pg_class.oid = indexrelid where reltuples > $1`,
    [entries],
  );
  return new Map(rows.map(({ name, column }) => [name, column]));
}

/**
 * The faults of a plan: large tables that are read from end to end, or read extensively without a limit, and indexes of them that are
 * passed from end to end in search of few entries.
 */
export async function faultsOf(pool: pg.Pool, statement: Sent, large: readonly string[], most: number) {
  const faults: string[] = [];
  const leading = await leadingColumns(pool, most);
  const isPassed = (node: Node) => {
    const column = leading.get(node['Index Name'] ?? '');
    return column !== undefined && !(node['Index Cond'] ?? '').includes(column);
  };
  const visit = (node: Node, isLimited: boolean) => {
    const table = node['Relation Name'] ?? '';
    const limited = isLimited || node['Node Type'] === 'Limit';
    if (large.includes(table)) {
      if (node['Node Type'] === 'Seq Scan') faults.push(`scans ${table}`);
      else if (!limited && isPassed(node)) faults.push(`passes ${node['Index Name']}`);
      else if (!limited && node['Plan Rows'] > most) faults.push(`reads ${table} without a limit`);
    }
    for (const inner of node.Plans ?? []) visit(inner, limited);
  };
  visit(await explain(pool, statement), false);
  return faults;
}

/** What a statement read in vain when it ran. */
export interface Waste {
  /** Rows of large tables that were fetched and then removed by a filter. */
  fetched: number;
  /** Index entries that a filter removed without looking at the table. */
  walked: number;
  /** Rows of large tables that were read in no order, until there were enough or to the end. */
  scanned: number;
  /** The most rows that the statement processed or returned. */
  used: number;
  milliseconds: number;
}

export async function wasteOf(
  pool: pg.Pool,
  { sql, parameters }: Sent,
  large: readonly string[],
): Promise<Waste> {
  const { rows } = await pool.query(`explain (analyze, timing off, format json) ${sql}`, [...parameters]);
  const [{ Plan: plan, 'Execution Time': milliseconds }] = rows[0]['QUERY PLAN'];
  const waste: Waste = { fetched: 0, walked: 0, scanned: 0, used: 0, milliseconds };
  const visit = (node: Node) => {
    const loops = node['Actual Loops'] ?? 1;
    waste.used = Math.max(waste.used, loops * (node['Actual Rows'] ?? 0));
    // A filter on a subquery counts for the table below it.
    const read = tableBelow(node);
    if (large.includes(read)) {
      const removed = loops * (node['Rows Removed by Filter'] ?? 0);
      waste[node['Node Type'] === 'Index Only Scan' ? 'walked' : 'fetched'] += removed;
      if (node['Node Type'] === 'Seq Scan') waste.scanned += removed + loops * (node['Actual Rows'] ?? 0);
    }
    for (const inner of node.Plans ?? []) visit(inner);
  };
  visit(plan);
  return waste;
}

/** Rows that were looked at in tables and indexes, which no clock decides, pages of them that were read, and time. */
export interface Cost {
  rows: number;
  pages: number;
  milliseconds: number;
}

/** What a statement costs, warm: the fastest of three runs after a first one. */
export async function costOf(pool: pg.Pool, { sql, parameters }: Sent): Promise<Cost> {
  const costs: Cost[] = [];
  for (let n = 0; n < 4; n++) {
    const { rows } = await pool.query(`explain (analyze, buffers, timing off, format json) ${sql}`, [
      ...parameters,
    ]);
    const [{ Plan: plan, 'Execution Time': milliseconds }] = rows[0]['QUERY PLAN'];
    const pages = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    costs.push({ rows: lookedAt(plan), pages, milliseconds });
  }
  return costs.slice(1).reduce((best, cost) => (cost.milliseconds < best.milliseconds ? cost : best));
}

const lookedAt = ({ Plans: inner, ...node }: Node): number =>
  inner
    ? inner.reduce((sum, one) => sum + lookedAt(one), 0)
    : (node['Actual Loops'] ?? 1) * ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0));

const tableBelow = (node: Node): string => {
  const [inner] = node.Plans ?? [];
  return node['Relation Name'] ?? (inner ? tableBelow(inner) : '');
};

/**
 * How many milliseconds a statement takes, warm: the median of five runs after a first one. Its changes are rolled back.
 */
export async function timeOf(pool: pg.Pool, { sql, parameters }: Sent): Promise<number | null> {
  const client = await pool.connect();
  const times: number[] = [];
  try {
    for (let n = 0; n < 6; n++) {
      await client.query('begin');
      const { rows } = await client.query(`explain (analyze, timing off, format json) ${sql}`, [
        ...parameters,
      ]);
      await client.query('rollback');
      times.push(rows[0]['QUERY PLAN'][0]['Execution Time']);
    }
  } catch (error) {
    await client.query('rollback');
    // A row that was inserted once cannot be inserted again (class 23, constraints).
    if (error instanceof pg.DatabaseError && error.code?.startsWith('23')) return null;
    throw error;
  } finally {
    client.release();
  }
  return times.slice(1).sort((a, b) => a - b)[2] ?? null;
}
