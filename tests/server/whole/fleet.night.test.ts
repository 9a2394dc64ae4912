import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Db } from '../../../server/db/tables';
import { reencrypt } from '../../../server/operations/reencrypt';
import { systemClock } from '../../../server/platform/clock';
import { deriveKeys } from '../../../server/platform/keys';
import { startBalancer } from '../../support/server/balancer';
import { makeBuyers } from '../../support/server/buyers';
import { type Cable, cableTo } from '../../support/server/cable';
import { postgresUrl } from '../../support/server/database';
import { Fleet } from '../../support/server/fleet';
import { type ServerHome, serverHome } from '../../support/server/home';
import { moneyProblemsOf } from '../../support/server/invariants';
import { startPayos } from '../../support/server/payosStandIn';
import { RedisServer, redisProgram } from '../../support/server/redis';
import { replicatedUrl, replicaUrl, sameDatabase } from '../../support/server/services';
import { buyAgain, readAgain, staySignedIn, type Wrong } from '../../support/server/shoppers';

/** How long each failure lasts, in seconds; `npm run test:fleet` uses the realistic 30. */
const trouble = Number(process.env.FLEET_SECONDS ?? 2);
const buyers = 4;
const secrets = ['the-secret-that-the-fleet-began-with', 'the-secret-that-comes-after-it-as-long'] as const;

/** A tmpfs that fills up; needs root. */
const canMount = process.getuid?.() === 0 && process.platform === 'linux';

describe.skipIf(!postgresUrl || !redisProgram)(
  'two web processes, two workers, PostgreSQL and Valkey (skipped where one is missing)',
  () => {
    let home: ServerHome;
    let cable: Cable;
    let fleet: Fleet;
    let packageId: string;
    let payos: Awaited<ReturnType<typeof startPayos>>;
    let balancer: Awaited<ReturnType<typeof startBalancer>>;
    const redis = new RedisServer();
    let isMounted = false;

    beforeAll(async () => {
      home = await serverHome({ migrated: true, on: replicatedUrl });
      packageId = await home.inDatabase((db) => makeBuyers(db, buyers));
      const databaseUrl = home.env.DATABASE_URL ?? '';
      const database = await cableTo(databaseUrl);
      cable = database.cable;
      await redis.start();
      payos = await startPayos({ repeats: { most: 1000, every: 500 } });
      mkdirSync(home.dataDir, { recursive: true });
      if (canMount) {
        execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', home.dataDir]);
        isMounted = true;
      }
      fleet = new Fleet({
        ...home.env,
        DATABASE_URL: database.through,
        ...(replicaUrl && { DATABASE_READ_URL: sameDatabase(databaseUrl, replicaUrl) }),
        REDIS_URL: redis.url,
        JWT_SECRET: secrets[0],
        PUBLIC_URL: 'http://127.0.0.1:9',
        PAYMENT_GATEWAY: 'payos',
        PAYOS_CLIENT_ID: payos.settings.clientId,
        PAYOS_API_KEY: payos.settings.apiKey,
        PAYOS_CHECKSUM_KEY: payos.settings.checksumKey,
        PAYOS_URL: payos.url,
        PLAYER_DAILY_COUNT: '10000',
        PLAYER_DAILY_AMOUNT: '1000000000 VND, 1000000 USD',
      });
      for (const name of ['web 1', 'web 2', 'worker 1', 'worker 2']) await fleet.start(name);
      balancer = await startBalancer(fleet.webs);
      await vi.waitFor(
        () =>
          payos
            .register(`${balancer.url}/api/user/payment/webhook/payos`)
            .then((taken) => expect(taken).toBe(true)),
        {
          timeout: 30_000,
        },
      );
    });
    afterAll(async () => {
      await fleet?.endAll();
      await balancer?.close();
      await payos?.close();
      await redis.stop();
      await cable?.cut();
      if (isMounted) execFileSync('umount', ['-l', home.dataDir]);
      await home.remove();
    });

    /** The failures, one after another, while the shop sells. */
    const troubles: Array<[string, () => Promise<unknown>]> = [
      [
        'a web process is killed',
        async () => {
          await fleet.end('web 1', 'SIGKILL');
          await fleet.start('web 1');
        },
      ],
      [
        'the worker that holds the leases is killed',
        async () => {
          await fleet.end('worker 1', 'SIGKILL');
          await fleet.start('worker 1');
        },
      ],
      [
        'the schema of the next version comes, and a process of this one starts on it',
        async () => {
          await home.inDatabase((db) => sql`insert into migrations (name) values ('900_newer')`.execute(db));
          await fleet.replace('web 2');
        },
      ],
      [
        'the secret is replaced',
        async () => {
          const [old, next] = secrets;
          const names = ['web 1', 'web 2', 'worker 1', 'worker 2'];
          for (const name of names) await fleet.replace(name, { JWT_SECRET: old, JWT_SECRET_PREVIOUS: next });
          for (const name of names) await fleet.replace(name, { JWT_SECRET: next, JWT_SECRET_PREVIOUS: old });
          await home.inDatabase((db) => reencrypt(db, systemClock, deriveKeys(next, [old])));
        },
      ],
      [
        'the database is cut off in the middle of transactions',
        async () => {
          await cable.cut();
          await sleep(trouble * 1000);
          await cable.plug();
        },
      ],
      [
        'the replica stands still',
        async () => {
          if (!replicaUrl) return;
          await onReplica((run) => run('select pg_wal_replay_pause()'));
          await sleep(trouble * 1000);
          await onReplica((run) => run('select pg_wal_replay_resume()'));
        },
      ],
      [
        'Valkey is away',
        async () => {
          await redis.stop();
          await sleep(trouble * 1000);
          await redis.start();
        },
      ],
      [
        'the gateway hangs',
        async () => {
          for (let n = 0; n < 4; n++) payos.fail('hang');
          await sleep(trouble * 1000);
        },
      ],
      [
        'the disk is full',
        async () => {
          if (!isMounted) return;
          const filler = join(home.dataDir, 'filler');
          try {
            writeFileSync(filler, Buffer.alloc(80 * 1024 * 1024));
          } catch {
            // Full, as intended.
          }
          await sleep(trouble * 1000);
          rmSync(filler);
        },
      ],
    ];

    async function onReplica(work: (run: (statement: string) => Promise<unknown>) => Promise<unknown>) {
      const { openPool } = await import('../../../server/db/postgres');
      const pool = openPool(sameDatabase(home.env.DATABASE_URL ?? '', replicaUrl ?? ''), () => undefined, {
        max: 1,
      });
      await work((statement) => pool.query(statement)).finally(() => pool.end());
    }

    it(
      'sells on through every trouble: no wrong answer, no đồng and no mail lost or doubled',
      async () => {
        const wrong: Wrong = [];
        let isOver = false;
        const watched = { isOver: () => isOver, wrong };
        const shopping = Array.from({ length: buyers }, (_, n) =>
          buyAgain(balancer.url, n, packageId, watched),
        );
        const reading = readAgain(balancer.url, watched);
        const session = staySignedIn(balancer.url, watched);
        const sold: Array<[string, number]> = [];
        for (const [name, happen] of troubles) {
          const before = payos.orders.size;
          await happen();
          // The next failure starts only once the shop sells again.
          await vi.waitFor(() => expect(payos.orders.size).toBeGreaterThan(before + buyers), {
            timeout: 120_000,
            interval: 100,
          });
          sold.push([name, payos.orders.size - before]);
        }
        isOver = true;
        const paid = (await Promise.all(shopping)).flat();
        const used = [await reading, await session];
        expect(wrong).toEqual([]);
        expect(Math.min(...used)).toBeGreaterThan(10);
        expect(sold).toHaveLength(troubles.length);
        await home.inDatabase(async (db) => {
          await vi.waitFor(async () => expect(await openOf(db, paid)).toEqual([]), {
            timeout: 180_000,
            interval: 500,
          });
          expect(await moneyProblemsOf(db)).toEqual([]);
          const { rows } = await sql<{
            diamonds: number;
          }>`select sum(diamonds)::int as diamonds from users`.execute(db);
          expect(rows[0]?.diamonds).toBe(new Set(paid).size * 10);
          const receipts = () =>
            db.selectFrom('outbox').select(['paymentId', 'sentAt', 'failedAt']).execute();
          await vi.waitFor(
            async () => expect((await receipts()).filter(({ sentAt }) => !sentAt)).toEqual([]),
            {
              timeout: 180_000,
              interval: 500,
            },
          );
          const all = await receipts();
          const told = all.map(({ paymentId }) => paymentId);
          expect(told).toHaveLength(new Set(paid).size);
          expect(new Set(told)).toEqual(new Set(paid));
          expect(all.filter(({ failedAt }) => failedAt)).toEqual([]);
          expect(readdirSync(join(home.dataDir, 'outbox'))).toHaveLength(all.length);
        });
      },
      600_000 + trouble * 60_000,
    );

    const openOf = async (db: Db, paid: readonly string[]): Promise<string[]> => {
      const rows = await db.selectFrom('payments').select(['id', 'status']).execute();
      const states = new Map(rows.map(({ id, status }) => [id, status]));
      return paid.filter((id) => states.get(id) !== 'COMPLETED');
    };
  },
);
