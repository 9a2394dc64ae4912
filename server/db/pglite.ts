import { setImmediate as nextTurn } from 'node:timers/promises';
import { type PGlite, type QueryOptions, types } from '@electric-sql/pglite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { guardDriver } from './guard';

/** A Kysely dialect over one PGlite session; connections queue for it. */
export function pgliteDialect(db: PGlite): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => guardDriver(new PgliteDriver(db)),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** PGlite runs on the main thread: yield to other work after this many milliseconds of queries. */
const maxBlocking = 10;

class PgliteDriver implements Driver {
  #waiting: Array<() => void> = [];
  #taken = false;
  #turnBegan = performance.now();
  readonly #connection: DatabaseConnection;

  constructor(private readonly db: PGlite) {
    this.#connection = new PgliteConnection(db);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#taken = true;
    if (performance.now() - this.#turnBegan > maxBlocking) {
      await nextTurn();
      this.#turnBegan = performance.now();
    }
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken = false;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.db.close();
  }
}

/** PGlite's own take several times as long for files and pages, during which nothing else runs. */
const bytesAsHex: QueryOptions = {
  serializers: { [types.BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` },
  parsers: { [types.BYTEA]: (text) => Buffer.from(text.slice(2), 'hex') },
};

class PgliteConnection implements DatabaseConnection {
  constructor(private readonly db: PGlite) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.db.query<R>(query.sql, [...query.parameters], bytesAsHex);
    return { rows, numAffectedRows: BigInt(affectedRows ?? 0) };
  }

  /** PGlite has no cursors; nothing here streams. */
  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('PGlite cannot stream a query');
  }
}
