import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { usualDaily } from '../contract/dailyCycle';
import { dayOf } from '../contract/vietnamTime';
import { markDay } from '../server/daily/mark';
import { kyselyOver } from '../server/db/open';
import { openPool, poolDialect } from '../server/db/postgres';
import { prepare } from '../server/db/prepare';
import type { Db } from '../server/db/tables';
import { systemClock } from '../server/platform/clock';
import { isId, newId } from '../server/platform/ids';
import { buyItem } from '../server/wardrobe/buy';
import { createDatabase } from '../tests/support/server/database';
import { compare } from './measure';
import type { Report } from './report';
import { connections, manyTimes, type Statement, statementsOf } from './statements';

const calls = 200;
const rounds = 9;
const price = 50;

/** Players who can afford the accessory and may mark the day, and the accessory; returns their ids. */
async function makePlayers(db: Db): Promise<{ players: string[]; accessoryId: string }> {
  const { rows } = await sql<{ id: string }>`
    insert into users (id, first_name, last_name, first_name_key, last_name_key, user_name, email, role, staff_roles,
      email_verified_at, golds, created_at)
    select gen_random_uuid(), 'An', 'Lê', 'an', 'le', 'player' || n, 'player' || n || '@mail.example', 'User', '{}',
      now() - interval '2 days', 1000, now()
    from generate_series(1, 10000) as n returning id`.execute(db);
  // Not of version 7, as what a call makes: a replayed call keeps it.
  const accessoryId = randomUUID();
  await sql`insert into accessories (id, name, description, image, type, rarity, gold_price, diamond_price,
      listed_gold_price, listed_diamond_price, created_at, updated_at)
    values (${accessoryId}, 'Mũ', '', 'none.webp', 0, 0, ${price}, 0, 0, 0, now(), now())`.execute(db);
  await sql`analyze`.execute(db);
  return { players: rows.map(({ id }) => id), accessoryId };
}

/** The statements of one call, of another player: each id that the call made is made again. */
async function replay(
  pool: pg.Pool,
  statements: readonly Statement[],
  [from, to]: readonly [string, string],
) {
  const made = new Map<unknown, string>([[from, to]]);
  const another = (value: unknown): unknown => {
    if (typeof value !== 'string' || !isId(value) || value[14] !== '7') return made.get(value) ?? value;
    made.set(value, made.get(value) ?? newId());
    return made.get(value);
  };
  const client = await pool.connect();
  for (const [text, values] of statements) await client.query(text, values.map(another));
  client.release();
}

/** Buying an accessory and marking a day against their own statements over the bare driver, on PostgreSQL. */
export async function benchAccount(report: Report): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return report.add({ name: 'account', note: 'not measured: TEST_DATABASE_URL is not set' });
  const { address, drop } = await createDatabase(server);
  const pool = openPool(address, () => undefined, { max: connections });
  const db = kyselyOver(poolDialect(pool));
  // A separate pool, because its statements are recorded.
  const heard = openPool(address, () => undefined, { max: 1 });
  const recorded = kyselyOver(poolDialect(heard));
  await prepare({ databaseUrl: address, databaseOwnerUrl: null }, db);
  const { players, accessoryId } = await makePlayers(db);
  const clock = systemClock;
  const bought = { accessoryId, wallet: 'golds' as const, price, version: 1 };
  const seen = { key: dayOf(clock.now()), amount: usualDaily[0] ?? 0 };
  const settings = { isOn: true, amounts: [...usualDaily] };
  const works: Record<string, (over: Db, userId: string) => Promise<unknown>> = {
    'an accessory that is bought': (over, id) =>
      buyItem({ db: over, clock }, id, { ...bought, key: newId() }),
    'a day that is marked': (over, id) => markDay({ db: over, clock }, settings, id, seen),
  };
  for (const [name, work] of Object.entries(works)) {
    const left = [...players];
    const next = () => left.pop() ?? '';
    const first = next();
    const statements = await statementsOf(heard, () => work(recorded, first));
    await compare(
      report,
      `${name}, floor: the driver`,
      {
        candidate: () => manyTimes(calls, () => work(db, next())),
        floor: () => manyTimes(calls, () => replay(pool, statements, [first, next()])),
      },
      { rounds, least: 0.7 },
    );
  }
  await Promise.all([db.destroy(), recorded.destroy()]);
  await drop();
}
