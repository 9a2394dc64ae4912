import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromMinorUnits, toMinorUnits } from '../../../contract/currencies';
import type { AllSettings } from '../../../contract/settings';
import { type LimitName, limitNames, moneyLimits } from '../../../contract/siteSettings';
import { buildApp } from '../../../server/app';
import type { CommandContext } from '../../../server/cli/command';
import { siteCommands } from '../../../server/cli/siteCommands';
import type { App } from '../../../server/http/types';
import { inForce, limitsInForce, limitsOf } from '../../../server/operations/inForce';
import { readState, type State } from '../../../server/operations/state';
import { type Watch, watchState } from '../../../server/operations/watch';
import { seconds } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { testDatabase } from '../../support/server/database';
import { openState } from '../../support/server/openState';
import { makePackage } from '../../support/server/packages';
import { Pauses } from '../../support/server/pauses';
import { notifySandbox, openPayment } from '../../support/server/payments';
import { type SecondGateway, secondGateway } from '../../support/server/secondGateway';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

/** Two processes; each sees the shared state when it polls. */
const states: [State | null, State | null] = [null, null];
const watchOf = (at: 0 | 1) => ({
  get state(): State {
    const open = openState();
    return states[at] ?? open;
  },
  readAt: 0,
});
let server: TestApp;
let other: App;
let second: SecondGateway;
let owner: { token: string; email: string; userName: string };

beforeAll(async () => {
  const database = await testDatabase();
  server = await buildTestApp({
    database,
    watch: watchOf(0),
    contact: { supportEmail: 'help@outline.example', seller: null },
    gateways: ({ sandbox }) => {
      second = secondGateway(sandbox);
      return [sandbox, second.gateway];
    },
  });
  const { config, contact } = server.deps.environment ?? server.deps;
  const live = inForce({ config: { ...server.deps.config, ...config }, contact }, { watch: watchOf(1) });
  other = await buildApp({ ...server.deps, ...live, watch: watchOf(1) });
  owner = await server.makeAdmin();
});
afterAll(async () => {
  await other.close();
  await server.close();
});

const environment = () => server.deps.environment?.config ?? server.deps.config;
const look = async () => {
  states[0] = await readState(server.db, states[0] ?? undefined);
  states[1] = await readState(server.db, states[1] ?? undefined);
};
const settings = async (): Promise<AllSettings> =>
  (await server.get('admin/site-settings', { token: owner.token })).body;
type Name = 'gateways' | 'limits' | 'site';
/** Changes some fields of a record, based on its current version, and lets both processes poll. */
async function put(name: Name, change: object, token = owner.token) {
  const { id: _, ...current } = (await settings())[name];
  const body = { ...current, reason: 'Trying it', ...change };
  const answer = await server.call('PUT', `admin/site-settings/${name}`, body, { token });
  await look();
  return answer;
}
const entries = (action: string) =>
  server.db
    .selectFrom('audits')
    .selectAll()
    .where('action', '=', action)
    .orderBy('at')
    .orderBy('id')
    .execute();
/** The same public call at both processes. */
const atBoth = async (url: string) =>
  Promise.all([server.app, other].map(async (app) => (await app.inject({ url: `/api/${url}` })).json()));
const create = (body: object) => server.post('user/payment/create', body);

describe('gateways', () => {
  const names = async () =>
    (await atBoth('user/payment/gateways')).map(({ gateways }) =>
      gateways.map((one: { name: string }) => one.name),
    );

  it('are offered in the chosen order by every process, and those that are off are not', async () => {
    expect(await names()).toEqual([
      ['sandbox', 'vnpay'],
      ['sandbox', 'vnpay'],
    ]);
    expect((await put('gateways', { order: ['vnpay', 'sandbox'] })).status).toBe(200);
    expect(await names()).toEqual([
      ['vnpay', 'sandbox'],
      ['vnpay', 'sandbox'],
    ]);
    await put('gateways', { off: ['vnpay'] });
    expect(await names()).toEqual([['sandbox'], ['sandbox']]);
    const unlisted = await put('gateways', { order: ['payos'] });
    expect([unlisted.status, Object.keys(unlisted.body.errors)]).toEqual([400, ['order']]);
    await put('gateways', { order: [], off: [] });
  });

  it('that are off refuse new payments, while those that were begun are paid, credited and resumed', async () => {
    const { id, player, packageId } = await openPayment(server);
    await put('gateways', { off: ['sandbox'] });
    const another = await makePackage(server);
    const refused = await create({ email: player.email, packageId: another, gateway: 'sandbox' });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['gateway']]);
    expect((await create({ email: player.email, packageId: another })).status).toBe(201);
    const { body } = await server.get(`user/payment/pending?email=${player.email}&packageId=${packageId}`);
    expect(body.transactionId).toBe(id);
    await put('gateways', { off: ['sandbox', 'vnpay'] });
    expect((await create({ email: player.email, packageId: await makePackage(server) })).status).toBe(503);
    await notifySandbox(server, id);
    expect((await server.get(`user/payment/status/${id}`)).body.status).toBe('COMPLETED');
    const { diamonds } = await server.db
      .selectFrom('users')
      .select('diamonds')
      .where('id', '=', player.id)
      .executeTakeFirstOrThrow();
    expect(diamonds).toBe(715);
    await put('gateways', { off: [] });
  });

  it('show when they were last heard of, and say whether they answer', async () => {
    const { known } = await settings();
    expect(known.map(({ name, isListed, noticeAt }) => [name, isListed, noticeAt !== null])).toEqual([
      ['sandbox', true, true],
      ['vnpay', true, false],
    ]);
    const ask = async () =>
      (await server.post('admin/site-settings/gateways/vnpay/ask', {}, { token: owner.token })).body;
    expect(await ask()).toMatchObject({ isAnswering: true, said: null });
    second.mood.isSilent = true;
    expect(await ask()).toMatchObject({ isAnswering: false, said: 'The gateway is silent' });
    second.mood.isSilent = false;
  });
});

describe('limits', () => {
  it('are accepted exactly where they are stricter than those of the environment', async () => {
    const most = limitsOf(environment());
    for (const name of limitNames) {
      const { unit } = moneyLimits[name];
      const tried = [
        0,
        1,
        most[name] - 1,
        most[name],
        most[name] + 1,
        most[name] * 10,
        -1,
        toMinorUnits(0.001, unit),
      ];
      for (const units of tried) {
        const { status, body } = await put('limits', { [name]: fromMinorUnits(units, unit) });
        const isUnits = Number.isInteger(Number(units.toFixed(4)));
        const isGood = isUnits && units >= moneyLimits[name].min && units <= most[name];
        expect([name, units, status, Object.keys(body.errors ?? {})]).toEqual(
          isGood ? [name, units, 200, []] : [name, units, 400, [name]],
        );
        if (!isGood) continue;
        const own = states[0]?.settings.limits ?? {};
        expect([name, own[name]]).toEqual([name, units]);
        for (const environment of [most[name], units + 1, Math.max(0, units - 1)]) {
          const other = environmentWith(name, environment);
          expect(limitsOf(limitsInForce(other, { watch: watchOf(0) }))[name]).toBe(
            Math.min(units, environment),
          );
        }
      }
      await put('limits', { [name]: null });
      expect(limitsOf(limitsInForce(environment(), { watch: watchOf(1) }))).toEqual(most);
    }
  });

  /** The environment of the test with another limit. */
  function environmentWith(changed: LimitName, value: number) {
    const of = (name: LimitName) => (name === changed ? value : limitsOf(environment())[name]);
    return {
      secondPersonOver: { VND: of('refundOverVnd'), USD: of('refundOverUsd') },
      grants: {
        secondPersonOver: { diamonds: of('grantOverDiamonds'), golds: of('grantOverGolds') },
        dailyCap: { diamonds: of('grantCapDiamonds'), golds: of('grantCapGolds') },
      },
      playerDaily: {
        amount: { VND: of('playerDailyVnd'), USD: of('playerDailyUsd') },
        count: of('playerDailyCount'),
      },
    };
  }

  it('hold for gifts, refunds and purchases from the next look on', async () => {
    const { id, player } = await openPayment(server);
    await notifySandbox(server, id);
    const give = async (amount: number) => {
      const body = {
        wallet: 'diamonds',
        amount,
        reasonKind: 'event',
        reason: 'A gift',
        idempotencyKey: newId(),
      };
      const { status, body: said } = await server.post(`admin/players/${player.id}/wallet`, body, {
        token: owner.token,
      });
      return [status, said.state ?? Object.keys(said.errors)];
    };
    expect(await give(10)).toEqual([201, 'done']);
    await put('limits', {
      grantOverDiamonds: 10,
      grantCapDiamonds: 50,
      refundOverVnd: 100,
      playerDailyCount: 1,
    });
    expect(await give(5)).toEqual([201, 'requested']);
    expect(await give(500)).toEqual([400, ['amount']]);
    const refund = { amount: 1000, reasonKind: 'mistake', reason: 'x', idempotencyKey: newId() };
    const asked = await server.post(`admin/transactions/${id}/refunds`, refund, { token: owner.token });
    expect([asked.status, asked.body.needsSecond]).toEqual([201, true]);
    const more = await create({ email: player.email, packageId: await makePackage(server) });
    expect(more.status).toBe(429);
    const none = Object.fromEntries(limitNames.map((name) => [name, null]));
    await put('limits', none);
  });
});

describe('the site', () => {
  it('is closed in the same state as by the command, with its message in both languages', async () => {
    const run = async (name: string) => {
      const command = siteCommands.find((one) => one.name === name);
      const context = {
        db: server.db,
        clock: server.clock,
        print: () => undefined,
      } as unknown as CommandContext;
      await command?.run(context, { options: {}, words: [] });
      await look();
    };
    const said = async (app: App, language: string) => {
      const url = '/api/user/payment/packages';
      const answer = await app.inject({ url, headers: { 'accept-language': language } });
      return [answer.statusCode, answer.json().message];
    };
    const texts = { messageVi: 'Nâng cấp <b>lớn</b>', messageEn: 'A large update' };
    expect((await put('site', { isClosed: true, ...texts })).body).toMatchObject({
      isClosed: true,
      ...texts,
    });
    for (const app of [server.app, other]) {
      expect(await said(app, 'en')).toEqual([503, 'A large update']);
      expect(await said(app, 'vi')).toEqual([503, 'Nâng cấp <b>lớn</b>']);
    }
    const seen = (await settings()).site;
    await run('maintenance off');
    expect((await said(other, 'en'))[0]).toBe(200);
    const now = (await settings()).site;
    expect([now.isClosed, now.messageEn, now.version > seen.version]).toEqual([
      false,
      'A large update',
      true,
    ]);
    // A form loaded before the command was run does not close the site again unnoticed.
    const late = await server.call('PUT', 'admin/site-settings/site', { ...seen }, { token: owner.token });
    expect([late.status, late.body.conflict.current]).toEqual([409, now]);
    await run('maintenance on');
    expect((await settings()).site.isClosed).toBe(true);
    await put('site', { isClosed: false, messageVi: '', messageEn: '' });
    expect((await said(server.app, 'en'))[0]).toBe(200);
    const closed = await entries('close-site');
    expect(
      closed.map(({ resource, recordId, userName }) => [resource, recordId, userName === owner.userName]),
    ).toEqual([
      ['site', 'site', true],
      ['site', 'site', false],
    ]);
  });

  it('shows its own support address and no season where staff said so, in every process', async () => {
    const player = await server.makePlayer();
    const wrong = await put('site', { supportEmail: 'nobody' });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['supportEmail']]);
    await put('site', { supportEmail: 'new@outline.example', isSeasonShown: false });
    for (const { supportEmail } of await atBoth('site/contact'))
      expect(supportEmail).toBe('new@outline.example');
    expect((await server.get('user/season', { token: player.token })).body.isOff).toBe(true);
    const { mails } = (await server.get('admin/site-settings/mails', { token: owner.token })).body;
    for (const { text } of mails) expect(text).toContain('new@outline.example');
    await put('site', { supportEmail: '', isSeasonShown: true });
    for (const { supportEmail } of await atBoth('site/contact'))
      expect(supportEmail).toBe('help@outline.example');
    expect((await server.get('user/season', { token: player.token })).body.isOff).toBeUndefined();
  });

  it('says in the history who changed what, and to whom may read it', async () => {
    const changes = (await entries('update')).filter(({ resource }) => resource === 'settings');
    const last = changes.at(-1);
    expect(last).toMatchObject({
      recordId: 'site',
      userName: owner.userName,
      before: { supportEmail: 'new@outline.example' },
      after: { supportEmail: '' },
    });
    expect(changes.find(({ recordId }) => recordId === 'limits')?.after).toMatchObject({
      reason: 'Trying it',
    });
    const finance = await server.makeStaff('finance');
    const { body } = await server.get(
      `admin/history?filter=${encodeURIComponent('{"resource":"settings"}')}`,
      { token: finance.token },
    );
    expect(body.length).toBeGreaterThan(5);
    expect((await put('limits', { grantCapGolds: 1 }, finance.token)).status).toBe(403);
  });
});

describe('mails', () => {
  it('are all shown in both languages, with something for every value', async () => {
    const { mails } = (await server.get('admin/site-settings/mails', { token: owner.token })).body;
    expect(mails.length).toBeGreaterThan(28);
    for (const { name, language, subject, text, html } of mails)
      expect([name, language, /undefined|NaN|null/.exec(subject + text + html)?.[0]]).toEqual([
        name,
        language,
        undefined,
      ]);
  });

  it('a test mail goes to whoever asks for it', async () => {
    expect((await server.post('admin/site-settings/test-mail', {}, { token: owner.token })).status).toBe(204);
    const mail = (await server.mails()).at(-1);
    expect([mail?.to, mail?.subject]).toEqual([owner.email, 'Test email from Outline']);
  });
});

/** The same, but something happens after each read, whose result is from before it. */
const afterReads = <T extends object>(of: T, happens: () => Promise<void>): T =>
  new Proxy(of, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        const result: unknown = value.apply(target, given);
        if (result instanceof Promise) return result.finally(happens);
        return typeof result === 'object' && result !== null ? afterReads(result, happens) : result;
      };
    },
  });

describe('every process', () => {
  /** Promised are two seconds (studio.md section 9): a pause of one, and one to read. */
  const promised = seconds(2) - seconds(1);
  const offIn = (watches: readonly Watch[]) => watches.map(({ state }) => state.settings.gateways.off);

  it('has a change in force when it has paused for the next time', async () => {
    const pauses = new Pauses();
    const watch = () => watchState({ db: server.db, replica: null }, () => undefined, pauses.pause);
    const watches = [await watch(), await watch()];
    await pauses.waitFor(2);
    await put('gateways', { off: ['vnpay'] });
    pauses.pass(promised - 1);
    await pauses.waitFor(2);
    expect(offIn(watches)).toEqual([[], []]);
    pauses.pass(1);
    await pauses.waitFor(2);
    expect(offIn(watches)).toEqual([['vnpay'], ['vnpay']]);
    for (const one of watches) await one.stop();
    await put('gateways', { off: [] });
  });

  it('has it no later when a read has just missed it, or the database was away', async () => {
    const pauses = new Pauses();
    let during: (() => Promise<unknown>) | undefined;
    const db = afterReads(server.db, async () => {
      const happens = during;
      during = undefined;
      await happens?.();
    });
    const errors: unknown[] = [];
    const note = (error: unknown): void => void errors.push(error);
    const watch = await watchState({ db, replica: null }, note, pauses.pause);
    for (const [off, happens] of [
      [['vnpay'], () => put('gateways', { off: ['vnpay'] })],
      [
        [],
        async () => {
          await put('gateways', { off: [] });
          throw new Error('away');
        },
      ],
    ] as const) {
      await pauses.waitFor(1);
      const before = offIn([watch]);
      during = happens;
      pauses.pass(seconds(1));
      await pauses.waitFor(1);
      expect(offIn([watch])).toEqual(before);
      pauses.pass(promised);
      await pauses.waitFor(1);
      expect(offIn([watch])).toEqual([off]);
    }
    expect(errors).toEqual([new Error('away')]);
    await watch.stop();
  });
});
