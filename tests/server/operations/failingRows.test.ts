import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type WorkDependencies, workParts } from '../../../server/boot/workParts';
import { Metrics } from '../../../server/operations/metrics/metrics';
import { addMs, days, hours, minutes } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { casesWith, type Finance, financeOf } from '../../support/server/finance';
import { openState } from '../../support/server/openState';
import { notifySandbox, openPayment, paidPayment, sandboxNotice } from '../../support/server/payments';
import { secondGateway } from '../../support/server/secondGateway';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let finance: Finance;
beforeAll(async () => {
  server = await buildTestApp({
    takesParts: true,
    gateways: ({ sandbox }) => [sandbox, secondGateway(sandbox).gateway],
  });
  finance = await financeOf(server);
});
afterAll(() => server.close());

const users = () => server.db.updateTable('users');
const twice = async (make: () => Promise<string>) => [await make(), await make()] as const;

/** A queue of the background work: two of its rows, the older first, and the write that ends one of them. */
interface Queue {
  part: string;
  table: string;
  /** The column with a row's id. */
  key?: string;
  /** SQL over the row as it is written: its end. */
  end: string;
  make: () => Promise<readonly [string, string]>;
  /** What makes a failed row due, besides an hour. */
  later?: () => Promise<unknown>;
}

const queues: Record<string, Queue> = {
  'bans that end': {
    part: 'bans',
    table: 'users',
    end: 'new.banned_at is null',
    make: () =>
      twice(async () => {
        const { id } = await server.makeUser();
        const now = server.clock.now();
        server.clock.advance(1000);
        await users()
          .set({ bannedAt: addMs(now, -minutes(1)), bannedUntil: now, banKind: 'other' })
          .where('id', '=', id)
          .execute();
        return id;
      }),
  },
  erasures: {
    part: 'erasures',
    table: 'users',
    end: 'new.erased_at is not null',
    make: () =>
      twice(async () => {
        const { id } = await server.makeUser();
        await users().set({ eraseAt: server.clock.now() }).where('id', '=', id).execute();
        server.clock.advance(1000);
        return id;
      }),
  },
  'payments that expire': {
    part: 'expiry',
    table: 'payments',
    end: `new.status = 'CANCELLED'`,
    make: async () => {
      const ids = await twice(async () => (await openPayment(server)).id);
      server.clock.advance(minutes(16));
      return ids;
    },
  },
  'money that is held': {
    part: 'held money',
    table: 'money_cases',
    end: 'new.told_at is not null',
    make: async () => {
      const ids = await twice(async () => {
        const { id } = await openPayment(server);
        await notifySandbox(server, id, { amount: 20_000 });
        server.clock.advance(1000);
        const [held] = await casesWith(server, 'paymentId', id);
        return held?.id ?? '';
      });
      server.clock.advance(minutes(16));
      return ids;
    },
  },
  refunds: {
    part: 'refunds',
    table: 'money_requests',
    end: `new.state = 'done'`,
    make: () =>
      twice(async () => {
        const { player, packageId } = await openPayment(server, { price: 60_000 });
        const { body } = await server.post('user/payment/create', {
          email: player.email,
          packageId,
          gateway: 'vnpay',
        });
        const { orderNumber } = await server.db
          .selectFrom('paymentAttempts')
          .select('orderNumber')
          .where('paymentId', '=', body.transactionId)
          .where('gateway', '=', 'vnpay')
          .executeTakeFirstOrThrow();
        await server.post(
          'user/payment/webhook/vnpay',
          sandboxNotice(server, orderNumber, { amount: 60_000 }),
        );
        const { body: asked } = await finance.refund(body.transactionId);
        expect(asked).toMatchObject({ byGateway: true, state: 'approved' });
        server.clock.advance(1000);
        return asked.id;
      }),
  },
  'money that waited for its account': {
    part: 'reopened accounts',
    table: 'payments',
    end: `new.status = 'COMPLETED'`,
    make: () =>
      twice(async () => {
        const { id, player } = await openPayment(server);
        const ban = (bannedAt: Date | null) =>
          users()
            .set({ bannedAt, banKind: bannedAt && 'other' })
            .where('id', '=', player.id)
            .execute();
        await ban(server.clock.now());
        await notifySandbox(server, id);
        await ban(null);
        return id;
      }),
  },
  'players of a season that changed': {
    part: 'seasons',
    table: 'season_totals',
    key: 'user_id',
    end: 'new.amount > 0',
    make: async () => {
      const ids = await seasonBuyers();
      await server.db.updateTable('seasonTotals').set({ amount: 0 }).where('userId', 'in', ids).execute();
      const { seasonId } = await server.db
        .selectFrom('seasonTotals')
        .select('seasonId')
        .where('userId', 'in', ids)
        .executeTakeFirstOrThrow();
      await sql`insert into season_counts (season_id, changed_at) values (${seasonId}, now())
        on conflict (season_id) do update set begun_at = null`.execute(server.db);
      return [...ids].sort() as [string, string];
    },
    later: () => sql`update season_counts set changed_at = now() - interval '2 minutes'`.execute(server.db),
  },
};

/** Two players who bought in the season that runs. */
async function seasonBuyers() {
  const now = server.clock.now();
  const { token } = await server.makeAdmin();
  const isThere = await server.db.selectFrom('seasons').select('id').limit(1).executeTakeFirst();
  if (!isThere)
    await server.post(
      'admin/seasons',
      {
        number: 1,
        name: 'Mùa thử',
        startAt: now.toISOString(),
        endAt: addMs(now, days(30)).toISOString(),
        goal: 10_000_000,
        giftKind: 1,
        giftAmount: 500,
        milestones: [],
        reason: 'Planned for the summer',
      },
      { token },
    );
  const { db } = server;
  await db.deleteFrom('seasonCounts').execute();
  return twice(async () => (await paidPayment(server)).player.id);
}

/** The part's runs until nothing is left, as a process that reports an error and continues makes them. */
async function work(part: string, log: unknown[]) {
  const metrics = new Metrics();
  const deps = {
    ...server.deps,
    transport: { description: 'nowhere', send: () => Promise.resolve(), close: () => undefined },
    metrics,
    watch: { state: openState() },
    log: { info: () => undefined, warn: () => undefined, error: (facts: object) => void log.push(facts) },
  };
  const made = workParts(deps as unknown as WorkDependencies, new AbortController().signal, newId()).find(
    ({ name }) => name === part,
  );
  for (let runs = 0; runs < 10; runs++) await made?.run().catch(() => undefined);
  return (await metrics.valuesOf('failedRows')).filter(({ labels }) => labels.part === part);
}

it.each(Object.entries(queues))(
  'of %s, one that fails is named and tried again later, and the next is done',
  async (_name, { part, table, key = 'id', end, make, later }) => {
    const [first, second] = await make();
    const written = sql.raw(`new.${key}::text = '${first}' and ${end}`);
    await sql`create or replace function fail_row() returns trigger language plpgsql as
      'begin raise exception ''this row fails''; end'`.execute(server.db);
    await sql`create trigger failing before update on ${sql.table(table)} for each row
      when (${written}) execute function fail_row()`.execute(server.db);
    const isDone = async (id: string) => {
      const done = sql.raw(end.replaceAll('new.', ''));
      const found = await sql`select from ${sql.table(table)} where ${sql.ref(key)}::text = ${id}
        and ${done}`.execute(server.db);
      return found.rows.length > 0;
    };
    const log: unknown[] = [];
    const counted = await work(part, log);
    await sql`drop trigger failing on ${sql.table(table)}`.execute(server.db);
    expect([await isDone(first), await isDone(second)]).toEqual([false, true]);
    expect(log).toContainEqual(expect.objectContaining({ part, id: first }));
    expect(counted[0]?.value).toBeGreaterThan(0);
    server.clock.advance(hours(1));
    await later?.();
    await work(part, []);
    expect(await isDone(first)).toBe(true);
  },
);

it('of tables, one whose rows cannot be deleted is named and tried again, and the others are swept', async () => {
  const past = addMs(server.clock.now(), -days(400));
  const left = async (table: 'codes' | 'googleHandovers') =>
    (await server.db.selectFrom(table).select('expiresAt').where('expiresAt', '=', past).execute()).length;
  await sql`insert into codes (purpose, email, code_hash, sent_at, expires_at)
    values ('verify-email', 'gone@mail.example', '', ${past}, ${past})`.execute(server.db);
  await sql`insert into google_handovers (token_hash, user_id, expires_at)
    select '', id, ${past} from users limit 1`.execute(server.db);
  await sql`create function keep_row() returns trigger language plpgsql as
    'begin raise exception ''this row stays''; end'`.execute(server.db);
  await sql`create trigger kept before delete on codes for each row execute function keep_row()`.execute(
    server.db,
  );
  const log: unknown[] = [];
  const counted = await work('tables', log);
  expect([await left('codes'), await left('googleHandovers')]).toEqual([1, 0]);
  expect(log).toContainEqual(expect.objectContaining({ part: 'tables', id: 'codes' }));
  expect(counted[0]?.value).toBeGreaterThan(0);
  await sql`drop trigger kept on codes`.execute(server.db);
  await work('tables', []);
  expect(await left('codes')).toBe(0);
});
