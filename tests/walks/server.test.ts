import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workPayments } from '../support/server/asking';
import { callsReach } from '../support/server/browserCalls';
import { financeOf } from '../support/server/finance';
import { notifySandbox, openPayment } from '../support/server/payments';
import { picture } from '../support/server/pictures';
import { buildTestApp, type TestApp } from '../support/server/testApp';
import { claimsOf, entered, outOfOrder, saying } from '../support/walks';

// Follows the walks of ARCHITECTURE.md: each function that it names must be entered, in the order of its text.

/** Functions that register routes or endpoints once, at startup; the text names them where their work is done. */
const isSetUp = (name: string) => /Routes$|^register|^formCalls$|^catalogEndpoint$/.test(name);
/** Functions that run in a browser, as in tests/walks/client.test.tsx. */
const isOfShop = (file: string) => file.startsWith('src/site/');

let server: TestApp;
let admin: { token: string };
let address: string;
beforeAll(async () => {
  // What is built from the declarations comes first, as in the text.
  const { weapons } = await import('../../src/admin/resources/weapons');
  expect(weapons.inputs?.('edit')).toBeDefined();
  server = await buildTestApp();
  admin = await server.makeAdmin();
  address = await server.listen();
});
afterAll(() => server.close());
callsReach(() => ({ address, token: admin.token }));

describe('one field', () => {
  const claims = claimsOf('One field');

  it('goes the way that ARCHITECTURE.md describes', async () => {
    const { createDataProvider } = await import('../../src/dataProvider/dataProvider');
    const provider = createDataProvider(new QueryClient());
    const { data } = await provider.create('weapons', {
      data: { ...weapon, image: { rawFile: await picture() } },
    });
    const setUp = claims.filter(({ name }) => isSetUp(name));
    expect(setUp.filter((claim) => !entered.includes(saying(claim)))).toEqual([]);
    const { data: changed } = await provider.update('weapons', {
      id: data.id,
      data: { bulletSpeed: 7.5 },
      previousData: data,
    });
    expect(changed.bulletSpeed).toBe(7.5);
    expect(claims.length).toBeGreaterThan(15);
    expect(
      outOfOrder(
        claims.filter(({ name }) => !isSetUp(name)),
        entered,
      ),
    ).toEqual([]);
  });
});

describe('one payment', () => {
  const claims = claimsOf('One payment').filter(({ file }) => !isOfShop(file));

  it('goes the way that ARCHITECTURE.md describes', async () => {
    const setUp = claims.filter(({ name }) => isSetUp(name));
    expect(setUp.filter((claim) => !entered.includes(saying(claim)))).toEqual([]);
    entered.length = 0;
    // Opened, reported, credited, receipted.
    const price = 600_000;
    const { id } = await openPayment(server, { price });
    await notifySandbox(server, id, { amount: price });
    await server.mails();
    // Another payment, whose notice is lost.
    const lost = await openPayment(server);
    server.clock.advance(120_000);
    await workPayments(server.deps);
    expect((await server.get(`user/payment/status/${lost.id}`)).status).toBe(200);
    // Two people decide to refund the first; a request about a case is refused.
    const finance = await financeOf(server);
    const { body: refund } = await finance.refund(id, { amount: price });
    await finance.decide(refund.id, { approve: true });
    const { refundNext } = await import('../../server/money/requests/sendRefunds');
    await refundNext({ ...server.deps, log });
    await finance.confirm(refund.id);
    const over = await openPayment(server);
    await notifySandbox(server, over.id, { amount: 69_000 });
    const [held] = await server.db
      .selectFrom('moneyCases')
      .select('id')
      .where('state', '=', 'open')
      .execute();
    const { status, body: asked } = await finance.resolve(held?.id ?? '', { kind: 'return' });
    expect([status, asked.message]).toEqual([201, undefined]);
    await finance.withdraw(asked.id, { reason: 'Another way' });
    expect(claims.length).toBeGreaterThan(15);
    expect(
      outOfOrder(
        claims.filter(({ name }) => !isSetUp(name)),
        entered,
      ),
    ).toEqual([]);
  });
});

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const numbers = ['damage', 'speed', 'range', 'bulletAmmount', 'bulletSpeed', 'reloadTime'];
const weapon = {
  name: 'Súng trường',
  description: '',
  type: 1,
  rarity: 2,
  ...Object.fromEntries(numbers.map((name) => [name, 5])),
};
