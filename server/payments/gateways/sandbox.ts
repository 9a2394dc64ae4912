import type { Selectable } from 'kysely';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type Currency, currencies } from '../../../contract/currencies';
import type { PaymentStatus } from '../../../contract/payments';
import type { SandboxOrdersTable } from '../../db/moneyTables';
import type { Db } from '../../db/tables';
import type { Address } from '../../dependencies';
import type { Clock } from '../../platform/clock';
import { newReference } from '../../platform/ids';
import type { Keys } from '../../platform/keys';
import type {
  CheckoutPage,
  Gateway,
  GatewayResponse,
  GatewayUpdate,
  NoticeResult,
  Order,
  WebhookResult,
} from './gateway';
import { canonical, signData, verifyData } from './signature';

export type SandboxOrder = Selectable<SandboxOrdersTable>;
interface SandboxDependencies {
  db: Db;
  clock: Clock;
  keys: Pick<Keys, 'sandboxWebhook'>;
  address: Address;
}

/**
 * The signed part of a webhook. Strictly typed, as PayOS's canonical form does not distinguish `a=1&b=2` from two
 * fields.
 */
const Data = Type.Object(
  {
    orderCode: Type.String({ pattern: '^[0-9a-f]{32}$' }),
    amount: Type.Integer({ minimum: 0 }),
    currency: Type.Enum(currencies),
    reference: Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' }),
    status: Type.Union([Type.Literal('PAID'), Type.Literal('FAILED'), Type.Literal('CANCELLED')]),
    transactionDateTime: Type.String({ pattern: '^[0-9T:.Z-]{1,40}$' }),
  },
  { additionalProperties: false },
);
const webhook = Compile(Type.Object({ data: Data, signature: Type.String() }));

const outcomes = { PAID: 'COMPLETED', FAILED: 'FAILED', CANCELLED: 'CANCELLED' } as const;
export type SandboxStatus = keyof typeof outcomes;

/**
 * The sandbox: a small built-in checkout that sends signed webhooks like PayOS (payos.vn/docs/du-lieu-tra-ve/webhook).
 */
export function sandboxGateway(deps: SandboxDependencies): Gateway {
  return {
    name: 'sandbox',
    currencies,
    takesParts: false,
    reversesByFailure: true,
    askedWhileOpen: true,
    newOrderNumber: newReference,
    checkout: (order) => checkout(deps, order),
    readNotice: ({ body }) => readNotice(deps, body),
    respond,
    ask: (order) => ask(deps, order.orderNumber),
  };
}

async function checkout({ db, clock, address }: SandboxDependencies, order: Order): Promise<CheckoutPage> {
  await db
    .insertInto('sandboxOrders')
    .values({
      reference: newReference(),
      orderCode: order.orderNumber,
      amount: order.amount,
      currency: order.currency,
      description: order.paymentNumber,
      returnUrl: order.returnUrl,
      createdAt: clock.now(),
      expiresAt: order.expiresAt,
    })
    .onConflict((conflict) => conflict.column('orderCode').doNothing())
    .execute();
  const { reference } = await db
    .selectFrom('sandboxOrders')
    .select('reference')
    .where('orderCode', '=', order.orderNumber)
    .executeTakeFirstOrThrow();
  return { url: `${address.public}/sandbox/checkout/${reference}?lang=${order.language}` };
}

/**
 * Verifies the signature first, over data of the right shape only; anything outside `data` is ignored (docs/security.md
 * 31).
 */
function readNotice({ keys }: SandboxDependencies, body: Buffer): WebhookResult {
  const parsed = parse(body);
  if (!webhook.Check(parsed)) return { kind: 'refused' };
  const { data, signature } = parsed as { data: SandboxData; signature: string };
  if (!keys.sandboxWebhook.some((key) => verifyData(key, { ...data }, signature))) return { kind: 'refused' };
  const evidence = { signed: canonical({ ...data }), body: JSON.stringify({ data, signature }) };
  return { kind: 'report', report: reportOf(data, outcomes[data.status]), evidence };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

type SandboxTransfer = Pick<SandboxData, 'orderCode' | 'amount' | 'currency' | 'reference'>;

/** Only a paid order has a transfer; its reference is the order's own. */
const reportOf = (
  { orderCode, reference, amount, currency }: SandboxTransfer,
  outcome: PaymentStatus,
): GatewayUpdate => ({
  orderNumber: orderCode,
  outcome,
  transfers: outcome === 'COMPLETED' ? [{ reference, amount, currency, at: null }] : [],
});

function respond(result: NoticeResult): GatewayResponse {
  if (result === 'refused') return { status: 401, body: { success: false } };
  return { status: result === 'error' ? 503 : 200, body: { success: result !== 'error' } };
}

async function ask({ db }: SandboxDependencies, orderNumber: string): Promise<GatewayUpdate | null> {
  const order = await db
    .selectFrom('sandboxOrders')
    .selectAll()
    .where('orderCode', '=', orderNumber)
    .executeTakeFirst();
  if (!order) return null;
  return reportOf(order, order.outcome ? outcomes[order.outcome as SandboxStatus] : 'PENDING');
}

interface SandboxData {
  orderCode: string;
  amount: number;
  currency: Currency;
  reference: string;
  status: SandboxStatus;
  transactionDateTime: string;
}

/** A signed webhook body for an order. */
export function signedWebhook(keys: Pick<Keys, 'sandboxWebhook'>, order: SandboxOrder, at: Date) {
  const data: SandboxData = {
    orderCode: order.orderCode,
    amount: order.amount,
    currency: order.currency,
    reference: order.reference,
    status: order.outcome as SandboxStatus,
    transactionDateTime: at.toISOString(),
  };
  const signature = signData(keys.sandboxWebhook[0], { ...data });
  return { code: '00', desc: 'success', success: data.status === 'PAID', data, signature };
}
