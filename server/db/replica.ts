import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import type pg from 'pg';
import { seconds } from '../platform/clock';
import { thrown } from '../platform/thrown';
import { poolDialect } from './postgres';

/** How long a failed replica is left alone, in milliseconds. */
const pause = seconds(2);

/** The most that a replica may lag behind and still be read, in milliseconds. */
const mostBehind = seconds(10);

/** Whether the replica may be read. */
export class ReplicaHealth {
  #awayUntil = 0;
  #recentUntil = 0;

  get isUsable(): boolean {
    const now = Date.now();
    return now < this.#recentUntil && now >= this.#awayUntil;
  }

  /** Called each second with the replica's lag in milliseconds; if the calls stop, the replica is soon no longer used. */
  seen(behind: number): void {
    this.#recentUntil = Date.now() + mostBehind - behind;
  }

  failed(): void {
    this.#awayUntil = Date.now() + pause;
  }
}

/**
 * Reads from the replica while it is usable and from the primary otherwise. A query that fails on the replica runs again
 * on the primary, which is safe because only reads come here: the replica cancels reads that block its replay, and its
 * connections end when it stops. A stream that has begun fails with it.
 */
export function replicaDialect(
  replica: pg.Pool,
  primary: pg.Pool,
  health: ReplicaHealth,
  onFallback: () => void,
): Dialect {
  const near = poolDialect(replica);
  const main = poolDialect(primary);
  return {
    createAdapter: () => main.createAdapter(),
    createIntrospector: (db) => main.createIntrospector(db),
    createQueryCompiler: () => main.createQueryCompiler(),
    createDriver: () => new ReplicaDriver(near.createDriver(), main.createDriver(), health, onFallback),
  };
}

class ReplicaDriver implements Driver {
  readonly #homes = new Map<DatabaseConnection, Driver>();

  constructor(
    readonly replica: Driver,
    readonly primary: Driver,
    readonly health: ReplicaHealth,
    readonly onFallback: () => void,
  ) {}

  async init(): Promise<void> {
    await this.replica.init();
    await this.primary.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.health.isUsable) return this.#acquirePrimary();
    try {
      const connection = await this.replica.acquireConnection();
      const guarded = new FallbackConnection(connection, (query) => this.#runOnPrimary(query));
      this.#homes.set(guarded, this.replica);
      return guarded;
    } catch {
      this.#fail();
      return this.#acquirePrimary();
    }
  }

  async #acquirePrimary(): Promise<DatabaseConnection> {
    const connection = await this.primary.acquireConnection();
    this.#homes.set(connection, this.primary);
    return connection;
  }

  async #runOnPrimary<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#fail();
    const connection = await this.primary.acquireConnection();
    try {
      return await connection.executeQuery<R>(query);
    } finally {
      await this.primary.releaseConnection(connection);
    }
  }

  #fail(): void {
    this.health.failed();
    this.onFallback();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const home = this.#homes.get(connection) ?? this.primary;
    this.#homes.delete(connection);
    const own = connection instanceof FallbackConnection ? connection.replica : connection;
    await home.releaseConnection(own);
  }

  beginTransaction: Driver['beginTransaction'] = refuse;
  commitTransaction: Driver['commitTransaction'] = refuse;
  rollbackTransaction: Driver['rollbackTransaction'] = refuse;

  /** The pools are closed by whoever opened them (open.ts). */
  async destroy(): Promise<void> {}
}

/** A write would fail on the replica, and half a transaction on each database would be worse. */
const refuse = () => Promise.reject(new Error("Transactions are the primary's: use `db`, not `reads`"));

/** Errors of the query itself: the primary would only repeat them. */
const isOwn = (error: unknown) => /^(22|23|42)/.test(thrown(error).code);

class FallbackConnection implements DatabaseConnection {
  constructor(
    readonly replica: DatabaseConnection,
    readonly again: <R>(query: CompiledQuery) => Promise<QueryResult<R>>,
  ) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return await this.replica.executeQuery<R>(query);
    } catch (error) {
      if (isOwn(error)) throw error;
      return this.again<R>(query);
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<R>> {
    return this.replica.streamQuery<R>(query, chunkSize);
  }
}
