import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseConnection, Driver } from 'kysely';
import { thrown } from '../platform/thrown';
import type { Db, Tx } from './tables';

/**
 * PGlite has one connection: a query outside the open transaction, made from within it, would deadlock. The guard throws
 * instead, on both databases, so that tests on either catch it. Only tests enable it: to track what runs inside what,
 * Node follows every promise, which takes a fifth of the time of every request.
 */
let inside: AsyncLocalStorage<true> | null = null;
/** Turns the guard on; only tests do. */
export function guardTransactions(): void {
  inside ??= new AsyncLocalStorage();
}

/** Refuses a second connection inside a transaction. */
export function guardDriver(driver: Driver): Driver {
  const acquire = driver.acquireConnection.bind(driver);
  driver.acquireConnection = (): Promise<DatabaseConnection> => {
    if (inside?.getStore()) {
      return Promise.reject(new Error('A query outside the open transaction: pass the transaction along.'));
    }
    return acquire();
  };
  return driver;
}

const serializationFailure = '40001';
const deadlock = '40P01';

/** Whether PostgreSQL requires retrying the whole transaction. */
const isRetryable = (error: unknown) => [serializationFailure, deadlock].includes(thrown(error).code);

/**
 * Runs `work` in a transaction and retries up to five times on serialization failures and deadlocks. `work` may therefore
 * run more than once and must have no side effects that a rollback does not undo. This is the only function that opens
 * transactions. On the embedded database they run one after the other, at any isolation level.
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  isolation?: 'repeatable read',
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const begin = db.transaction();
      const transaction = isolation ? begin.setIsolationLevel(isolation) : begin;
      return await transaction.execute((tx) => (inside ? inside.run(true, () => work(tx)) : work(tx)));
    } catch (error) {
      if (attempt === 5 || !isRetryable(error)) throw error;
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
}

/** Whether the error is a unique violation (23505), optionally of one constraint. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const { code, constraint: name } = thrown(error);
  return code === '23505' && (constraint === undefined || name === constraint);
}
