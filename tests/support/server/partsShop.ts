import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { cancelExpired } from '../../../server/payments/checkout/expiry';
import { days, minutes } from '../../../server/platform/clock';
import { type Finance, financeOf } from './finance';
import { moneyProblemsOf } from './invariants';
import { notifySandbox } from './payments';
import { buildTestApp, type TestApp } from './testApp';

interface PartsShop {
  readonly server: TestApp;
  readonly finance: Finance;
  /** A reference that no transfer has. */
  reference(): string;
  /** Reports a transfer with a new reference. */
  pay(id: string, amount: number, given?: object): ReturnType<typeof notifySandbox>;
  /** Lets open payments expire. */
  end(): Promise<void>;
}

/**
 * A shop whose gateway accepts a price in parts, for the tests of one file: each on a separate day, as the limit for one
 * person counts over a day, and with sound books afterwards.
 */
export function partsShop(): PartsShop {
  let server: TestApp | undefined;
  let finance: Finance | undefined;
  let count = 0;
  const reference = () => `part-${count++}`;
  const made = <T>(what: T | undefined): T => {
    if (!what) throw new Error('The shop opens before each test');
    return what;
  };
  beforeEach(async () => {
    server ??= await buildTestApp({ takesParts: true });
    server.clock.advance(days(1) + 1000);
    finance = await financeOf(server);
  });
  afterEach(async () => expect(await moneyProblemsOf(made(server).db)).toEqual([]));
  afterAll(() => server?.close());
  return {
    get server() {
      return made(server);
    },
    get finance() {
      return made(finance);
    },
    reference,
    pay: (id, amount, given = {}) =>
      notifySandbox(made(server), id, { amount, reference: reference(), ...given }),
    async end() {
      const { clock, db } = made(server);
      clock.advance(minutes(16));
      await cancelExpired(db, clock.now());
    },
  };
}
