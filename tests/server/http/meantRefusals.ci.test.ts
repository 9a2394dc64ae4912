import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { Metrics } from '../../../server/operations/metrics/metrics';
import { busy } from '../../../server/platform/errors';
import { serverLog } from '../../../server/platform/log';
import { openState } from '../../support/server/openState';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
const state = openState();
beforeAll(async () => {
  server = await buildTestApp({ watch: { state, readAt: 0 } });
});
afterAll(() => server.close());

/** Calls an address and returns its status, the levels of what was logged, stacks in it, and the errors counted. */
async function called(url: string, changed: object, begin: () => void = () => undefined) {
  const lines: string[] = [];
  const logger = serverLog('debug', {
    write: (line) => line.includes('"reqId"') && void lines.push(line),
  });
  const metrics = new Metrics();
  const app = await buildApp({ ...server.deps, logger, metrics, ...changed });
  begin();
  const { statusCode } = await app.inject(url);
  await app.close();
  state.maintenance = false;
  const values = (await metrics.registry.getSingleMetric('outline_request_errors_total')?.get())?.values;
  const levels = lines.map((line) => (JSON.parse(line) as { level: number }).level);
  return { statusCode, worst: Math.max(...levels), stacks: lines.join('').includes('stack'), values };
}
const refused = { statusCode: 503, worst: 30, stacks: false, values: [{ value: 0, labels: {} }] };
const failed = { worst: 50, stacks: true, values: [{ value: 1, labels: {} }] };

it('logs a refusal that is meant at level info, without a stack, and counts no error', async () => {
  const maintenance = await called('/api/user/payment/packages', {}, () => {
    state.maintenance = true;
  });
  expect(maintenance).toEqual(refused);
  const stopping = new AbortController();
  stopping.abort();
  expect(await called('/api/ready', { stopping: stopping.signal })).toEqual(refused);
  expect(await called('/api/external/auth/google-login', {})).toEqual(refused);
});

it('logs what failed at level error, and counts it, with 503 too', async () => {
  const broken = { ...server.deps.images, read: () => Promise.reject(new Error('broken')) };
  expect(await called('/images/a-picture.webp', { images: broken })).toEqual({ ...failed, statusCode: 500 });
  // The picture store does not respond: the result is 503, and it is an error.
  const away = {
    ...server.deps.images,
    read: () => Promise.reject(Object.assign(busy(5), { cause: new Error('away') })),
  };
  expect(await called('/images/a-picture.webp', { images: away })).toEqual({ ...failed, statusCode: 503 });
});

it('has every counter that an alert watches at 0 from the start', async () => {
  const text = await new Metrics().registry.metrics();
  for (const series of [
    'outline_mails_total{outcome="failed"} 0',
    'outline_sign_ins_total{outcome="refused"} 0',
    'outline_fallbacks_total{from="redis"} 0',
    'outline_request_errors_total 0',
  ])
    expect(text).toContain(series);
});
