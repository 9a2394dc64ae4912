import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { guardDriver } from './guard';

// int8 comes as text by default; every whole number of ours stays far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** A pool whose waits all end: nothing hangs on a database that is gone or on a forgotten transaction. */
export function openPool(connectionString: string, onError: (error: Error) => void, max = 10): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5000,
    statement_timeout: 20_000,
    idle_in_transaction_session_timeout: 20_000,
  });
  // A backend that is lost while its client is in use raises the error on the client alone, where no listener means the
  // end of the process. An idle client's error comes here too, and then once more from the pool.
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
