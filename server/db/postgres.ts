import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { hours, seconds } from '../platform/clock';
import { SettingError } from '../platform/settings';
import { thrown } from '../platform/thrown';
import { guardDriver } from './guard';

// int8 is returned as text by default; all our integers are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

interface PoolOptions {
  /** The most connections. */
  max?: number;
  /** Whether to send the timeouts when connecting; poolers refuse them. */
  timeouts?: boolean;
  /** How long a response is waited for, in milliseconds: a connection that goes silent never ends by itself. */
  deadline?: number;
}
/** For migrations, backfills and commands: a statement on a large table takes longer than a request may. */
export const patient = { timeouts: false, deadline: hours(1) } as const satisfies PoolOptions;
const limits = { statement_timeout: 20_000, idle_in_transaction_session_timeout: 20_000 };

/** A pool with timeouts throughout: nothing hangs on a lost database or a forgotten transaction. */
export function openPool(
  connectionString: string,
  onError: (error: Error) => void,
  { max = 10, timeouts = true, deadline = seconds(25) }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5000,
    query_timeout: deadline,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(timeouts && limits),
  });
  pool.on('connect', endWhenLate);
  // An error on a connection in use is emitted by its client only, and unhandled it would end the process. An error of an
  // idle client is reported here and again by the pool.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => undefined);
  return pool;
}

/** Ends the connection of a query without a timely response: the pool must not hand it out again. */
function endWhenLate(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const watched = (...given: unknown[]) => {
    const response = query(...given);
    if (response instanceof Promise) response.catch((error) => isLate(error) && void endQuietly(client));
    return response;
  };
  client.query = watched as typeof client.query;
}
const isLate = (error: unknown) => thrown(error).message === 'Query read timeout';
/** The pool's type leaves out `end`; while a query runs it destroys the connection without a word to the server. */
const endQuietly = (client: object) => (client as pg.Client).end().catch(() => undefined);

/** Whether a new connection works, within a few seconds. */
export async function answersAnew(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000, query_timeout: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    void endQuietly(client);
  }
}

/**
 * Whether the address accepts timeouts as startup parameters; PgBouncer refuses them. Throws a SettingError when no
 * timeout is in force either way: PgBouncer can also be set to drop the parameters silently.
 */
export async function acceptsTimeouts(setting: string, connectionString: string): Promise<boolean> {
  const accepts = await timeoutOf(connectionString, limits).catch((error: Error) => {
    if (error.message.includes('unsupported startup parameter')) return null;
    throw error;
  });
  const inForce = accepts ?? (await timeoutOf(connectionString, {}));
  if (inForce === '0') {
    throw new SettingError(
      setting,
      "goes through a pooler, and no timeout is in force: alter role … set statement_timeout = '20s', and idle_in_transaction_session_timeout likewise",
    );
  }
  return accepts !== null;
}

async function timeoutOf(connectionString: string, parameters: Partial<typeof limits>): Promise<string> {
  const patience = { connectionTimeoutMillis: 5000, query_timeout: 5000 };
  const client = new pg.Client({ connectionString, ...patience, ...parameters });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ statement_timeout: string }>('show statement_timeout');
    return rows[0]?.statement_timeout ?? '0';
  } finally {
    await client.end();
  }
}

export function poolDialect(pool: pg.Pool): Dialect {
  const dialect = new PostgresDialect({ pool });
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => guardDriver(dialect.createDriver()),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}
