import type { Db } from '../../../server/db/tables';
import { addMs, minutes } from '../../../server/platform/clock';
import { newId, newReference } from '../../../server/platform/ids';
import { countFigures } from './countFigures';
import { payosKeys, payosSample, signedWebhook, vietnamTime } from './payosStandInLinks';

/** How money arrives for a payment of 1,000 đồng. */
export const ways = ['exact', 'halves', 'twice', 'less', 'more', 'late', 'unknown', 'dollars'] as const;
export type Way = (typeof ways)[number];

/** A notice to send, and whether the gateway signed it. */
export interface SandboxReport {
  body: string;
  isGenuine: boolean;
}
const price = 1000;

/** Settings of a server that sells through PayOS. */
export const payosEnv = {
  PAYMENT_GATEWAY: 'payos',
  PAYOS_CLIENT_ID: payosKeys.clientId,
  PAYOS_API_KEY: payosKeys.apiKey,
  PAYOS_CHECKSUM_KEY: payosKeys.checksumKey,
  // Nothing listens there: the notices alone must suffice.
  PAYOS_URL: 'http://127.0.0.1:9',
};

/** Stores `count` open payments of 10 diamonds each, for the given players in turn, with their order numbers. */
export async function storePayments(db: Db, players: readonly string[], packageId: string, count: number) {
  const now = new Date();
  const payments = Array.from({ length: count }, (_, n) => {
    const way = ways[n % ways.length] as Way;
    const createdAt = way === 'late' ? addMs(now, -minutes(60)) : now;
    return {
      id: newReference(),
      attemptId: newId(),
      userId: players[n % players.length] ?? '',
      orderCode: 5_000_000_000_000 + n,
      way,
      createdAt,
      expiresAt: addMs(createdAt, minutes(way === 'late' ? 15 : 60)),
    };
  });
  for (let from = 0; from < count; from += 500) {
    const rows = payments.slice(from, from + 500);
    await db
      .insertInto('payments')
      .values(
        rows.map(({ id, userId, way, createdAt, expiresAt }) => ({
          id,
          userId,
          email: 'buyer@outline.example',
          packageId,
          packageName: 'Gói',
          diamonds: 10,
          bonusDiamonds: 0,
          amount: price,
          currency: 'VND' as const,
          gateway: 'payos',
          // Only one payment may be open per player and package: the others have been abandoned.
          status: 'CANCELLED' as const,
          settledAt: way === 'late' ? expiresAt : createdAt,
          createdAt,
          expiresAt,
        })),
      )
      .execute();
    await db
      .insertInto('paymentAttempts')
      .values(
        rows.map(({ id, attemptId, orderCode, createdAt, expiresAt }) => ({
          id: attemptId,
          paymentId: id,
          gateway: 'payos',
          orderNumber: String(orderCode),
          state: 'CANCELLED' as const,
          createdAt,
          expiresAt,
          nextAskAt: null,
        })),
      )
      .execute();
  }
  await countFigures(db);
  return payments;
}
export type StormPayment = Awaited<ReturnType<typeof storePayments>>[number];

/** The notices about a payment, each transfer with its own reference. */
async function noticesOf({ way, orderCode }: StormPayment): Promise<string[]> {
  const tell = (amount: number, n = 1, more: object = {}) =>
    signedWebhook({
      ...payosSample,
      orderCode,
      amount,
      reference: `FT${orderCode}${n}`,
      description: 'P0000000',
      transactionDateTime: vietnamTime(new Date()),
      ...more,
    });
  if (way === 'halves') return [await tell(400, 1), await tell(600, 2)];
  if (way === 'twice') return [await tell(price, 1), await tell(price, 2)];
  if (way === 'less') return [await tell(300)];
  if (way === 'more') return [await tell(1700)];
  if (way === 'unknown') return [await tell(price, 1, { orderCode: orderCode + 4_000_000_000_000 })];
  if (way === 'dollars') return [await tell(price, 1, { currency: 'USD' })];
  return [await tell(price)];
}

/** Every notice three times, plus a forged one for each payment, in random order. */
export async function makeStorm(payments: readonly StormPayment[]): Promise<SandboxReport[]> {
  const storm: SandboxReport[] = [];
  for (const payment of payments) {
    const bodies = await noticesOf(payment);
    for (const body of bodies) {
      for (let n = 0; n < 3; n++) storm.push({ body, isGenuine: true });
    }
    const forged = (bodies[0] ?? '').replace(/"amount":\d+/, '"amount":999');
    storm.push({ body: forged, isGenuine: false });
  }
  for (let n = storm.length - 1; n > 0; n--) {
    const other = Math.floor(Math.random() * (n + 1));
    [storm[n], storm[other]] = [storm[other] as SandboxReport, storm[n] as SandboxReport];
  }
  return storm;
}

/** Which of the ways complete a payment. */
export const completes: Record<Way, boolean> = {
  exact: true,
  halves: true,
  twice: true,
  more: true,
  late: true,
  less: false,
  unknown: false,
  dollars: false,
};
