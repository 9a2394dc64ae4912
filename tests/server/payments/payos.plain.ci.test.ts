import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PayOS } from '@payos/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Gateway, type Order, OrderNumberTaken } from '../../../server/payments/gateways/gateway';
import { GatewayFailure } from '../../../server/payments/gateways/gatewayCalls';
import { payosGateway } from '../../../server/payments/gateways/payos';
import { type Signed, signData, verifyData } from '../../../server/payments/gateways/signature';
import { addMs, minutes } from '../../../server/platform/clock';
import { startPayos } from '../../support/server/payosStandIn';
import { payosSample, signedWebhook } from '../../support/server/payosStandInLinks';
import { type Fault, faultyAnswers } from '../../support/server/standInServer';

let payos: Awaited<ReturnType<typeof startPayos>>;
let gateway: Gateway;
let hasty: Gateway;
let official: PayOS;
// One per test: a call that its caller gave up on may arrive as late as the next test.
beforeEach(async () => {
  payos = await startPayos();
  gateway = payosGateway(payos.settings);
  hasty = payosGateway(payos.settings, { timeout: 600 });
  const { url: baseURL, ...keys } = payos.settings;
  official = new PayOS({ ...keys, baseURL, logLevel: 'off' });
});
afterEach(() => payos.close());
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
/** Waits a long time only where the stand-in responds. */
const patient = (fault: Fault) => (/hang|drip/i.test(fault) ? hasty : gateway);

/** The example of payos.vn/docs/tich-hop-webhook/kiem-tra-du-lieu-voi-signature. */
const published = {
  key: '1a54716c8f0efb2744fb28b6e38b25da7f67a925d98bc1c18bd8faaecadd7675',
  signature: '412e915d2871504ed31be63c8f62a149a4410d34c4c42affc9006ef9917eaa03',
};
const { signal } = new AbortController();
const newOrder = (changes: Partial<Order> = {}): Order => {
  const now = new Date();
  return {
    orderNumber: gateway.newOrderNumber('payment'),
    amount: 59_000,
    currency: 'VND',
    paymentNumber: '4F7A9-2C10B',
    returnUrl: 'https://outline.example/shops?payment=1&from=payos',
    createdAt: now,
    expiresAt: addMs(now, minutes(15)),
    language: 'vi',
    ipAddress: '203.0.113.7',
    ...changes,
  };
};
const asked = ({ orderNumber, createdAt }: Order) => ({ orderNumber, createdAt, gatewayId: null });
const opened = async (changes: Partial<Order> = {}) => {
  const order = newOrder(changes);
  const page = await gateway.checkout(order, signal);
  return { order, page, orderCode: Number(order.orderNumber) };
};
const read = (body: string | Buffer, by = gateway) =>
  by.readNotice({ method: 'POST', query: {}, body: Buffer.from(body) });
const paidNotice = async () => {
  const { orderCode } = await opened();
  return payos.webhook(orderCode, payos.pay(orderCode));
};

describe('signatures', () => {
  it('reproduce the published example', async () => {
    expect(signData(published.key, payosSample)).toBe(published.signature);
    expect(verifyData(published.key, payosSample, published.signature)).toBe(true);
    expect(await official.webhooks.verify(asWebhook(payosSample, published.signature))).toEqual(payosSample);
  });

  it('agree with the official package on empty values, accents and lists, and both refuse a changed byte', async () => {
    const samples: Signed[] = [
      { ...payosSample, counterAccountName: null, desc: 'null', description: 'Đỗ Ánh & con' },
      { orderCode: 5, transactions: [{ b: 1, a: 'ữ', c: null }, { a: '"/' }], canceledAt: null },
      { orderCode: 6, transactions: [] },
    ];
    for (const data of samples) {
      const theirs = await official.crypto.createSignatureFromObj(data, payos.settings.checksumKey);
      expect(signData(payos.settings.checksumKey, data)).toBe(theirs);
      for (const changed of [
        { ...data, orderCode: 7 },
        { ...data, extra: '' },
      ]) {
        expect(verifyData(payos.settings.checksumKey, changed, theirs)).toBe(false);
        await expect(
          official.webhooks.verify(asWebhook(changed as unknown as typeof payosSample, String(theirs))),
        ).rejects.toThrow();
      }
    }
  });
});
const asWebhook = (data: typeof payosSample, signature: string) => ({
  code: '00',
  desc: 'success',
  success: true,
  data,
  signature,
});

describe('order numbers', () => {
  it('are integers that PayOS takes, random, and never those of its tests', () => {
    const numbers = Array.from({ length: 2000 }, () => Number(gateway.newOrderNumber('payment')));
    expect(numbers.every((number) => Number.isSafeInteger(number) && number > 1e12 && number < 1e15)).toBe(
      true,
    );
    expect(new Set(numbers).size).toBe(2000);
    const rising = numbers.filter((number, at) => number > (numbers[at - 1] ?? 0)).length;
    expect(rising).toBeGreaterThan(800);
    expect(rising).toBeLessThan(1200);
  });

  it('of another kind are refused before a call', async () => {
    const before = payos.calls.length;
    for (const orderNumber of ['123', '9007199254740993', '2199023255552.5', 'x']) {
      await expect(gateway.checkout(newOrder({ orderNumber }), signal)).rejects.toThrow('not an order code');
    }
    await expect(gateway.checkout(newOrder({ currency: 'USD' }), signal)).rejects.toThrow('đồng');
    expect(payos.calls.length).toBe(before);
  });
});

describe('checkout', () => {
  it('creates a page that PayOS accepts, with a plain description and its deadline', async () => {
    const { order, page, orderCode } = await opened();
    const known = payos.orders.get(orderCode);
    expect(page).toEqual({
      url: `${payos.url}/web/${known?.paymentLinkId}`,
      gatewayId: known?.paymentLinkId,
    });
    expect(known).toMatchObject({
      amount: 59_000,
      description: order.paymentNumber.replace('-', '').slice(0, 9),
      returnUrl: order.returnUrl,
      expiredAt: Math.floor(order.expiresAt.getTime() / 1000),
    });
  });

  it('is understood by the official package, which also creates what we can read', async () => {
    const { order, orderCode } = await opened();
    expect(await official.paymentRequests.get(orderCode)).toMatchObject({ orderCode, status: 'PENDING' });
    const theirs = newOrder();
    await official.paymentRequests.create({
      orderCode: Number(theirs.orderNumber),
      amount: 1000,
      description: 'P1',
      returnUrl: order.returnUrl,
      cancelUrl: order.returnUrl,
    });
    expect(await gateway.ask(asked(theirs), signal)).toMatchObject({ outcome: 'PENDING', transfers: [] });
  });

  it('tries again after 500, twice', async () => {
    payos.fail('error', 'error');
    expect((await opened()).page.url).toContain('/web/');
    payos.fail('error', 'error', 'error');
    const before = payos.calls.length;
    await expect(gateway.checkout(newOrder(), signal)).rejects.toThrow(GatewayFailure);
    expect(payos.calls.length - before).toBe(3);
  });

  it.each(['acceptThenError', 'acceptThenHang', 'drip'] as Fault[])(
    'asks for another number when the order was taken but its page was lost: %s',
    async (fault) => {
      payos.fail(fault);
      const order = newOrder();
      await expect(
        payosGateway(payos.settings, { timeout: 4000 }).checkout(order, signal),
      ).rejects.toBeInstanceOf(OrderNumberTaken);
      expect(payos.orders.has(Number(order.orderNumber))).toBe(true);
    },
  );

  it('asks for another number for one that was used before', async () => {
    const { order } = await opened();
    await expect(gateway.checkout(order, signal)).rejects.toBeInstanceOf(OrderNumberTaken);
  });

  it.each([
    ['wrongSignature', 'not signed by PayOS'],
    ['noSignature', 'not signed by PayOS'],
    ['oversize', 'too large'],
    ['notJson', 'without JSON'],
  ] as Array<[Fault, string]>)('believes no response with %s', async (fault, message) => {
    payos.fail(fault);
    await expect(gateway.checkout(newOrder(), signal)).rejects.toThrow(message);
  });

  it('gives up on a gateway that hangs', async () => {
    payos.fail('hang', 'hang', 'hang');
    await expect(hasty.checkout(newOrder(), signal)).rejects.toThrow(GatewayFailure);
  });

  it.each(['hang', 'drip'] as const)(
    'gives up on a %s whatever the garbage collector takes',
    async (fault) => {
      payos.fail(fault);
      const sweeping = setInterval(collectGarbage, 20);
      const order = asked(newOrder());
      await expect(hasty.ask(order, new AbortController().signal)).rejects.toThrow(GatewayFailure);
      await expect(hasty.ask(order, AbortSignal.timeout(10_000))).resolves.toBeNull();
      payos.fail(fault);
      await expect(gateway.ask(order, AbortSignal.timeout(600))).rejects.toThrow(GatewayFailure);
      clearInterval(sweeping);
    },
  );

  it('gives up at once when its caller does', async () => {
    payos.fail('hang');
    const caller = new AbortController();
    const waiting = gateway.checkout(newOrder(), caller.signal);
    await expect.poll(() => payos.calls.length).toBe(1);
    caller.abort();
    await expect(waiting).rejects.toThrow();
    expect(payos.calls.length).toBe(1);
  });

  it('reports refused keys', async () => {
    const stranger = payosGateway({ ...payos.settings, apiKey: 'another' });
    await expect(stranger.checkout(newOrder(), signal)).rejects.toThrow('401');
    const otherKey = payosGateway({ ...payos.settings, checksumKey: '0'.repeat(64) });
    await expect(otherKey.checkout(newOrder(), signal)).rejects.toThrow('201');
  });
});

describe('asking', () => {
  it('tells every transfer, and COMPLETED only when the price is reached', async () => {
    const { order, orderCode } = await opened();
    expect(await gateway.ask(asked(order), signal)).toEqual({
      orderNumber: order.orderNumber,
      outcome: 'PENDING',
      transfers: [],
    });
    const first = payos.pay(orderCode, 20_000);
    expect(await gateway.ask(asked(order), signal)).toMatchObject({
      outcome: 'PENDING',
      transfers: [
        {
          reference: first.reference,
          amount: 20_000,
          currency: 'VND',
          at: new Date(`${first.transactionDateTime.replace(' ', 'T')}+07:00`),
        },
      ],
    });
    const second = payos.pay(orderCode, 39_000);
    const third = payos.pay(orderCode);
    const report = await gateway.ask(asked(order), signal);
    expect(report?.outcome).toBe('COMPLETED');
    expect(report?.transfers.map(({ reference }) => reference)).toEqual(
      [first, second, third].map(({ reference }) => reference),
    );
  });

  it('tells how a page ended, with the money that came all the same', async () => {
    const cancelled = await opened();
    payos.end(cancelled.orderCode, 'CANCELLED');
    payos.pay(cancelled.orderCode, 1000);
    const failed = await opened();
    payos.end(failed.orderCode, 'FAILED');
    const expired = await opened({ expiresAt: new Date(Date.now() - 1000) });
    const reports = await Promise.all(
      [cancelled, failed, expired].map(({ order }) => gateway.ask(asked(order), signal)),
    );
    expect(reports.map((report) => report?.outcome)).toEqual(['CANCELLED', 'FAILED', 'CANCELLED']);
    expect(reports.map((report) => report?.transfers.length)).toEqual([1, 0, 0]);
  });

  it('does not know an order that was never created', async () => {
    expect(await gateway.ask(asked(newOrder()), signal)).toBeNull();
  });

  it.each(faultyAnswers)('throws on %s, and tells the truth afterwards', async (fault) => {
    const { order, orderCode } = await opened();
    payos.pay(orderCode);
    payos.fail(fault);
    await expect(patient(fault).ask(asked(order), signal)).rejects.toThrow(GatewayFailure);
    expect(await gateway.ask(asked(order), signal)).toMatchObject({ outcome: 'COMPLETED' });
  });
});

it('asking believes no response with any one byte of its data changed', async () => {
  const { order, orderCode } = await opened();
  payos.pay(orderCode);
  let body = '';
  payos.alter((original) => {
    body = original;
    return original;
  });
  await gateway.ask(asked(order), signal);
  const from = body.indexOf('"data":{') + 8;
  const to = body.indexOf('},"signature"');
  expect(to - from).toBeGreaterThan(300);
  const believed: string[] = [];
  for (let at = from; at < to; at++) {
    const byte = String.fromCharCode(body.charCodeAt(at) ^ 1);
    payos.alter((original) => original.slice(0, at) + byte + original.slice(at + 1));
    const failure = await gateway.ask(asked(order), signal).catch((error: unknown) => error);
    if (!(failure instanceof GatewayFailure)) believed.push(`${byte} at ${body.slice(at - 20, at + 20)}`);
  }
  expect(believed).toEqual([]);
});

describe('cancelling', () => {
  it('closes an open page, and takes one that has ended as closed', async () => {
    const open = await opened();
    await gateway.cancel?.(asked(open.order), signal);
    expect(payos.orders.get(open.orderCode)?.state).toBe('CANCELLED');
    await gateway.cancel?.(asked(open.order), signal);
    const paid = await opened();
    payos.pay(paid.orderCode);
    await gateway.cancel?.(asked(paid.order), signal);
    await gateway.cancel?.(asked(newOrder()), signal);
  });

  it('throws for a page that stays open, and for a response that PayOS did not sign', async () => {
    const kept = await opened();
    payos.keepPages(true);
    await expect(gateway.cancel?.(asked(kept.order), signal)).rejects.toThrow('did not cancel');
    payos.keepPages(false);
    await gateway.cancel?.(asked(kept.order), signal);
    for (const fault of ['error', 'noSignature', 'hang'] as const) {
      const { order } = await opened();
      payos.fail(fault);
      await expect(patient(fault).cancel?.(asked(order), signal)).rejects.toThrow(GatewayFailure);
    }
  });
});

describe('webhooks', () => {
  it('tell one transfer, with its time in Vietnam', async () => {
    const { orderCode, order } = await opened();
    const transfer = payos.pay(orderCode, 20_000);
    const told = read(
      await payos.webhook(orderCode, { ...transfer, transactionDateTime: '2026-01-01 06:59:59' }),
    );
    expect(told).toMatchObject({
      kind: 'report',
      evidence: { signed: expect.stringMatching(/^accountNumber=12345678&amount=20000&/) },
      report: {
        orderNumber: order.orderNumber,
        outcome: 'COMPLETED',
        transfers: [
          {
            reference: transfer.reference,
            amount: 20_000,
            currency: 'VND',
            at: new Date('2025-12-31T23:59:59Z'),
          },
        ],
      },
    });
  });

  it('are accepted by the official package too when we sign them', async () => {
    const data = { ...payosSample, orderCode: 2 ** 41, reference: 'FT1' };
    const signature = signData(payos.settings.checksumKey, data);
    expect(await official.webhooks.verify(asWebhook(data, signature))).toEqual(data);
    expect(read(JSON.stringify({ data, signature }))).toMatchObject({ kind: 'report' });
  });

  it('say nothing final with another code inside, whatever stands around the signed data', async () => {
    const data = { ...payosSample, orderCode: 2 ** 41, code: '01' };
    expect(read(await signedWebhook(data))).toMatchObject({ report: { outcome: 'PENDING', transfers: [] } });
    const { signature } = JSON.parse(await signedWebhook(data));
    const dressed = JSON.stringify({ code: '00', success: true, data, signature });
    expect(read(dressed)).toMatchObject({ report: { outcome: 'PENDING', transfers: [] } });
  });

  it('keep fields that PayOS may add in the signature', async () => {
    const data = { ...payosSample, orderCode: 2 ** 41, newField: 'x', other: null, number: 4 };
    expect(read(await signedWebhook(data))).toMatchObject({ kind: 'report' });
    expect(read(await signedWebhook({ ...data, nested: { a: 1 } }))).toEqual({ kind: 'refused' });
  });

  it('are refused or unchanged with any one byte changed', async () => {
    const body = Buffer.from(await paidNotice());
    const original = read(body);
    expect(original.kind).toBe('report');
    const signedFrom = body.indexOf('"data":{') + 8;
    const signedTo = body.indexOf('},"signature"');
    for (let at = 0; at < body.length; at++) {
      for (const change of [1, 2, 32]) {
        const changed = Buffer.from(body);
        changed[at] = (body[at] ?? 0) ^ change;
        const told = read(changed);
        const isSigned = at >= signedFrom && at < signedTo;
        if (isSigned || told.kind !== 'report') expect([at, told]).toEqual([at, { kind: 'refused' }]);
        else expect(told).toEqual(original);
      }
    }
  });

  it('cannot be split into one of another order', async () => {
    const name = `NAM&orderCode=${2 ** 42}&paymentLinkId=x&reference=FT9&transactionDateTime=2026-01-01`;
    const data = { ...payosSample, orderCode: 2 ** 41, counterAccountName: name };
    const body = await signedWebhook(data);
    expect(read(body)).toEqual({ kind: 'refused' });
    const harmless = await signedWebhook({ ...data, counterAccountName: 'CTY A & B' });
    expect(read(harmless)).toMatchObject({ kind: 'report' });
    // The same signature fits a forgery: only the types and the rule about `&` prevent it.
    const { signature } = JSON.parse(await signedWebhook({ a: '1&b=2' }));
    expect(verifyData(payos.settings.checksumKey, { a: '1', b: '2' }, signature)).toBe(true);
  });

  it.each(['', 'null', '[]', '{}', '{"data":null,"signature":""}', '{"data":[null],"signature":"x"}'])(
    'are refused without a shape: %s',
    (body) => {
      expect(read(body)).toEqual({ kind: 'refused' });
    },
  );

  it.each([
    { orderCode: '2199023255552' },
    { orderCode: 2199023255552.5 },
    { orderCode: 2 ** 53 },
    { amount: '3000' },
    { amount: -1 },
    { reference: '' },
    { currency: 704 },
    { description: ['x'] },
  ])('are refused with other types, though signed: %o', async (change) => {
    expect(read(await signedWebhook({ ...payosSample, orderCode: 2 ** 41, ...change }))).toEqual({
      kind: 'refused',
    });
  });

  it('recognise the test of a new address, only when it is signed and never for an order of ours', async () => {
    expect(read(await signedWebhook(payosSample))).toEqual({ kind: 'test' });
    const named = { ...payosSample, orderCode: 7, reference: 'x', description: 'Ma giao dich thu nghiem' };
    expect(read(await signedWebhook(named))).toEqual({ kind: 'test' });
    const unsigned = JSON.stringify({ data: payosSample, signature: '0'.repeat(64) });
    expect(read(unsigned)).toEqual({ kind: 'refused' });
    const ours = { ...payosSample, orderCode: 2 ** 41 };
    expect(read(await signedWebhook(ours))).toMatchObject({ kind: 'report' });
    const strange = { ...payosSample, orderCode: 124, description: 'x' };
    expect(read(await signedWebhook(strange))).toMatchObject({ report: { orderNumber: '124' } });
  });

  it('are acknowledged once stored, and sent again otherwise', () => {
    const stored = ['credited', 'repeated', 'unknown-order', 'amount-mismatch', 'test'] as const;
    for (const result of stored)
      expect(gateway.respond(result)).toEqual({ status: 200, body: { success: true } });
    expect([gateway.respond('refused').status, gateway.respond('error').status]).toEqual([401, 500]);
  });
});
