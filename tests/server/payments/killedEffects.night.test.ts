import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Passwords } from '../../../server/accounts/passwords';
import { insertUser } from '../../../server/accounts/users';
import type { Db } from '../../../server/db/tables';
import { effects } from '../../../server/payments/effects/effects';
import { signedWebhook } from '../../../server/payments/gateways/sandbox';
import { deriveKeys } from '../../../server/platform/keys';
import { buyerOf, buyerPassword, createAt, makeBuyers } from '../../support/server/buyers';
import { postgresUrl } from '../../support/server/database';
import { writtenBy } from '../../support/server/effectWrites';
import { holdWrites } from '../../support/server/holdWrites';
import { type ServerHome, serverHome } from '../../support/server/home';
import { moneyProblemsOf } from '../../support/server/invariants';
import { beginSeasonAndCode } from '../../support/server/moneyPromises';
import { postTo, spawnServer } from '../../support/server/process';

/** More than any payment writes: one player for each, and two that nothing disturbs. */
const most = 60;
/** The sums have no day of a payer to take back. */
const written: Readonly<Record<string, string>> = { ...writtenBy, refunds: 'add_figure' };
const isCommit = (query: string) => /^commit/i.test(query);

// An embedded database dies with its server, at any moment (faults, storm).
describe.skipIf(!postgresUrl)(
  'killed (kill -9) before each write of a payment, and before its commit',
  () => {
    const person = { email: 'finance@outline.example', password: buyerPassword };
    let home: ServerHome;
    let packageId = '';
    let server: ReturnType<typeof spawnServer>;
    let address = '';
    let hold: Awaited<ReturnType<typeof holdWrites>>;
    let next = 0;
    const start = async () => {
      server = spawnServer(home.env);
      address = await server.ready();
    };
    beforeAll(async () => {
      home = await serverHome({ migrated: true });
      await home.inDatabase(async (db) => {
        packageId = await makeBuyers(db, most);
        await db.updateTable('diamondPackages').set({ firstBonus: 3, bonusDiamonds: 1 }).execute();
        await beginSeasonAndCode(db, 'KILLED');
        const now = new Date();
        const name = { firstName: 'Thu', lastName: 'Ngân', userName: 'finance', email: person.email };
        const passwordHash = await new Passwords().hash(person.password);
        hold = await holdWrites(db, home.env.DATABASE_URL ?? '');
        await insertUser(db, { ...name, passwordHash, emailVerifiedAt: now, staffRoles: ['finance'] }, now);
      });
      await start();
    });
    afterAll(async () => {
      await server?.kill('SIGKILL');
      await hold?.end();
      await home?.remove();
    });

    /** Two open payments of one package, both as the player's first, the second with a code; returns the second. */
    async function begin(db: Db): Promise<string> {
      const email = buyerOf(next++);
      const create = async () =>
        (await createAt(address, email, packageId, { code: 'KILLED', buyer: { name: 'Ann' } }))?.body
          .transactionId ?? '';
      const first = await create();
      await db.updateTable('payments').set({ expiresAt: new Date() }).where('id', '=', first).execute();
      return create();
    }

    async function notify(db: Db, id: string) {
      const order = await db
        .selectFrom('sandboxOrders')
        .innerJoin('paymentAttempts', 'paymentAttempts.orderNumber', 'sandboxOrders.orderCode')
        .selectAll('sandboxOrders')
        .where('paymentAttempts.paymentId', '=', id)
        .executeTakeFirstOrThrow();
      const keys = deriveKeys(home.env.JWT_SECRET ?? '');
      return postTo(
        address,
        'user/payment/webhook/sandbox',
        signedWebhook(keys, { ...order, outcome: 'PAID' }, new Date()),
      );
    }

    let token = '';
    const staff = async (path: string, body: object) => {
      token ||= (await postTo(address, 'user/auth/login', person))?.body.accessToken ?? '';
      return fetch(`${address}/api/admin/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      }).catch(() => null);
    };
    /** A paid payment, and the request that refunds a third of it once it is confirmed. */
    async function askRefund(db: Db): Promise<[payment: string, request: string]> {
      const id = await begin(db);
      await notify(db, id);
      const about = { amount: 333, reasonKind: 'mistake', reason: 'By mistake', idempotencyKey: id };
      const answer = (await (await staff(`transactions/${id}/refunds`, about))?.json()) as
        | { id: string }
        | undefined;
      return [id, answer?.id ?? ''];
    }
    const confirm = (_: Db, id: string) =>
      staff(`money-requests/${id}/confirm`, { outcome: 'done', reference: `FT-${id}` });

    /** Everything that a payment has brought and a refund has taken, without ids and moments. */
    async function broughtBy(db: Db, id: string): Promise<unknown> {
      const { rows } = await sql<{ facts: unknown }>`
      select json_build_object('status', status, 'refunded', refunded, 'bonus', bonus_diamonds, 'wallets', (
          select json_build_array(diamonds, golds, debt) from users where id = payments.user_id),
        'others', (select json_agg(json_build_array(status, first_bonus)) from payments other
          where other.user_id = payments.user_id and other.id <> payments.id),
        'money', (select json_agg(json_build_array(amount, allocated)) from movements where payment_id = payments.id),
        'entries', (select json_agg(line order by line) from (select concat_ws(' ', wallet, reason, amount) as line
          from wallet_entries where user_id = payments.user_id) lines),
        'season', (select json_agg(amount) from season_totals where user_id = payments.user_id),
        'gifts', (select json_agg(spend) from season_gifts where user_id = payments.user_id),
        'days', (select json_agg(is_first) from payer_days where user_id = payments.user_id),
        'mails', (select json_agg(template order by template) from outbox join users on users.email = recipient
          where users.id = payments.user_id)) as facts
      from payments where id = ${id}`.execute(db);
      return rows[0]?.facts;
    }

    type Act = (db: Db, about: string) => Promise<{ status: number } | null>;
    /**
     * Kills the server before write after write of an act, until the act ends before that many. Each time nothing of it is left,
     * unless the commit was in progress, and once the server is back and the act is repeated, all of it is there, once. Returns
     * what was about to be written.
     */
    async function killAll(db: Db, prepare: (db: Db) => Promise<[payment: string, about: string]>, act: Act) {
      const [undisturbed, first] = await prepare(db);
      expect((await act(db, first))?.status).toBe(200);
      const whole = await broughtBy(db, undisturbed);
      const held: string[] = [];
      for (let write = 1; ; write++) {
        const [id, about] = await prepare(db);
        const before = await broughtBy(db, id);
        await hold.at(write);
        const call = act(db, about);
        const query = await hold.reached(call);
        if (!query) {
          await hold.release();
          expect([(await call)?.status, await broughtBy(db, id)]).toEqual([200, whole]);
          return held;
        }
        held.push(query);
        expect((await server.kill('SIGKILL')).signal).toBe('SIGKILL');
        expect(await call).toBe(null);
        await hold.release();
        const left = isCommit(query) ? whole : before;
        expect([query, await broughtBy(db, id), await moneyProblemsOf(db)]).toEqual([query, left, []]);
        await start();
        // A person who confirms a refund that is done meets a 409, a gateway its 200.
        const again = (await act(db, about))?.status;
        expect([query, again]).toEqual([query, isCommit(query) && about !== id ? 409 : 200]);
        await act(db, about);
        expect([query, await broughtBy(db, id), await moneyProblemsOf(db)]).toEqual([query, whole, []]);
      }
    }

    /** Each effect of the list has been stopped before one of its writes, and so has the commit. */
    function expectEach(held: readonly string[], names: readonly string[]) {
      const isHeld = (name: string) => held.some((query) => query.includes(written[name] ?? '?'));
      expect([names.filter((name) => !isHeld(name)), held]).toEqual([[], held]);
      expect(held.slice(-1).every(isCommit)).toBe(true);
    }

    it('is credited once, with all its effects, when its notice is repeated', { timeout: 600_000 }, () =>
      home.inDatabase(async (db) => {
        const prepare = async (): Promise<[string, string]> => {
          const id = await begin(db);
          return [id, id];
        };
        const all = effects.map(({ name }) => name);
        expectEach(await killAll(db, prepare, notify), all);
      }),
    );

    it('is taken back once, when its refund is confirmed again', { timeout: 600_000 }, () =>
      home.inDatabase(async (db) => {
        const reversed = effects.filter(({ reverse }) => typeof reverse === 'function');
        const names = reversed.map(({ name }) => (name === 'figures' ? 'refunds' : name));
        expectEach(await killAll(db, askRefund, confirm), names);
      }),
    );
  },
);
