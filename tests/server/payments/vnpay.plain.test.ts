import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HashAlgorithm, ignoreLogger, ProductCode, VNPay, VnpLocale } from 'vnpay';
import type { Gateway, NoticeResult, Order, RefundOrder } from '../../../server/payments/gateways/gateway';
import { GatewayFailure } from '../../../server/payments/gateways/gatewayCalls';
import { vnpayTime } from '../../../server/payments/gateways/gatewayTimes';
import { vnpayGateway } from '../../../server/payments/gateways/vnpay';
import { canonicalQuery, signText, verifyText } from '../../../server/payments/gateways/vnpaySignature';
import { addMs, minutes, systemClock } from '../../../server/platform/clock';
import { type Fault, faultyAnswers } from '../../support/server/standInServer';
import { startVnpay, type VnpayEnding } from '../../support/server/vnpayStandIn';

let vnpay: Awaited<ReturnType<typeof startVnpay>>;
let gateway: Gateway;
let hasty: Gateway;
let other: VNPay;
// One per test: a call that its caller gave up on may arrive as late as the next test.
beforeEach(async () => {
  vnpay = await startVnpay();
  gateway = vnpayGateway(vnpay.settings, { clock: systemClock });
  hasty = vnpayGateway(vnpay.settings, { clock: systemClock, timeout: 300 });
  other = new VNPay({
    tmnCode: vnpay.settings.tmnCode,
    secureSecret: vnpay.settings.hashSecret,
    vnpayHost: vnpay.url,
    queryDrAndRefundHost: vnpay.url,
    hashAlgorithm: HashAlgorithm.SHA512,
    enableLog: false,
    loggerFn: ignoreLogger,
  });
});
afterEach(() => vnpay.close());
/** Waits a long time only where the stand-in responds. */
const patient = (fault: Fault) => (/hang|drip/i.test(fault) ? hasty : gateway);

const { signal } = new AbortController();
const newOrder = (changes: Partial<Order> = {}): Order => {
  const now = new Date();
  return {
    orderNumber: gateway.newOrderNumber('payment'),
    amount: 59_000,
    currency: 'VND',
    paymentNumber: '4F7A9-2C10B',
    returnUrl: 'https://outline.example/shops?payment=1&from=vnpay',
    createdAt: now,
    expiresAt: addMs(now, minutes(15)),
    language: 'vi',
    ipAddress: '203.0.113.7',
    ...changes,
  };
};
const pageOf = async (order: Order) => (await gateway.checkout(order, signal)).url;
const opened = async (changes: Partial<Order> = {}) => {
  const order = newOrder(changes);
  return { order, txnRef: vnpay.open(await pageOf(order)) };
};
const asked = ({ orderNumber, createdAt }: Order) => ({ orderNumber, createdAt, gatewayId: null });
const read = (query: URLSearchParams | Record<string, string>, by = gateway) =>
  by.readNotice({
    method: 'GET',
    query: query instanceof URLSearchParams ? Object.fromEntries(query) : query,
    body: Buffer.alloc(0),
  });
const ended = async (ending: VnpayEnding, given?: { amount?: number }) => {
  const { order, txnRef } = await opened();
  return { order, ...vnpay.end(txnRef, ending, given) };
};

/** The fixture of the `vnpay` package's tests, whose secret is `test_secret`. */
const published = {
  vnp_Amount: '1000000',
  vnp_BankCode: 'NCB',
  vnp_BankTranNo: 'VNP14422574',
  vnp_CardType: 'ATM',
  vnp_OrderInfo: 'Thanh toan don hang 2024-05-21T02:17:31.249Z',
  vnp_PayDate: '20240521091806',
  vnp_ResponseCode: '00',
  vnp_TmnCode: 'TEST_TMN_CODE',
  vnp_TransactionNo: '14422574',
  vnp_TransactionStatus: '00',
  vnp_TxnRef: '1716257871703',
};
const publishedHash =
  '649982421beb422556a1374713c74e58e716ecbd05007c0c0e1f7effdfaf361dbf146889ca446139afe11b9954c4d5c486e99e3b86fcfab6957f29eb0be72895';

describe('signatures', () => {
  it('reproduce the published example', () => {
    expect(signText('test_secret', canonicalQuery(published))).toBe(publishedHash);
    expect(verifyText('test_secret', canonicalQuery(published), publishedHash.toUpperCase())).toBe(true);
    const shop = vnpayGateway(
      { ...vnpay.settings, tmnCode: 'TEST_TMN_CODE', hashSecret: 'test_secret' },
      { clock: systemClock },
    );
    expect(read({ ...published, vnp_SecureHash: publishedHash }, shop)).toMatchObject({
      kind: 'report',
      report: {
        orderNumber: '1716257871703',
        outcome: 'COMPLETED',
        transfers: [
          { reference: '14422574', amount: 10_000, currency: 'VND', at: new Date('2024-05-21T02:18:06Z') },
        ],
      },
    });
  });

  it.each([undefined, '', 'x', publishedHash.slice(2), `${publishedHash}00`, 'é'.repeat(128)])(
    'are refused in another form: %s',
    (signature) => {
      expect(verifyText('test_secret', canonicalQuery(published), signature)).toBe(false);
    },
  );
});

describe('the page of an order', () => {
  it('is signed as another package signs it, and both refuse a changed byte', async () => {
    const order = newOrder();
    const ours = new URL(await pageOf(order));
    const theirs = new URL(
      other.buildPaymentUrl({
        vnp_Amount: 59_000,
        vnp_TxnRef: order.orderNumber,
        vnp_OrderInfo: 'Outline 4F7A92C10B',
        vnp_OrderType: ProductCode.Other,
        vnp_Locale: VnpLocale.VN,
        vnp_IpAddr: '203.0.113.7',
        vnp_ReturnUrl: order.returnUrl,
        vnp_CreateDate: Number(vnpayTime(order.createdAt)),
        vnp_ExpireDate: Number(vnpayTime(order.expiresAt)),
      }),
    );
    expect(Object.fromEntries(ours.searchParams)).toEqual(Object.fromEntries(theirs.searchParams));
    const params = Object.fromEntries(ours.searchParams) as never as Parameters<VNPay['verifyReturnUrl']>[0];
    expect(other.verifyReturnUrl(params).isVerified).toBe(true);
    expect(other.verifyReturnUrl({ ...params, vnp_OrderInfo: 'Outline' }).isVerified).toBe(false);
    ours.searchParams.set('vnp_Amount', '100');
    expect(() => vnpay.open(ours.href)).toThrow('Sai chữ ký');
  });

  it('is the same at each call, in the language of the buyer', async () => {
    const order = newOrder({ language: 'en' });
    const url = await pageOf(order);
    expect(await pageOf(order)).toBe(url);
    const params = new URL(url).searchParams;
    expect(params.get('vnp_Locale')).toBe('en');
    expect(params.get('vnp_Amount')).toBe('5900000');
    expect(params.get('vnp_OrderInfo')).toMatch(/^[A-Za-z0-9 ]+$/);
    expect(url.startsWith(`${vnpay.settings.payUrl}?`)).toBe(true);
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:8d3:1319:8a2e:370:7348'],
    ['fe80::1ff:fe23:4567:890a%eth2', 'fe80::1ff:fe23:4567:890a'],
    ['::1', '127.0.0.1'],
    ['unknown', '127.0.0.1'],
  ])('names the address of the buyer, which %s becomes %s', async (ipAddress, sent) => {
    expect(new URL(await pageOf(newOrder({ ipAddress }))).searchParams.get('vnp_IpAddr')).toBe(sent);
  });

  it('has a number that is new each time, and takes đồng only', async () => {
    const numbers = Array.from({ length: 1000 }, () => gateway.newOrderNumber('payment'));
    expect(new Set(numbers).size).toBe(1000);
    expect(numbers.every((number) => /^[A-Za-z0-9]{1,100}$/.test(number))).toBe(true);
    await expect(pageOf(newOrder({ currency: 'USD' }))).rejects.toThrow('đồng');
  });
});

describe('notices', () => {
  it.each([
    ['paid', 'COMPLETED', 1, undefined],
    ['failed', 'FAILED', 0, undefined],
    ['cancelled', 'CANCELLED', 0, undefined],
    ['expired', 'CANCELLED', 0, undefined],
    ['pending', 'PENDING', 0, undefined],
    ['suspected', 'PENDING', 1, 'suspected-fraud'],
    ['reversed', 'FAILED', 0, 'reversed'],
  ] as Array<[VnpayEnding, string, number, string | undefined]>)(
    'of a visit that ended %s read as %s',
    async (ending, outcome, transfers, concern) => {
      const { order, query } = await ended(ending);
      const told = read(query);
      if (told.kind !== 'report') throw new Error('The notice was refused');
      expect(told.report).toMatchObject({ orderNumber: order.orderNumber, outcome });
      expect(told.report.concern).toBe(concern);
      expect(told.report.transfers).toHaveLength(transfers);
    },
  );

  it('tell the transfer in đồng with its time in Vietnam', async () => {
    const { query, transaction } = await ended('paid', { amount: 20_000 });
    expect(read(query)).toMatchObject({
      report: {
        transfers: [
          {
            reference: transaction.transactionNo,
            amount: 20_000,
            currency: 'VND',
            at: new Date(
              `${transaction.payDate.replace(/(....)(..)(..)(..)(..)(..)/, '$1-$2-$3T$4:$5:$6')}+07:00`,
            ),
          },
        ],
      },
    });
  });

  it('need both codes for success', async () => {
    for (const name of ['vnp_TransactionStatus', 'vnp_ResponseCode']) {
      const { query } = await ended('paid');
      expect(read(resigned({ ...Object.fromEntries(query), [name]: '09' }))).toMatchObject({
        report: { outcome: 'FAILED', transfers: [] },
      });
    }
  });

  it('are read with foreign parameters around, and refused with any signed byte changed', async () => {
    const { query } = await ended('paid');
    const original = read(query);
    const params = Object.fromEntries(query);
    expect(read({ ...params, utm_source: 'x' })).toEqual(original);
    expect(read({ ...params, vnp_Extra: 'x' })).toEqual({ kind: 'refused' });
    expect(read({ ...params, vnp_Empty: '' })).toEqual(original);
    for (const [name, value] of Object.entries(params)) {
      for (let at = 0; at < value.length; at++) {
        const changed =
          value.slice(0, at) + String.fromCharCode(value.charCodeAt(at) ^ 1) + value.slice(at + 1);
        expect([name, at, read({ ...params, [name]: changed })]).toEqual([name, at, { kind: 'refused' }]);
      }
      const { [name]: _, ...fewer } = params;
      expect(read(fewer)).toEqual({ kind: 'refused' });
    }
  });

  it('are verified by the other package, which refuses the changed ones too', async () => {
    const { query } = await ended('paid');
    const params = Object.fromEntries(query) as never as Parameters<VNPay['verifyIpnCall']>[0];
    expect(other.verifyIpnCall(params)).toMatchObject({ isVerified: true, isSuccess: true });
    expect(other.verifyIpnCall({ ...params, vnp_TxnRef: 'x' }).isVerified).toBe(false);
    const ours = Object.fromEntries(resigned({ ...Object.fromEntries(query), vnp_BankCode: 'VCB' }));
    expect(other.verifyIpnCall(ours as never).isVerified).toBe(true);
  });

  it.each([
    { vnp_TmnCode: 'ANOTHER1' },
    { vnp_TxnRef: 'a b' },
    { vnp_ResponseCode: '0' },
    { vnp_TransactionStatus: '000' },
    { vnp_Amount: '5900050' },
    { vnp_Amount: '-5900000' },
    { vnp_Amount: '5.9e8' },
    { vnp_TransactionNo: '0' },
    { vnp_TransactionNo: '1e9' },
  ] as Array<Record<string, string>>)('are refused though signed: %o', async (change) => {
    const { query } = await ended('paid');
    expect(read(resigned({ ...Object.fromEntries(query), ...change }))).toEqual({ kind: 'refused' });
  });

  it('come by GET only, each parameter once', async () => {
    const { query } = await ended('paid');
    const params = Object.fromEntries(query);
    const request = { query: params, body: Buffer.alloc(0) };
    expect(gateway.readNotice({ ...request, method: 'POST' })).toEqual({ kind: 'refused' });
    const twice = { ...params, vnp_TxnRef: [params.vnp_TxnRef, 'x'] } as never as Record<string, string>;
    expect(read(twice)).toEqual({ kind: 'refused' });
  });

  it.each([
    ['00', ['credited', 'paid-twice', 'credited-late', 'partly-paid', 'closed', 'suspected-fraud']],
    ['00', ['reversed', 'overpaid', 'reference-reused', 'test']],
    ['01', ['unknown-order']],
    ['02', ['repeated', 'unchanged']],
    ['04', ['amount-mismatch', 'wrong-currency', 'underpaid']],
    ['97', ['refused']],
    ['99', ['error']],
  ] as Array<[string, NoticeResult[]]>)('get 200 always, with %s for %o', (code, results) => {
    for (const result of results) {
      expect(gateway.respond(result)).toMatchObject({ status: 200, body: { RspCode: code } });
    }
  });
});

/** The parameters with a recomputed hash. */
function resigned({ vnp_SecureHash: _, ...params }: Record<string, string>): URLSearchParams {
  const query = canonicalQuery(params);
  return new URLSearchParams(`${query}&vnp_SecureHash=${signText(vnpay.settings.hashSecret, query)}`);
}

describe('asking', () => {
  it('does not know an order whose page was never opened', async () => {
    expect(await gateway.ask(asked(newOrder()), signal)).toBeNull();
    vnpay.fail('noSignature');
    expect(await gateway.ask(asked(newOrder()), signal)).toBeNull();
  });

  it.each([
    ['paid', { outcome: 'COMPLETED' }],
    ['failed', { outcome: 'FAILED', transfers: [] }],
    ['cancelled', { outcome: 'FAILED', transfers: [] }],
    ['pending', { outcome: 'PENDING', transfers: [] }],
    ['suspected', { outcome: 'PENDING', concern: 'suspected-fraud' }],
    ['reversed', { outcome: 'FAILED', concern: 'reversed', transfers: [] }],
  ] as Array<[VnpayEnding, object]>)('tells the state of a visit that ended %s', async (ending, expected) => {
    const { order, transaction, query } = await ended(ending);
    const report = await gateway.ask(asked(order), signal);
    expect(report).toMatchObject({ orderNumber: order.orderNumber, ...expected });
    if (ending !== 'paid') return;
    expect(read(query)).toMatchObject({ kind: 'report', report });
    expect(report?.transfers[0]?.reference).toBe(transaction.transactionNo);
  });

  it('tells an opened page without a visit as open', async () => {
    const { order } = await opened();
    expect(await gateway.ask(asked(order), signal)).toMatchObject({ outcome: 'PENDING', transfers: [] });
  });

  it('finds an order only by the moment that it was created with', async () => {
    const { order } = await ended('paid');
    const elsewhen = { ...asked(order), createdAt: addMs(order.createdAt, minutes(1)) };
    expect(await gateway.ask(elsewhen, signal)).toBeNull();
  });

  it('is done by the other package alike', async () => {
    const { order } = await ended('paid');
    const told = await other.queryDr({
      vnp_RequestId: 'A1',
      vnp_TxnRef: order.orderNumber,
      vnp_OrderInfo: 'Query',
      vnp_TransactionDate: Number(vnpayTime(order.createdAt)),
      vnp_CreateDate: Number(vnpayTime(new Date())),
      vnp_IpAddr: '127.0.0.1',
      vnp_TransactionNo: 0,
    });
    expect(told).toMatchObject({ isVerified: true, isSuccess: true, vnp_TransactionStatus: '00' });
  });

  it.each(faultyAnswers)('throws on %s, and tells the truth afterwards', async (fault) => {
    const { order } = await ended('paid');
    vnpay.fail(fault);
    await expect(patient(fault).ask(asked(order), signal)).rejects.toThrow(GatewayFailure);
    expect(await gateway.ask(asked(order), signal)).toMatchObject({ outcome: 'COMPLETED' });
  });

  it('throws when the terminal or the secret is another', async () => {
    const { order } = await ended('paid');
    for (const change of [{ hashSecret: 'x'.repeat(32) }, { tmnCode: 'ANOTHER1' }]) {
      const stranger = vnpayGateway({ ...vnpay.settings, ...change }, { clock: systemClock });
      await expect(stranger.ask(asked(order), signal)).rejects.toThrow(GatewayFailure);
    }
  });

  it('tells only that an order was given back', async () => {
    const { order, transaction } = await ended('paid');
    await gateway.refund?.(refundOf(order, transaction.transactionNo), signal);
    expect(await gateway.ask(asked(order), signal)).toMatchObject({ concern: 'refunded', transfers: [] });
  });
});

it('asking believes no response with any one value changed or left out', async () => {
  const { order } = await ended('paid');
  const names: string[] = [];
  vnpay.alter((body) => {
    const told = JSON.parse(body) as Record<string, string>;
    names.push(...Object.keys(told).filter((name) => told[name] !== ''));
    return body;
  });
  await gateway.ask(asked(order), signal);
  expect(names.length).toBeGreaterThan(12);
  const changes: Array<(value: string) => string | undefined> = [
    (value) => String.fromCharCode(value.charCodeAt(0) ^ 1) + value.slice(1),
    (value) => value.slice(0, -1),
    () => undefined,
  ];
  for (const name of names) {
    for (const change of changes) {
      vnpay.alter((body) => {
        const told = JSON.parse(body) as Record<string, string>;
        return JSON.stringify({ ...told, [name]: change(told[name] ?? '') });
      });
      await expect(gateway.ask(asked(order), signal), name).rejects.toThrow(GatewayFailure);
    }
  }
});

let requests = 0;
const refundOf = (order: Order, reference: string, amount = order.amount): RefundOrder => ({
  ...asked(order),
  requestId: `0198f2a0-0000-7000-8000-${String(++requests).padStart(12, '0')}`,
  reference,
  paid: order.amount,
  amount,
  requestedBy: 'finance',
  requestedAt: new Date(),
});

describe('refunds', () => {
  it('of the whole are under way, and done when VNPay says so', async () => {
    vnpay.refundsAre('05');
    const { order, transaction } = await ended('paid');
    const refund = refundOf(order, transaction.transactionNo);
    const told = await gateway.refund?.(refund, signal);
    expect(told).toMatchObject({ state: 'sent', reference: expect.stringMatching(/^\d+$/) });
    expect(vnpay.orders.get(order.orderNumber)?.transactions.at(-1)).toMatchObject({ type: '02' });
    vnpay.refundsAre('06', order.orderNumber);
    expect(await gateway.queryRefund?.(refund, signal)).toMatchObject({ state: 'sent' });
    vnpay.refundsAre('00', order.orderNumber);
    expect(await gateway.queryRefund?.(refund, signal)).toMatchObject({
      state: 'done',
      reference: told?.reference,
    });
  });

  it('of a part are done at once, or refused later', async () => {
    const { order, transaction } = await ended('paid');
    const refund = refundOf(order, transaction.transactionNo, 20_000);
    vnpay.refundsAre('00');
    expect(await gateway.refund?.(refund, signal)).toMatchObject({ state: 'done' });
    expect(vnpay.orders.get(order.orderNumber)?.transactions.at(-1)).toMatchObject({
      type: '03',
      amount: 2_000_000,
    });
    vnpay.refundsAre('09', order.orderNumber);
    expect(await gateway.queryRefund?.(refund, signal)).toMatchObject({ state: 'failed' });
  });

  it('that VNPay does not take have failed, those it is not sure of are unknown', async () => {
    vnpay.refundsAre('05');
    const { order, transaction } = await ended('paid');
    expect(await gateway.refund?.(refundOf(order, '1'), signal)).toMatchObject({
      state: 'failed',
      note: '95 Not successful',
    });
    expect(await gateway.refund?.(refundOf(newOrder(), '1'), signal)).toMatchObject({ state: 'failed' });
    await gateway.refund?.(refundOf(order, transaction.transactionNo, 1000), signal);
    const second = refundOf(order, transaction.transactionNo, 2000);
    expect(await gateway.refund?.(second, signal)).toMatchObject({ state: 'unknown', note: '94 Duplicate' });
    expect(await gateway.queryRefund?.(second, signal)).toMatchObject({ state: 'unknown' });
  });

  it.each(['acceptThenHang', 'acceptThenError', 'wrongSignature', 'noSignature', 'drip'] as Fault[])(
    'whose response is lost are found by asking: %s',
    async (fault) => {
      vnpay.refundsAre('05');
      const { order, transaction } = await ended('paid');
      const refund = refundOf(order, transaction.transactionNo);
      vnpay.fail(fault);
      await expect(patient(fault).refund?.(refund, signal)).rejects.toThrow(GatewayFailure);
      expect(await gateway.queryRefund?.(refund, signal)).toMatchObject({ state: 'sent' });
    },
  );

  it('that never arrived are unknown', async () => {
    const { order, transaction } = await ended('paid');
    const refund = refundOf(order, transaction.transactionNo);
    vnpay.fail('hang');
    await expect(hasty.refund?.(refund, signal)).rejects.toThrow(GatewayFailure);
    expect(await gateway.queryRefund?.(refund, signal)).toMatchObject({
      state: 'unknown',
      reference: null,
    });
    expect(await gateway.queryRefund?.(refundOf(newOrder(), '1'), signal)).toMatchObject({
      state: 'unknown',
    });
  });
});
