import { Migrator, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../server/db/migrate';
import { migrations } from '../../server/db/migrations/index';
import type { Db } from '../../server/db/tables';
import { newId, newReference } from '../../server/platform/ids';
import { type ServerHome, serverHome } from '../support/server/home';
import { moneyProblemsOf } from '../support/server/invariants';

let home: ServerHome;
beforeAll(async () => {
  home = await serverHome();
});
afterAll(() => home.remove());

const userId = newId();
const paid = newReference();
const open = newReference();
const cancelled = newReference();

/** A shop from before movements: a paid payment, an open one and one that nobody paid. */
async function storeEarlier(db: Db): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateTo('015_invitations');
  if (error) throw error;
  await sql`insert into users (id, first_name, last_name, first_name_key, last_name_key, user_name, email, role, created_at,
      diamonds)
    values (${userId}, 'Minh', 'Nguyễn', 'minh', 'nguyen', 'minh', 'minh@example.com', 'User', now(), 650)`.execute(
    db,
  );
  const store = (id: string, status: string, reference: string | null) =>
    sql`insert into payments (id, user_id, email, package_name, diamonds, bonus_diamonds, amount, currency, gateway,
        payment_url, provider_reference, status, created_at, expires_at, settled_at)
      values (${id}, ${userId}, 'minh@example.com', 'Gói', 650, 0, 59000, 'VND', 'sandbox', 'https://pay.example',
        ${reference}, ${status}, now() - interval '20 minutes', now() - interval '5 minutes', now())`.execute(
      db,
    );
  await store(paid, 'COMPLETED', 'bank-1');
  await sql`insert into wallet_entries (id, user_id, wallet, amount, reason, payment_id, balance_after, created_at)
    values (${newId()}, ${userId}, 'diamonds', 650, 'purchase', ${paid}, 650, now())`.execute(db);
  await store(open, 'PENDING', null);
  await store(cancelled, 'CANCELLED', null);
}

it('makes attempts, movements and sums for the payments and players that are there', async () => {
  await home.inDatabase(async (db) => {
    await storeEarlier(db);
    await migrate(db);
    expect(await moneyProblemsOf(db)).toEqual([]);
    const movements = await db
      .selectFrom('movements')
      .select(['paymentId', 'reference', 'allocated'])
      .execute();
    expect(movements).toEqual([{ paymentId: paid, reference: 'bank-1', allocated: 59_000 }]);
    const attempts = await db
      .selectFrom('paymentAttempts')
      .select(['paymentId', 'state', 'paymentUrl', 'orderNumber'])
      .orderBy('state')
      .execute();
    expect(attempts).toEqual(
      [
        { paymentId: cancelled, state: 'CANCELLED' },
        { paymentId: open, state: 'OPEN' },
        { paymentId: paid, state: 'PAID' },
      ].map((one) => ({ ...one, orderNumber: one.paymentId, paymentUrl: 'https://pay.example' })),
    );
    const players = await db.selectFrom('userDays').select(['kind', 'players', 'slot']).execute();
    expect(players).toEqual([{ kind: 'created', players: 1, slot: 0 }]);
    const asked = await db
      .selectFrom('paymentAttempts')
      .select('id')
      .where('nextAskAt', 'is not', null)
      .execute();
    expect(asked).toHaveLength(2);
  });
});
