import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { readGatewayTime, vnpayTime } from '../../../server/payments/gateways/gatewayTimes';

const zones = ['UTC', 'Asia/Ho_Chi_Minh', 'America/New_York'];

it('sends and reads the same bytes in every time zone of the process', () => {
  const told = zones.map((TZ) => {
    const args = ['--import', 'tsx', 'tests/support/server/gatewayBytes.ts'];
    return JSON.parse(execFileSync(process.execPath, args, { env: { ...process.env, TZ } }).toString());
  });
  // The processes really run in three zones; New York changes its clocks on that day.
  expect(told.map(({ offset }) => offset)).toEqual([0, -420, 240]);
  expect(told[1].bytes).toEqual(told[0].bytes);
  expect(told[2].bytes).toEqual(told[0].bytes);
  const [page, ...times] = told[0].bytes;
  expect(page).toContain('vnp_CreateDate=20260308135930&');
  expect(page).toContain('vnp_ExpireDate=20270101000000&');
  expect(times).toEqual(['20261101000000', ...Array.from({ length: 4 }, () => '2026-03-07T19:00:00.000Z')]);
});

it('reads back what it writes', () => {
  for (const moment of ['2026-01-01T00:00:00Z', '2026-12-31T16:59:59Z', '2024-02-29T17:00:01Z']) {
    expect(readGatewayTime(vnpayTime(new Date(moment)))).toEqual(new Date(moment));
  }
});

it.each(['', '2026', '20261301000000', '20260101250000', 'yesterday', null, undefined, 20260101000000])(
  'takes %s for no moment',
  (text) => {
    expect(readGatewayTime(text)).toBeNull();
  },
);
