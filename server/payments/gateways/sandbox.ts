import type { Selectable } from 'kysely';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type Currency, currencies } from '../../../contract/currencies';
import type { Clock } from '../../clock';
import type { Db, SandboxOrdersTable } from '../../db/tables';
import type { Address } from '../../dependencies';
import { newReference } from '../../ids';
import type { Keys } from '../../keys';
import type { Gateway, GatewayNotice, Order } from './gateway';
import { signData, verifyData } from './signature';

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
    checkout: (order) => checkout(deps, order),
    readNotice: (body) => readNotice(deps, body),
    ask: (transactionId) => ask(deps, transactionId),
  };
}

async function checkout({ db, clock, address }: SandboxDependencies, order: Order): Promise<string> {
  await db
    .insertInto('sandboxOrders')
    .values({
      reference: newReference(),
      orderCode: order.transactionId,
      amount: order.amount,
      currency: order.currency,
      description: order.description,
      returnUrl: order.returnUrl,
      createdAt: clock.now(),
      expiresAt: order.expiresAt,
    })
    .onConflict((conflict) => conflict.column('orderCode').doNothing())
    .execute();
  const { reference } = await db
    .selectFrom('sandboxOrders')
    .select('reference')
    .where('orderCode', '=', order.transactionId)
    .executeTakeFirstOrThrow();
  return `${address.public}/sandbox/checkout/${reference}?lang=${order.language}`;
}

/**
 * Verifies the signature first, over data of the right shape only; anything outside `data` is ignored (docs/security.md
 * 31).
 */
function readNotice({ keys }: SandboxDependencies, body: unknown): GatewayNotice | null {
  if (!webhook.Check(body)) return null;
  const { data, signature } = body as { data: SandboxData; signature: string };
  if (!verifyData(keys.sandboxWebhook, { ...data }, signature)) return null;
  return { ...data, transactionId: data.orderCode, outcome: outcomes[data.status] };
}

async function ask({ db }: SandboxDependencies, transactionId: string): Promise<GatewayNotice | null> {
  const order = await db
    .selectFrom('sandboxOrders')
    .selectAll()
    .where('orderCode', '=', transactionId)
    .executeTakeFirst();
  if (!order) return null;
  const outcome = order.outcome ? outcomes[order.outcome as SandboxStatus] : 'PENDING';
  return {
    transactionId,
    outcome,
    amount: order.amount,
    currency: order.currency,
    reference: order.reference,
  };
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
  const signature = signData(keys.sandboxWebhook, { ...data });
  return { code: '00', desc: 'success', success: data.status === 'PAID', data, signature };
}
