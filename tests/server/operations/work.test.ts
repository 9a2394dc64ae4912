import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWork } from '../../../server/boot/work';
import type { WorkDependencies } from '../../../server/boot/workParts';
import { Metrics } from '../../../server/operations/metrics/metrics';
import { openState } from '../../support/server/openState';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const transport = { description: 'nowhere', send: () => Promise.resolve(), close: () => undefined };

function worker(changed: Partial<WorkDependencies> = {}) {
  const metrics = new Metrics();
  const watch = { state: openState() };
  const deps = { ...server.deps, transport, metrics, watch, log: quiet, ...changed };
  const work = startWork(deps, () => undefined);
  const runs = async (part: string, outcome: string) => {
    const text = await metrics.registry.metrics();
    const line = `outline_background_runs_total{part="${part}",outcome="${outcome}"} `;
    return Number(
      text
        .split('\n')
        .find((one) => one.startsWith(line))
        ?.slice(line.length),
    );
  };
  return { ...work, runs, metrics };
}

it('tells each part with its pause and the time of the start, before the first run', async () => {
  const idle = worker({
    watch: { state: openState({ frozen: true }) },
  });
  const before = Date.now() / 1000;
  idle.begin();
  const text = await idle.metrics.registry.metrics();
  await idle.stop();
  expect(text).toContain('outline_background_interval_seconds{part="tables"} 3600');
  const started = /last_success_seconds\{part="tables"\} (\S+)/.exec(text)?.[1];
  expect(Number(started)).toBeGreaterThanOrEqual(before);
  expect(await idle.runs('tables', 'ok')).toBe(0);
});

it('counts no success of work that another process does', async () => {
  // The first process's work cannot read the clock, so it holds the lease and fails.
  const clock = {
    now: () => {
      throw new Error('broken');
    },
  };
  const first = worker({ clock: clock as never });
  first.begin();
  await expect.poll(() => first.runs('expiry', 'failed')).toBeGreaterThan(0);
  const second = worker();
  second.begin();
  await expect.poll(() => second.runs('mail', 'ok')).toBeGreaterThan(0);
  await expect.poll(() => second.runs('refunds', 'ok')).toBeGreaterThan(0);
  second.wake('mail');
  await second.stop();
  expect(await second.runs('expiry', 'ok')).toBe(0);
  await first.stop();
});
