import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerHome, serverHome } from '../../support/server/home';
import { payosKeys } from '../../support/server/payosStandInLinks';
import { spawnServer } from '../../support/server/process';
import { hashSecret, tmnCode } from '../../support/server/vnpayStandInOrders';

const production = {
  NODE_ENV: 'production',
  SUPPORT_EMAIL: 'help@outline.example',
  SELLER_NAME: 'Outline JSC',
  SELLER_ADDRESS: '1 Lê Lợi, Đà Nẵng',
};
const payos = {
  PAYOS_CLIENT_ID: payosKeys.clientId,
  PAYOS_API_KEY: payosKeys.apiKey,
  PAYOS_CHECKSUM_KEY: payosKeys.checksumKey,
};
const vnpay = { VNPAY_TMN_CODE: tmnCode, VNPAY_HASH_SECRET: hashSecret };
const get = async (url: string) => {
  const answer = await fetch(url);
  return { status: answer.status, body: await answer.text() };
};

describe('production starts with each value of PAYMENT_GATEWAY', () => {
  let home: ServerHome;
  beforeAll(async () => {
    home = await serverHome({ migrated: true });
  });
  afterAll(() => home.remove());

  it.each([
    ['none', {}, []],
    ['payos', payos, ['payos']],
    ['vnpay', vnpay, ['vnpay']],
    ['payos,vnpay', { ...payos, ...vnpay }, ['payos', 'vnpay']],
    ['sandbox', { ALLOW_SANDBOX_PAYMENTS: 'true' }, ['sandbox']],
  ])('%s', async (list, keys, offered) => {
    const server = spawnServer({
      ...home.env,
      ...production,
      ...keys,
      PAYMENT_GATEWAY: list,
      METRICS_PORT: '0',
    });
    const address = await server.ready();
    const { body } = await get(`${address}/api/user/payment/gateways`);
    const { gateways } = JSON.parse(body) as { gateways: Array<{ name: string }> };
    expect(gateways.map(({ name }) => name)).toEqual(offered);
    // The sandbox exists only where it is listed.
    const isSandbox = list === 'sandbox';
    const page = await get(`${address}/sandbox/checkout/unknown`);
    expect(page.body.includes('Thanh toán thử nghiệm') || page.body.includes('Sandbox checkout')).toBe(
      isSandbox,
    );
    const notice = await fetch(`${address}/api/user/payment/webhook/sandbox`, { method: 'POST', body: '{}' });
    expect(notice.status).toBe(isSandbox ? 401 : 404);
    expect((await server.kill('SIGTERM')).code).toBe(0);
  });
});
