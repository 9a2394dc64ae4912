import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { migrations } from '../../server/db/migrations/index';
import type { Db } from '../../server/db/tables';
import { createAt, press, statusAt } from '../support/server/buyers';
import { postgresUrl } from '../support/server/database';
import { serverHome } from '../support/server/home';
import { moneyProblemsOf } from '../support/server/invariants';
import { buildLastRelease, isInHistory } from '../support/server/lastRelease';
import { beginSeasonAndCode, miscounts } from '../support/server/moneyPromises';
import { postTo, runCommand, spawnCommand, spawnServer } from '../support/server/process';

/** Two versions on one database require a database server. */
const isThere = isInHistory() || Boolean(process.env.CI);
describe.skipIf(!postgresUrl || !isThere)(
  'the last release beside this version (skipped without the history)',
  () => {
    let home: Awaited<ReturnType<typeof serverHome>>;
    let old: ReturnType<typeof spawnServer>;
    let env: Record<string, string>;
    let addresses: string[] = [];
    /** The demo data's notices are older. */
    let since: Date;
    let packageIds: string[] = [];
    let players: string[] = [];
    const boss = { email: 'boss@outline.example', password: 'a long enough phrase' };

    beforeAll(async () => {
      const bundle = await buildLastRelease();
      if (!bundle)
        throw new Error('The history does not hold the commit of deploy/released: git fetch --unshallow');
      home = await serverHome();
      env = {
        ...home.env,
        ADMIN_EMAIL: boss.email,
        ADMIN_PASSWORD: boss.password,
        SEED_DEMO: 'true',
      };
      old = spawnServer({ ...env, DATA_DIR: `${home.dataDir}-old` }, bundle);
      addresses = [await old.ready()];
      since = new Date();
      const list = await fetch(`${addresses[0]}/api/user/payment/packages`);
      const { packages } = (await list.json()) as { packages: Array<{ id: string }> };
      packageIds = packages.map(({ id }) => id);
      players = await home.inDatabase(async (db) => {
        const all = db.selectFrom('users').select('email').where('role', '=', 'User');
        const buyers = all.where('bannedAt', 'is', null).where('emailVerifiedAt', 'is not', null).limit(12);
        return (await buyers.execute()).map(({ email }) => email);
      });
    });
    afterAll(async () => {
      await old?.kill('SIGTERM');
      await home?.remove();
    });

    const faults: string[] = [];
    const note = (what: string, status: number | undefined) => {
      if (status === undefined || status >= 500) faults.push(`${what}: ${status}`);
    };
    const refused = (what: string) => {
      faults.push(what);
      return false;
    };
    /**
     * One sale, of any package but the last, which staff switch off and on: begun at one process, paid at the next and
     * watched at the one after it.
     */
    async function sell(turn: number): Promise<boolean> {
      const at = (step: number) => addresses[(turn + step) % addresses.length] ?? '';
      const email = players[turn % players.length] ?? '';
      const packageId = packageIds[turn % (packageIds.length - 1)];
      const opened = await postTo(at(0), 'user/payment/create', { email, packageId });
      note('create', opened?.status);
      const { transactionId = '', paymentUrl } = opened?.body ?? {};
      if (!paymentUrl) return refused(`create ${turn}: ${opened?.status} ${opened?.body.message}`);
      if (!(await press(at(1), paymentUrl))) return refused(`press ${turn}`);
      return (await isCredited(at(2), transactionId)) || refused(`credit ${turn}`);
    }
    async function isCredited(address: string, transactionId: string): Promise<boolean> {
      for (let tries = 0; tries < 100; tries++) {
        if ((await statusAt(address, transactionId)) === 'COMPLETED') return true;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return false;
    }
    /** A staff member signs in at one process and changes a package at the other. */
    async function change(turn: number): Promise<void> {
      const [here = '', there = ''] = [
        addresses[turn % addresses.length],
        addresses[(turn + 1) % addresses.length],
      ];
      const signedIn = await postTo(here, 'user/auth/login', boss);
      note('sign-in', signedIn?.status);
      const headers = {
        authorization: `Bearer ${signedIn?.body.accessToken}`,
        'content-type': 'application/json',
      };
      const address = `${there}/api/admin/diamond-packages/${packageIds.at(-1)}/toggle-status`;
      for (let time = 0; time < 2; time++) {
        note('change', (await fetch(address, { method: 'PATCH', headers, body: '{}' })).status);
      }
      note('list', (await fetch(`${here}/api/user/payment/packages`)).status);
      note('profile', (await fetch(`${there}/api/user/profile/me`, { headers })).status);
    }
    async function work(turns: number): Promise<number> {
      let sold = 0;
      for (let turn = 0; turn < turns; turn++) {
        const [did] = await Promise.all([sell(turn), change(turn)]);
        sold += Number(did);
      }
      return sold;
    }

    it('sells alone on its own schema', async () => {
      expect(players.length).toBeGreaterThan(3);
      expect([await work(4), faults]).toEqual([4, []]);
    });

    it('goes on while this version migrates', async () => {
      let isDone = false;
      const selling = (async () => {
        let sold = 0;
        for (let turn = 0; !isDone || turn < 4; turn++) sold += Number(await sell(turn));
        return sold;
      })();
      await new Promise((resolve) => setTimeout(resolve, 300));
      const migrating = spawnCommand(env, 'migrate');
      expect(await once(migrating.child, 'close')).toEqual([0, null]);
      isDone = true;
      expect(migrating.output()).toContain(Object.keys(migrations).sort().at(-1));
      expect(await selling).toBeGreaterThan(3);
      expect([await work(4), faults]).toEqual([4, []]);
    });

    it('sells together with it, each payment going through both', async () => {
      const next = spawnServer({ ...env, DATA_DIR: `${home.dataDir}-new` });
      addresses = [addresses[0] ?? '', await next.ready()];
      const sold = await work(10);
      addresses = addresses.slice(0, 1);
      await next.kill('SIGTERM');
      expect([sold, faults]).toEqual([10, []]);
    });

    it('knows the notices that came before it, by whichever version they come again', async () => {
      const events = await home.inDatabase((db) =>
        db
          .selectFrom('paymentEvents')
          .select(['id', 'body', 'outcome'])
          .where('receivedAt', '>=', since)
          .execute(),
      );
      expect(events.length).toBeGreaterThan(8);
      const next = spawnServer({ ...env, DATA_DIR: `${home.dataDir}-new` });
      const address = await next.ready();
      for (const { body } of events) {
        expect((await postTo(address, 'user/payment/webhook/sandbox', JSON.parse(body)))?.status).toBe(200);
      }
      await next.kill('SIGTERM');
      const after = await home.inDatabase((db) =>
        db.selectFrom('paymentEvents').select(['id', 'outcome']).where('receivedAt', '>=', since).execute(),
      );
      const outcomes = (rows: ReadonlyArray<{ id: string; outcome: string }>) =>
        rows.map(({ id, outcome }) => `${id} ${outcome}`).sort();
      expect(outcomes(after)).toEqual(outcomes(events));
    });

    it('goes on alone after it, as at a way back, and the books agree', async () => {
      expect([await work(4), faults]).toEqual([4, []]);
      expect(await home.inDatabase(moneyProblemsOf)).toEqual([]);
      const { stdout } = runCommand(env, 'verify');
      expect(stdout).toContain('The ledger agrees with every balance and payment');
    });

    it('counts for seasons and codes what the old one credits, and its next worker gives the gifts', async () => {
      await home.inDatabase((db) => beginSeasonAndCode(db, 'WAYBACK'));
      const begin = spawnServer({ ...env, DATA_DIR: `${home.dataDir}-new` });
      const next = await begin.ready();
      const [address = ''] = addresses;
      const begun = [];
      for (const email of players.slice(0, 3))
        begun.push(await createAt(next, email, packageIds[0] ?? '', { code: 'WAYBACK' }));
      expect(begun.map((made) => made?.body.offer)).toEqual(Array(3).fill({ code: 'WAYBACK', bonus: 4 }));
      await begin.kill('SIGTERM');
      for (const made of begun) {
        await press(address, made?.body.paymentUrl ?? '');
        expect(await isCredited(address, made?.body.transactionId ?? '')).toBe(true);
      }
      const due = (db: Db) => sql`select from season_totals where gifts_due`.execute(db);
      expect((await home.inDatabase(due)).rows).toHaveLength(3);
      const again = spawnServer({ ...env, DATA_DIR: `${home.dataDir}-new` });
      await again.ready();
      const isGiven = () => home.inDatabase(async (db) => (await due(db)).rows.length === 0);
      await vi.waitUntil(isGiven, { timeout: 30_000, interval: 200 });
      await again.kill('SIGTERM');
      expect(await home.inDatabase(miscounts)).toEqual([]);
      expect(await home.inDatabase(moneyProblemsOf)).toEqual([]);
    });

    it('gives a first bonus once, when two payments begun as the first are paid at the old one', async () => {
      const [email = '', packageId = ''] = [players[0], packageIds.at(-1)];
      const firstBonus = 7;
      await home.inDatabase((db) =>
        db.updateTable('diamondPackages').set({ firstBonus }).where('id', '=', packageId).execute(),
      );
      const begin = spawnServer({ ...env, DATA_DIR: `${home.dataDir}-new` });
      const next = await begin.ready();
      const early = await createAt(next, email, packageId);
      await home.inDatabase((db) =>
        db
          .updateTable('payments')
          .set({ expiresAt: new Date() })
          .where('id', '=', early?.body.transactionId ?? '')
          .execute(),
      );
      const late = await createAt(next, email, packageId);
      await begin.kill('SIGTERM');
      const ids: string[] = [early, late].map((made) => made?.body.transactionId ?? '');
      const firsts = () =>
        home.inDatabase(async (db) => {
          const both = await db.selectFrom('payments').select('firstBonus').where('id', 'in', ids).execute();
          return both.map((payment) => payment.firstBonus).sort((a, b) => a - b);
        });
      expect(await firsts()).toEqual([firstBonus, firstBonus]);
      const [address = ''] = addresses;
      for (const [n, made] of [early, late].entries()) {
        await press(address, made?.body.paymentUrl ?? '');
        expect(await isCredited(address, ids[n] ?? '')).toBe(true);
      }
      expect(await firsts()).toEqual([0, firstBonus]);
      expect(await home.inDatabase(moneyProblemsOf)).toEqual([]);
    });
  },
);
