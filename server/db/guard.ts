import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseConnection, Driver } from 'kysely';
import type { Db, Tx } from './tables';

/**
 * PGlite has one connection: a query outside an open transaction, made from inside it, would wait for ever. The guard
 * makes that an error at once, on both databases, so that tests on either find it.
 */
const inside = new AsyncLocalStorage<true>();

/** Refuses a connection to whoever is inside a transaction already. */
export function guardDriver(driver: Driver): Driver {
  const acquire = driver.acquireConnection.bind(driver);
  driver.acquireConnection = (): Promise<DatabaseConnection> => {
    if (inside.getStore()) {
      return Promise.reject(new Error('A query outside the open transaction: pass the transaction along.'));
    }
    return acquire();
  };
  return driver;
}

const serializationFailure = '40001';
const deadlock = '40P01';

/** Whether PostgreSQL asks for the whole transaction to be tried again. */
const wantsRetry = (error: unknown) =>
  [serializationFailure, deadlock].includes((error as { code?: string })?.code ?? '');

/**
 * Runs `work` in a transaction, again up to five times when PostgreSQL asks for it. `work` may therefore run more than
 * once: it does nothing that a rollback does not undo. The only place that opens transactions.
 */
export async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute((tx) => inside.run(true, () => work(tx)));
    } catch (error) {
      if (attempt === 5 || !wantsRetry(error)) throw error;
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
}

/** Unique violation (23505); with `constraint`, only of that one. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const { code, constraint: name } = (error ?? {}) as { code?: string; constraint?: string };
  return code === '23505' && (constraint === undefined || name === constraint);
}
