import { setTimeout as wait } from 'node:timers/promises';
import { Type } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import type { PayosSettings } from '../../platform/gatewaySettings';
import { callGateway, GatewayFailure, within } from './gatewayCalls';
import { type Signed, signData, verifyData } from './signature';

/** Fields that PayOS may add are part of the signature. */
const Extra = Type.Union([
  Type.String(),
  Type.Number(),
  Type.Boolean(),
  Type.Null(),
  Type.Array(Type.Union([Type.String(), Type.Number(), Type.Record(Type.String(), Type.Unknown())])),
]);
const whole = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
export const reference = Type.String({ minLength: 1, maxLength: 200 });

const envelope = Compile(
  Type.Object({
    code: Type.String(),
    desc: Type.Optional(Type.Unknown()),
    data: Type.Optional(Type.Unknown()),
    signature: Type.Optional(Type.Unknown()),
  }),
);
type Envelope = { code: string; desc?: unknown; data?: unknown; signature?: unknown };

const created = Compile(
  Type.Object(
    { orderCode: whole, amount: whole, paymentLinkId: Type.String(), checkoutUrl: Type.String() },
    { additionalProperties: Extra },
  ),
);
const link = Compile(
  Type.Object(
    {
      orderCode: whole,
      amount: whole,
      status: Type.String(),
      transactions: Type.Array(
        Type.Object({ reference, amount: whole, transactionDateTime: Type.Optional(Type.Unknown()) }),
      ),
    },
    { additionalProperties: Extra },
  ),
);

export interface PayosLink {
  orderCode: number;
  amount: number;
  status: string;
  transactions: Array<{ reference: string; amount: number; transactionDateTime?: unknown }>;
}

export interface PayosOrder {
  orderCode: number;
  amount: number;
  description: string;
  cancelUrl: string;
  returnUrl: string;
  /** In seconds since 1970. */
  expiredAt: number;
}

/** Waits before the second and third attempt, in milliseconds. */
const pauses = [200, 400];

/** Calls PayOS and verifies its responses. */
function payosTransport({ clientId, apiKey, checksumKey, url }: PayosSettings) {
  const call = async (path: string, signal: AbortSignal, body?: object): Promise<Envelope> => {
    const response = await callGateway(`${url}/v2/payment-requests${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'x-client-id': clientId, 'x-api-key': apiKey },
      ...(body && { body }),
      signal,
    });
    if (!envelope.Check(response)) throw new GatewayFailure('PayOS responded in an unknown form');
    return response;
  };

  /** Returns the data of a successful response; throws when its shape is wrong, or its signature missing or wrong. */
  const verified = <T>(shape: Validator, { code, desc, data, signature }: Envelope): T => {
    if (code !== '00') throw new GatewayFailure(`PayOS refused with ${code}: ${String(desc).slice(0, 200)}`);
    if (!shape.Check(data)) throw new GatewayFailure('PayOS responded with unknown data');
    if (!verifyData(checksumKey, data as Signed, signature)) {
      throw new GatewayFailure('the response is not signed by PayOS');
    }
    return data as T;
  };
  return { call, verified };
}

/** The calls of PayOS's merchant API that the adapter makes, with their signatures (payos.vn/docs/api). */
export function payosCalls(settings: PayosSettings) {
  const { call, verified } = payosTransport(settings);
  return {
    /**
     * Creates a payment page within `timeout`; returns null when PayOS already has the order (code 231). An attempt that
     * times out or fails with 500 may have been accepted, so the next one then gets 231. Each attempt but the last gets
     * half of the remaining time.
     */
    async create(order: PayosOrder, timeout: number, signal: AbortSignal) {
      const { amount, cancelUrl, description, orderCode, returnUrl } = order;
      const signature = signData(settings.checksumKey, {
        amount,
        cancelUrl,
        description,
        orderCode,
        returnUrl,
      });
      const end = performance.now() + timeout;
      for (let tries = 0; ; tries++) {
        const pause = pauses[tries];
        const left = end - performance.now();
        try {
          const share = Math.max(1, Math.ceil(pause === undefined ? left : left / 2));
          const response = await within(signal, share, (limited) =>
            call('', limited, { ...order, signature }),
          );
          if (response.code === '231') return null;
          return verified<{ orderCode: number; amount: number; paymentLinkId: string; checkoutUrl: string }>(
            created,
            response,
          );
        } catch (error) {
          const mayRetry = error instanceof GatewayFailure && error.isTransient && !signal.aborted;
          if (!mayRetry || pause === undefined) throw error;
          await wait(pause, undefined, { signal }).catch(() => {
            throw error;
          });
        }
      }
    },

    /** Returns an order; null when PayOS does not know it: code 101, which carries no data and no signature. */
    async find(orderNumber: string, signal: AbortSignal): Promise<PayosLink | null> {
      const response = await call(`/${encodeURIComponent(orderNumber)}`, signal);
      if (response.code === '101') return null;
      const found = verified<PayosLink>(link, response);
      if (String(found.orderCode) !== orderNumber) throw new GatewayFailure('PayOS reported another order');
      return found;
    },

    /** Closes a page; returns false when PayOS refuses, as it does for an order that has ended. */
    async cancel(orderNumber: string, signal: AbortSignal): Promise<boolean> {
      const path = `/${encodeURIComponent(orderNumber)}/cancel`;
      const response = await call(path, signal, { cancellationReason: 'expired' });
      if (response.code !== '00') return false;
      verified(link, response);
      return true;
    },
  };
}
