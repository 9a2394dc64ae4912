import { expect, it } from 'vitest';
import { Metrics } from '../../../server/operations/metrics/metrics';
import { openGateways } from '../../../server/payments/gateways/openGateways';
import { readConfig } from '../../../server/platform/config';

const payos = {
  PAYOS_CLIENT_ID: '4f9bd4a5-6b1e-4c0b-9a0f-2f3f6f1f7a10',
  PAYOS_API_KEY: '0a9c5a54-50c5-4a43-8f43-0a4a2ce8f6d1',
  PAYOS_CHECKSUM_KEY: '1a54716c8f0efb2744fb28b6e38b25da7f67a925d98bc1c18bd8faaecadd7675',
};
const vnpay = { VNPAY_TMN_CODE: 'OUTLINE1', VNPAY_HASH_SECRET: 'RAOEXHYVSDDIIENYWSLDIIZTANXUXZFJ' };
const seller = {
  SUPPORT_EMAIL: 'help@outline.example',
  SELLER_NAME: 'Outline JSC',
  SELLER_ADDRESS: '1 Lê Lợi, Quận 1',
};
const production = { NODE_ENV: 'production' };
const read = (env: Record<string, string>) => readConfig(env).gateways;

it('offers the sandbox when nothing is set', () => {
  expect(read({})).toEqual({ offered: ['sandbox'], payos: null, vnpay: null });
});

it.each([
  ['none', []],
  ['payos', ['payos']],
  ['vnpay,payos', ['vnpay', 'payos']],
  [' PayOS  VNPAY , sandbox ', ['payos', 'vnpay', 'sandbox']],
] as Array<[string, string[]]>)('reads the list "%s" in its order', (PAYMENT_GATEWAY, offered) => {
  expect(read({ ...payos, ...vnpay, PAYMENT_GATEWAY }).offered).toEqual(offered);
});

it('takes the live addresses unless others are given', () => {
  expect(read({ ...payos, ...vnpay })).toMatchObject({
    payos: {
      clientId: payos.PAYOS_CLIENT_ID,
      apiKey: payos.PAYOS_API_KEY,
      checksumKey: payos.PAYOS_CHECKSUM_KEY,
      url: 'https://api-merchant.payos.vn',
    },
    vnpay: {
      tmnCode: vnpay.VNPAY_TMN_CODE,
      hashSecret: vnpay.VNPAY_HASH_SECRET,
      payUrl: 'https://pay.vnpay.vn/vpcpay.html',
      apiUrl: 'https://merchant.vnpay.vn/merchant_webapi/api/transaction',
    },
  });
  const elsewhere = {
    PAYOS_URL: 'https://payos.example/',
    VNPAY_PAY_URL: 'https://vnpay.example/pay',
    VNPAY_API_URL: 'http://localhost:9000/api',
  };
  expect(
    read({ ...payos, ...vnpay, ...production, ...seller, PAYMENT_GATEWAY: 'none', ...elsewhere }),
  ).toMatchObject({
    payos: { url: 'https://payos.example' },
    vnpay: { payUrl: 'https://vnpay.example/pay', apiUrl: 'http://localhost:9000/api' },
  });
});

it.each([
  [{ PAYMENT_GATEWAY: 'stripe' }, 'PAYMENT_GATEWAY must be a list of payos, vnpay, sandbox'],
  [{ PAYMENT_GATEWAY: ',' }, 'PAYMENT_GATEWAY must be'],
  [{ PAYMENT_GATEWAY: 'sandbox,sandbox' }, 'PAYMENT_GATEWAY must be'],
  [{ PAYMENT_GATEWAY: 'none,sandbox' }, 'PAYMENT_GATEWAY must be'],
  [{ PAYMENT_GATEWAY: 'payos' }, 'PAYOS_CLIENT_ID is required together with PAYMENT_GATEWAY=payos'],
  [{ PAYMENT_GATEWAY: 'sandbox vnpay' }, 'VNPAY_TMN_CODE is required together with PAYMENT_GATEWAY=vnpay'],
  [{ ...payos, PAYOS_API_KEY: '' }, 'PAYOS_API_KEY is required together with PAYOS_CLIENT_ID'],
  [
    { PAYOS_CHECKSUM_KEY: payos.PAYOS_CHECKSUM_KEY },
    'PAYOS_CLIENT_ID is required together with PAYOS_CHECKSUM_KEY',
  ],
  [{ ...payos, PAYOS_CHECKSUM_KEY: payos.PAYOS_API_KEY }, 'PAYOS_CHECKSUM_KEY must have 64'],
  [{ ...payos, PAYOS_API_KEY: 'two words' }, 'PAYOS_API_KEY must have'],
  [{ ...payos, PAYOS_CLIENT_ID: 'khoá-ứng-dụng' }, 'PAYOS_CLIENT_ID must have'],
  [{ ...payos, PAYOS_URL: 'payos.vn' }, 'PAYOS_URL must be'],
  [{ ...payos, PAYOS_URL: 'https://payos.vn/?a=1' }, 'PAYOS_URL must be an address without a query'],
  [{ VNPAY_TMN_CODE: 'OUTLINE1' }, 'VNPAY_HASH_SECRET is required together with VNPAY_TMN_CODE'],
  [{ ...vnpay, VNPAY_TMN_CODE: 'OUTLINE' }, 'VNPAY_TMN_CODE must have 8'],
  [{ ...vnpay, VNPAY_HASH_SECRET: 'short' }, 'VNPAY_HASH_SECRET must have'],
  [{ ...vnpay, VNPAY_API_URL: 'ftp://x' }, 'VNPAY_API_URL must be'],
  [{ ...production }, 'ALLOW_SANDBOX_PAYMENTS=true'],
  [{ ...production, ...payos, ...seller, PAYMENT_GATEWAY: 'payos,sandbox' }, 'ALLOW_SANDBOX_PAYMENTS=true'],
  [{ ...production, ...payos, PAYMENT_GATEWAY: 'payos' }, 'SUPPORT_EMAIL is required in production'],
  [
    { ...production, ...vnpay, PAYMENT_GATEWAY: 'vnpay', SUPPORT_EMAIL: seller.SUPPORT_EMAIL },
    'SELLER_NAME is required in production',
  ],
  [
    { ...production, ...payos, ...seller, PAYMENT_GATEWAY: 'payos', PAYOS_URL: 'http://payos.example' },
    'PAYOS_URL must begin with https:// in production',
  ],
] as Array<[Record<string, string>, string]>)('stops at what is wrong: %o', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

it.each([
  ['none', {}],
  ['sandbox', { ALLOW_SANDBOX_PAYMENTS: 'true' }],
  ['payos', { ...payos, ...seller }],
  ['vnpay', { ...vnpay, ...seller }],
  ['payos,vnpay', { ...payos, ...vnpay, ...seller }],
] as Array<[string, Record<string, string>]>)('allows %s in production', (PAYMENT_GATEWAY, env) => {
  expect(read({ ...production, ...env, PAYMENT_GATEWAY }).offered).toEqual(
    PAYMENT_GATEWAY === 'none' ? [] : PAYMENT_GATEWAY.split(','),
  );
});

it('builds what is offered in its order, and keeps those with keys that are not', () => {
  const opened = (env: Record<string, string>) => {
    // Building uses nothing else.
    const deps = { metrics: new Metrics() } as Parameters<typeof openGateways>[1];
    const { offered, all } = openGateways(readConfig(env), deps);
    return [offered, all].map((gateways) => gateways.map(({ name }) => name));
  };
  expect(opened({})).toEqual([['sandbox'], ['sandbox']]);
  expect(opened({ ...payos, ...vnpay, PAYMENT_GATEWAY: 'sandbox,vnpay' })).toEqual([
    ['sandbox', 'vnpay'],
    ['payos', 'vnpay', 'sandbox'],
  ]);
  expect(opened({ ...payos, PAYMENT_GATEWAY: 'none' })).toEqual([[], ['payos']]);
});
