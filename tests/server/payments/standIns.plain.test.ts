import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Gateway, NoticeResult, Order } from '../../../server/payments/gateways/gateway';
import { payosGateway } from '../../../server/payments/gateways/payos';
import { vnpayGateway } from '../../../server/payments/gateways/vnpay';
import { addMs, minutes, systemClock } from '../../../server/platform/clock';
import { startPayos } from '../../support/server/payosStandIn';
import { startVnpay } from '../../support/server/vnpayStandIn';

/** The shop's results for the next notices; `credited` after that. */
const results: NoticeResult[] = [];
let payos: Awaited<ReturnType<typeof startPayos>>;
let vnpay: Awaited<ReturnType<typeof startVnpay>>;
let gateways: { payos: Gateway; vnpay: Gateway };
/** A shop that only verifies notices and responds in the gateway's format. */
const shop = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const url = new URL(request.url ?? '/', 'http://shop');
    const gateway = url.pathname === '/payos' ? gateways.payos : gateways.vnpay;
    const query = Object.fromEntries(url.searchParams);
    const read = gateway.readNotice({ method: request.method ?? '', query, body: Buffer.concat(parts) });
    const result = read.kind === 'report' ? (results.shift() ?? 'credited') : read.kind;
    const { status, body } = gateway.respond(result);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  const repeats = { most: 4, every: 5 };
  payos = await startPayos({ repeats });
  vnpay = await startVnpay({ repeats });
  gateways = {
    payos: payosGateway(payos.settings),
    vnpay: vnpayGateway(vnpay.settings, { clock: systemClock }),
  };
  expect(await payos.register(`${url}/payos`)).toBe(true);
  vnpay.register(`${url}/vnpay`);
});
afterAll(async () => {
  await payos.close();
  await vnpay.close();
  shop.close();
});
beforeEach(() => {
  results.length = 0;
  payos.deliveries.length = 0;
  vnpay.deliveries.length = 0;
});

const checkout = async (name: 'payos' | 'vnpay') => {
  const now = new Date();
  const orderNumber = gateways[name].newOrderNumber('payment');
  const order: Order = {
    orderNumber,
    amount: 59_000,
    currency: 'VND',
    paymentNumber: '4F7A9-2C10B',
    returnUrl: 'http://shop/shops?payment=1',
    createdAt: now,
    expiresAt: addMs(now, minutes(15)),
    language: 'vi',
    ipAddress: '203.0.113.7',
  };
  const { url } = await gateways[name].checkout(order, new AbortController().signal);
  return { url, orderNumber };
};
const press = async (url: string, outcome: string) => {
  expect(await (await fetch(url)).text()).toContain(`value="${outcome}"`);
  const body = new URLSearchParams({ outcome });
  const response = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '').searchParams;
};

it('PayOS sends its webhook until it is taken, and leads the buyer back', async () => {
  results.push('error', 'error');
  const { url, orderNumber } = await checkout('payos');
  const back = await press(url, 'pay');
  expect(Object.fromEntries(back)).toMatchObject({
    payment: '1',
    status: 'PAID',
    cancel: 'false',
    orderCode: orderNumber,
  });
  await payos.settled();
  expect(payos.deliveries.map(({ status }) => status)).toEqual([500, 500, 200]);
});

it('PayOS sends one webhook for each transfer, and none for a page that ends', async () => {
  await press((await checkout('payos')).url, 'twice');
  await press((await checkout('payos')).url, 'half');
  const back = await press((await checkout('payos')).url, 'cancel');
  expect([back.get('status'), back.get('cancel')]).toEqual(['CANCELLED', 'true']);
  await press((await checkout('payos')).url, 'fail');
  await payos.settled();
  expect(payos.deliveries.map(({ body }) => body)).toEqual([1, 2, 3].map(() => ({ success: true })));
});

it('VNPay repeats its IPN until it is confirmed or known, at most so many times', async () => {
  results.push('error', 'unknown-order', 'repeated');
  const { url, orderNumber } = await checkout('vnpay');
  const back = await press(url, 'paid');
  expect(Object.fromEntries(back)).toMatchObject({
    payment: '1',
    vnp_TxnRef: orderNumber,
    vnp_ResponseCode: '00',
  });
  await vnpay.settled();
  const codes = () => vnpay.deliveries.map(({ body }) => (body as { RspCode: string }).RspCode);
  expect(codes()).toEqual(['99', '01', '02']);
  vnpay.deliveries.length = 0;
  results.push(...Array.from({ length: 9 }, () => 'amount-mismatch' as const));
  await press((await checkout('vnpay')).url, 'cancelled');
  await vnpay.settled();
  expect(codes()).toEqual(['04', '04', '04', '04']);
});

it('VNPay reverses what was paid, and tells it', async () => {
  const { url, orderNumber } = await checkout('vnpay');
  await press(url, 'paid');
  vnpay.reverse(orderNumber);
  await vnpay.settled();
  expect(vnpay.deliveries).toHaveLength(2);
  expect(vnpay.deliveries[1]?.sent).toContain('vnp_TransactionStatus=04');
  expect(await (await fetch(url)).text()).toContain('value="paid"');
});
