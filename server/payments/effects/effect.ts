import type { Db, Tx } from '../../db/tables';
import type { Clock } from '../../platform/clock';
import type { Keys } from '../../platform/keys';
import type { Checks } from './check';
import type { Taken } from './clawBack';
import type { Payment } from './payment';
import { type Reading, ranges } from './ranges';

export interface EffectDependencies {
  clock: Clock;
  /** Null for demo data: no mails are sent. */
  keys: Keys | null;
  address: { public: string };
}

/** A payment that was just completed. */
export interface Completion {
  payment: Payment;
  /** The payment as it was before. */
  was: Payment;
  now: Date;
}

/** A refund of a completed payment, which has been counted in `payment.refunded`. */
export interface Refund {
  payment: Payment;
  /** The request's id. */
  id: string;
  /** In the smallest unit of the payment's currency. */
  amount: number;
  taken: Taken;
  now: Date;
}

/** Yields a line for each disagreement. */
export type Problems = (db: Db | Tx, reading: Reading) => AsyncIterable<string>;

/** Why an effect has no such part. */
interface None {
  because: string;
}

/**
 * What a completed payment brings besides its own state: how it is brought, how a refund takes it back, and how `outline verify`
 * finds that its facts disagree. One without a part says why.
 */
export interface Effect {
  name: string;
  /** In one sentence, for docs/payments.md. */
  does: string;
  apply: (tx: Tx, deps: EffectDependencies, completion: Completion) => Promise<void>;
  reverse: ((tx: Tx, deps: EffectDependencies, refund: Refund) => Promise<void>) | None;
  problems: Problems | None;
}

/**
 * Problems found by checks of rows, each batch in one statement, which sees every change either wholly or not at all. All checks
 * of a table read a batch one after the other, while it is in memory.
 */
export const problemsBy = (checks: Checks): Problems =>
  async function* (db, reading) {
    for (const table of new Set(checks.map(([table]) => table))) {
      const own = checks.filter((check) => check[0] === table);
      for await (const range of ranges(db, table, reading)) {
        for (const [, check] of own) {
          const { rows } = await check(range, reading.since).execute(db);
          for (const { problem } of rows) yield problem;
        }
      }
    }
  };
