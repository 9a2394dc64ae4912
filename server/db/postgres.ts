import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { SettingError } from '../platform/settings';
import { guardDriver } from './guard';

// int8 is returned as text by default; all our integers are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

interface PoolOptions {
  /** The most connections. */
  max?: number;
  /** Whether to send the timeouts when connecting; poolers refuse them. */
  timeouts?: boolean;
}
const limits = { statement_timeout: 20_000, idle_in_transaction_session_timeout: 20_000 };

/** A pool with timeouts throughout: nothing hangs on a lost database or a forgotten transaction. */
export function openPool(
  connectionString: string,
  onError: (error: Error) => void,
  { max = 10, timeouts = true }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5000,
    ...(timeouts && limits),
  });
  // An error on a connection in use is emitted by its client only, and unhandled it would end the process. An error of an
  // idle client is reported here and again by the pool.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => undefined);
  return pool;
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
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000, ...parameters });
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
