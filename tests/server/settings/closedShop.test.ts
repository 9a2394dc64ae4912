import { afterAll, beforeAll, expect, it } from 'vitest';
import { minutes } from '../../../server/platform/clock';
import { workPayments } from '../../support/server/asking';
import { makePackage } from '../../support/server/packages';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

it('can be read but not bought from without a gateway, and open payments still complete', async () => {
  const packageId = await makePackage(server);
  const { email } = await server.makeUser();
  const { gateways } = server.deps;
  const { body: open } = await server.post('user/payment/create', { email, packageId });
  try {
    server.deps.gateways = [];
    server.deps.knownGateways = [];
    expect((await server.get('user/payment/gateways')).body).toEqual({ gateways: [] });
    expect((await server.get('user/payment/packages')).body.packages).toHaveLength(1);
    const refused = await server.post('user/payment/create', { email, packageId });
    expect(refused).toMatchObject({
      status: 503,
      body: { message: 'The shop is not taking payments at the moment. Please come back later.' },
    });
    expect((await server.post('user/payment/webhook/sandbox', {})).status).toBe(404);
    server.clock.advance(minutes(16));
    await workPayments(server.deps);
    const status = await server.get(`user/payment/status/${open.transactionId}`);
    expect(status.body).toMatchObject({ status: 'CANCELLED' });
  } finally {
    server.deps.gateways = gateways;
    server.deps.knownGateways = gateways;
  }
});

it('accepts no currency without a gateway', async () => {
  const { gateways } = server.deps;
  const packageId = await makePackage(server, { currency: 'USD', price: 250 });
  const { email } = await server.makeUser();
  try {
    server.deps.gateways = gateways.map((gateway) => ({ ...gateway, currencies: ['VND'] }));
    expect((await server.post('user/payment/create', { email, packageId })).status).toBe(503);
  } finally {
    server.deps.gateways = gateways;
    server.deps.knownGateways = gateways;
  }
});

it('returns the contact and the seller', async () => {
  expect((await server.get('site/contact')).body).toEqual({ supportEmail: null, seller: null });
  const contact = {
    supportEmail: 'help@outline.example',
    seller: { name: 'Outline JSC', address: '1 Lê Lợi, Đà Nẵng' },
  };
  const other = await buildTestApp({ contact });
  expect((await other.get('site/contact')).body).toEqual(contact);
  await other.close();
});
