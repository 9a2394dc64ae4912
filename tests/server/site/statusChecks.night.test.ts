import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../server/db/guard';
import type { Db } from '../../../server/db/tables';
import { enqueue } from '../../../server/mail/outbox';
import { sendNext } from '../../../server/mail/sender';
import { Metrics } from '../../../server/operations/metrics/metrics';
import { minutes, seconds } from '../../../server/platform/clock';
import { StatusChecker } from '../../../server/site/statusPage/checker';
import { Checks } from '../../../server/site/statusPage/checks/check';
import { answer } from '../../../server/site/statusPage/checks/site';
import { readSnapshot } from '../../../server/site/statusPage/read';
import { nothingKnown } from '../../../server/site/statusPage/snapshot';
import { openState } from '../../support/server/openState';
import { openPayment } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let metrics: Metrics;
let isGatewayBroken = false;
const state = openState();
const told: string[] = [];
const well = {
  site: 'operational',
  'sign-in': 'operational',
  shop: 'operational',
  sandbox: 'operational',
  mails: 'operational',
};

beforeEach(async () => {
  Object.assign(state, openState());
  isGatewayBroken = false;
  told.length = 0;
  metrics = new Metrics();
  server = await buildTestApp({
    gateways: ({ sandbox }) => [
      {
        ...sandbox,
        checkout: (order, signal) =>
          isGatewayBroken ? Promise.reject(new Error('broken')) : sandbox.checkout(order, signal),
      },
    ],
  });
  await answer(server.db);
});
afterEach(() => server.close());

const depsOf = (more: object = {}) => ({ ...server.deps, watch: { state }, metrics, ...more });
const tell = (_: unknown, component: string) => void told.push(component);
const check = (more: object = {}) => new Checks(depsOf(more), tell).run();

describe('a check', () => {
  it('finds a fresh site well', async () => {
    expect(await check()).toEqual(well);
    expect(told).toEqual([]);
  });

  it('finds the site down when no process serves it', async () => {
    await server.db.deleteFrom('leases').execute();
    expect((await check()).site).toBe('down');
  });

  it('takes closing on purpose for maintenance', async () => {
    state.settings = { ...state.settings, gateways: { order: [], off: ['sandbox'] } };
    expect(await check()).toEqual({ ...well, sandbox: 'maintenance', shop: 'maintenance' });
    expect((await check({ gateways: [] })).shop).toBe('maintenance');
    Object.assign(state, openState({ maintenance: true }));
    expect(await check()).toEqual({
      ...well,
      site: 'maintenance',
      'sign-in': 'maintenance',
      shop: 'maintenance',
    });
  });

  it('takes a failure for down, tells it once, and again after it was over', async () => {
    let isBroken = true;
    const broken = {
      ...server.keys,
      get accessTokens() {
        if (isBroken) throw new Error('no key');
        return server.keys.accessTokens;
      },
    };
    const checks = new Checks(depsOf({ keys: broken }), tell);
    for (let turn = 0; turn < 2; turn++) expect((await checks.run())['sign-in']).toBe('down');
    expect(told).toEqual(['sign-in']);
    isBroken = false;
    expect((await checks.run())['sign-in']).toBe('operational');
    isBroken = true;
    await checks.run();
    expect(told).toEqual(['sign-in', 'sign-in']);
  });
});

describe('a gateway', () => {
  const states = async () => {
    server.clock.advance(seconds(10));
    const { sandbox, shop } = await check();
    return [sandbox, shop];
  };

  it('that gives no pages is degraded, then down, and well ten minutes later', async () => {
    await openPayment(server);
    await openPayment(server);
    expect(await states()).toEqual(['operational', 'operational']);
    isGatewayBroken = true;
    await openPayment(server).catch(() => undefined);
    expect(await states()).toEqual(['degraded', 'degraded']);
    for (let turn = 0; turn < 8; turn++) await openPayment(server).catch(() => undefined);
    expect(await states()).toEqual(['down', 'down']);
    server.clock.advance(minutes(10));
    expect(await states()).toEqual(['operational', 'operational']);
  });

  it('that does not tell the state of payments is, too', async () => {
    const checks = new Checks(depsOf(), tell);
    await checks.run();
    const ask = (outcome: 'ok' | 'failed') =>
      metrics.count('gatewayCalls', { gateway: 'sandbox', call: 'ask', outcome });
    ask('ok');
    ask('failed');
    expect((await checks.run()).sandbox).toBe('degraded');
    for (let turn = 0; turn < 4; turn++) ask('failed');
    expect((await checks.run()).sandbox).toBe('down');
    // Of what was before the first check nothing is known.
    expect((await check()).sandbox).toBe('operational');
    server.clock.advance(minutes(11));
    await checks.run();
    server.clock.advance(minutes(1));
    expect((await checks.run()).sandbox).toBe('operational');
  });
});

describe('mails', () => {
  const write = () =>
    inTransaction(server.db, (tx) =>
      enqueue(tx, server.deps, {
        to: 'a@example.com',
        template: 'passwordChanged',
        language: 'vi',
        values: {},
      }),
    );
  /** Tries to send what is due, and fails with a code. */
  const tries = async (code: string, count: number) => {
    const transport = {
      description: 'nowhere',
      send: () => Promise.reject(Object.assign(new Error('no'), { code })),
      close: () => undefined,
    };
    const log = { info: () => undefined, warn: () => undefined };
    for (let turn = 0; turn < count; turn++) {
      await sendNext({ ...server.deps, transport, log });
      server.clock.advance(seconds(10));
      await server.db.updateTable('outbox').set({ nextAt: server.clock.now() }).execute();
    }
  };
  const mails = async () => (await check()).mails;

  it('that wait for too long are degraded, then down', async () => {
    await write();
    server.clock.advance(minutes(2));
    expect(await mails()).toBe('operational');
    server.clock.advance(seconds(1));
    expect(await mails()).toBe('degraded');
    server.clock.advance(minutes(8));
    expect(await mails()).toBe('down');
  });

  it('that the server does not take are, too, until one is sent', async () => {
    await write();
    await tries('ECONNECTION', 2);
    expect(await mails()).toBe('operational');
    await tries('ECONNECTION', 1);
    expect(await mails()).toBe('degraded');
    await tries('ECONNECTION', 3);
    expect(await mails()).toBe('down');
    server.clock.advance(1);
    await write();
    await server.db
      .updateTable('outbox')
      .set({ sentAt: server.clock.now() })
      .where('attempts', '=', 0)
      .execute();
    expect(await mails()).toBe('operational');
  });

  it('are well when one address is wrong, and others pass', async () => {
    await write();
    await tries('EENVELOPE', 6);
    expect(await mails()).toBe('operational');
    server.clock.advance(minutes(10));
    expect(await mails()).toBe('down');
    await write();
    await server.db
      .updateTable('outbox')
      .set({ sentAt: server.clock.now() })
      .where('attempts', '=', 0)
      .execute();
    expect(await mails()).toBe('operational');
  });
});

describe('the checks of several processes', () => {
  const log = { warn: (_: object, message: string) => void told.push(message) };
  const checkerOf = (holder: string, more: object = {}) =>
    new StatusChecker({ ...depsOf(more), log }, holder);
  const shopSeconds = async () => {
    const { days } = await readSnapshot(server.db, server.clock.now(), nothingKnown);
    const shop = days.filter(({ component }) => component === 'shop');
    const sum = (of: 'operational' | 'down') => shop.reduce((all, day) => all + day[of], 0);
    return [sum('operational'), sum('down')];
  };

  it('are made by the one with the lease', async () => {
    const [first, second] = [checkerOf('first'), checkerOf('second')];
    await first.run();
    server.clock.advance(minutes(1));
    await second.run();
    expect(await shopSeconds()).toEqual([0, 0]);
    await first.run();
    expect(await shopSeconds()).toEqual([60, 0]);
  });

  it('remember an outage of the database, and record it once it is over', async () => {
    let isAway = false;
    const away = new Proxy({} as Db, {
      get() {
        throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
      },
    });
    const checker = new StatusChecker(
      {
        ...depsOf({ log }),
        log,
        get db() {
          return isAway ? away : server.db;
        },
      },
      'first',
    );
    await checker.run();
    isAway = true;
    for (let turn = 0; turn < 3; turn++) {
      server.clock.advance(minutes(1));
      await expect(checker.run()).rejects.toThrow('connect');
    }
    isAway = false;
    server.clock.advance(minutes(1));
    await checker.run();
    expect(await shopSeconds()).toEqual([60, 180]);
    server.clock.advance(minutes(1));
    await checker.run();
    expect(await shopSeconds()).toEqual([120, 180]);
  });
});
