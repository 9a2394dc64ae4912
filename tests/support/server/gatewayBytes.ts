import type { Order } from '../../../server/payments/gateways/gateway';
import { readGatewayTime, vnpayTime } from '../../../server/payments/gateways/gatewayTimes';
import { pageAddress } from '../../../server/payments/gateways/vnpayPage';

/**
 * Everything in the two gateways that depends on a date, as one text. `tests/server/payments/gatewayTimes.plain.test.ts` runs it in
 * several time zones.
 */
const order: Order = {
  orderNumber: 'a1',
  amount: 59_000,
  currency: 'VND',
  paymentNumber: '4F7A9-2C10B',
  returnUrl: 'https://outline.example/shops',
  createdAt: new Date('2026-03-08T06:59:30Z'),
  expiresAt: new Date('2026-12-31T17:00:00Z'),
  language: 'vi',
  ipAddress: '203.0.113.7',
};
const settings = { tmnCode: 'OUTLINE1', hashSecret: 'secret', payUrl: 'https://x.example/', apiUrl: '' };
process.stdout.write(
  JSON.stringify({
    offset: new Date(2026, 2, 8, 12).getTimezoneOffset(),
    bytes: [
      pageAddress(settings, order),
      vnpayTime(new Date('2026-10-31T17:00:00Z')),
      readGatewayTime('20260308020000'),
      readGatewayTime('2026-03-08 02:00:00'),
      readGatewayTime('2026-03-08T02:00:00+07:00'),
      readGatewayTime('2026-03-07T19:00:00.000Z'),
    ],
  }),
);
