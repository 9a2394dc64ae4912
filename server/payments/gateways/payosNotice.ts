import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { GatewayRequest, WebhookResult } from './gateway';
import { readGatewayTime } from './gatewayTimes';
import { reference } from './payosCalls';
import { smallestOrderCode } from './payosOrders';
import { senderOf } from './payosSender';
import { canonical, type Signed, verifyData } from './signature';

/** Types are strict because the signed form does not distinguish `{ a: '1&b=2' }` from `{ a: '1', b: '2' }`. */
const notice = Compile(
  Type.Object({
    data: Type.Object(
      {
        orderCode: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
        amount: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
        description: Type.String(),
        reference,
        transactionDateTime: Type.String(),
        currency: Type.String({ minLength: 1, maxLength: 10 }),
        code: Type.String(),
      },
      { additionalProperties: Type.Union([Type.String(), Type.Number(), Type.Null()]) },
    ),
    signature: Type.String(),
  }),
);

/**
 * Verifies a PayOS webhook over its `data` only, as nothing outside of it is signed
 * (payos.vn/docs/du-lieu-tra-ve/webhook). It reports one transfer, so `COMPLETED` means "this transfer arrived", not that
 * the price is reached; any code other than 00 is not final and reads as PENDING.
 */
export function readPayosNotice(checksumKey: string, { body }: GatewayRequest): WebhookResult {
  const given = parse(body);
  if (!notice.Check(given)) return { kind: 'refused' };
  const { data, signature } = given;
  if (isAmbiguous(data) || !verifyData(checksumKey, data as Signed, signature)) return { kind: 'refused' };
  if (isRegistrationTest(data)) return { kind: 'test' };
  const isPaid = data.code === '00' && data.amount > 0;
  const transfer = {
    reference: data.reference,
    amount: data.amount,
    currency: data.currency,
    at: readGatewayTime(data.transactionDateTime),
    ...senderOf(data),
  };
  return {
    kind: 'report',
    evidence: {
      signed: canonical(data as Signed),
      body: JSON.stringify({ data, signature: signature.toLowerCase() }),
    },
    report: {
      orderNumber: String(data.orderCode),
      outcome: isPaid ? 'COMPLETED' : 'PENDING',
      transfers: isPaid ? [transfer] : [],
    },
  };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

/**
 * Whether a value could be read as further fields. Payers choose some of them, such as their name, so anyone who saw a
 * notice could otherwise turn it into one of another order. A genuine notice that this refuses is found by polling.
 */
const isAmbiguous = (data: object): boolean =>
  Object.values(data).some((value) => typeof value === 'string' && /&[^&]*=/.test(value)) ||
  Object.keys(data).some((key) => /[&=]/.test(key));

/** PayOS's call to a newly registered address, signed: its published sample, or one that calls itself a test. */
const isRegistrationTest = (data: { orderCode: number; reference: string; description: string }): boolean =>
  data.orderCode < smallestOrderCode &&
  ((data.orderCode === 123 && data.reference === 'TF230204212323') ||
    data.description === 'VQRIO123' ||
    data.description === 'Ma giao dich thu nghiem');
