import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { guardDriver } from './guard';

// int8 is returned as text by default; all our integers are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** A pool with timeouts throughout: nothing hangs on a lost database or a forgotten transaction. */
export function openPool(connectionString: string, onError: (error: Error) => void, max = 10): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5000,
    statement_timeout: 20_000,
    idle_in_transaction_session_timeout: 20_000,
  });
  // A connection lost while its client is in use emits the error on the client only, and an unhandled one ends the
  // process. An error of an idle client is reported here and again by the pool.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => undefined);
  return pool;
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
