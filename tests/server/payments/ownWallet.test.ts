import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WalletEntry } from '../../../contract/ownWallet';
import { accountPage } from '../../../contract/purchases';
import { hours } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { makeAccessory } from '../../support/server/accessories';
import { makePackage } from '../../support/server/packages';
import { notifySandbox } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

async function bought() {
  const player = await server.makePlayer();
  const packageId = await makePackage(server, { nameEn: 'A bag' });
  const body = { email: player.email, packageId };
  const { transactionId: id } = (await server.post('user/payment/create', body, player)).body;
  await notifySandbox(server, id);
  return { ...player, paymentId: id as string };
}
const walletOf = async (token: string, wallet: string, after = '') => {
  const { status, body } = await server.get(`user/wallet/${wallet}${after && `?after=${after}`}`, { token });
  expect(status).toBe(200);
  return body as { entries: WalletEntry[]; next?: string };
};

describe('the wallets of an account (docs/spec/account.md)', () => {
  it('have each change with its cause, its receipt and the balance after it', async () => {
    const { token, paymentId } = await bought();
    const { entries } = await walletOf(token, 'diamonds');
    const cause = { paymentId, packageName: 'Gói thử', packageNameEn: 'A bag' };
    expect(entries.toSorted((a, b) => a.balanceAfter - b.balanceAfter)).toMatchObject([
      { reason: 'purchase', amount: 650, balanceAfter: 650, ...cause },
      { reason: 'bonus', amount: 65, balanceAfter: 715, ...cause },
    ]);
    const { receiptKey } = entries[0] ?? {};
    expect((await server.get(`user/payment/receipt/${paymentId}?key=${receiptKey}`)).status).toBe(200);
    expect(await walletOf(token, 'golds')).toEqual({ entries: [] });
    expect(await walletOf(token, 'debt')).toEqual({ entries: [] });
  });

  it('are read to the end, page after page, one wallet at a time', async () => {
    const { id: userId, token } = await server.makePlayer();
    const now = server.clock.now().getTime();
    const count = 2 * accountPage + 3;
    const request = { kind: 'grant', reasonKind: 'other', reason: 'x', state: 'done', asks: 0 } as const;
    for (let n = 0; n < count; n++) {
      const requestId = newId();
      const at = new Date(now - 1000 * Math.floor(n / 5));
      await server.db
        .insertInto('moneyRequests')
        .values({
          ...request,
          id: requestId,
          userId,
          amount: 1,
          currency: n % 4 ? 'golds' : 'diamonds',
          paymentId: null,
          caseId: null,
          reference: null,
          needsSecond: false,
          byGateway: false,
          idempotencyKey: requestId,
          askedHash: '',
          requestedBy: userId,
          requestedAt: at,
        })
        .execute();
      await server.db
        .insertInto('walletEntries')
        .values({
          id: newId(),
          userId,
          requestId,
          createdAt: at,
          amount: 1,
          balanceAfter: n + 1,
          reason: 'grant',
          wallet: n % 4 ? 'golds' : 'diamonds',
        })
        .execute();
    }
    const seen: string[] = [];
    for (let after: string | undefined = ''; after !== undefined; ) {
      const page: Awaited<ReturnType<typeof walletOf>> = await walletOf(token, 'golds', after);
      seen.push(...page.entries.map(({ id }) => id));
      after = page.next;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(count - Math.ceil(count / 4));
  });

  it('are nobody else’s, and there are three', async () => {
    await bought();
    const { token } = await server.makePlayer();
    expect(await walletOf(token, 'diamonds')).toEqual({ entries: [] });
    expect((await server.get('user/wallet/points', { token })).status).toBe(404);
    expect((await server.get('user/wallet/golds?after=1.x', { token })).status).toBe(400);
    expect((await server.get('user/wallet/golds')).status).toBe(401);
  });

  it('say a debt in the profile, only while there is one', async () => {
    const { id, token } = await server.makePlayer();
    const profile = async () => (await server.get('user/profile/me', { token })).body;
    expect(await profile()).not.toHaveProperty('debt');
    await server.db.updateTable('users').set({ debt: 12 }).where('id', '=', id).execute();
    expect(await profile()).toMatchObject({ debt: 12 });
  });
});

describe('the seasons of an account', () => {
  it('have what was spent and given, newest first, also of a season that is gone', async () => {
    const { id: userId, token } = await server.makePlayer();
    const seasonId = newId();
    await server.db.insertInto('seasonTotals').values({ seasonId, userId, amount: 120_000 }).execute();
    const gift = { mark: 'm', spend: 100_000, wallet: 'golds', amount: 50, accessoryId: null } as const;
    const givenAt = server.clock.now();
    await server.db
      .insertInto('seasonGifts')
      .values({ ...gift, seasonId, userId, givenAt })
      .execute();
    const { seasons } = (await server.get('user/seasons', { token })).body;
    expect(seasons).toEqual([
      {
        id: seasonId,
        number: null,
        name: null,
        nameEn: null,
        startAt: null,
        endAt: null,
        goal: null,
        spent: 120_000,
        gifts: [
          { spend: 100_000, wallet: 'golds', amount: 50, accessory: null, givenAt: givenAt.toISOString() },
        ],
      },
    ]);
    const other = await server.makePlayer();
    expect((await server.get('user/seasons', other)).body).toEqual({ seasons: [] });
  });
});

describe('the accessory that a season gave', () => {
  it('is called as the catalogue calls it, also after it was renamed, deleted, or taken', async () => {
    const { id: userId, token } = await server.makePlayer();
    const accessoryId = await makeAccessory(server);
    const seasonId = newId();
    const givenAt = server.clock.now();
    await server.db.insertInto('seasonTotals').values({ seasonId, userId, amount: 120_000 }).execute();
    const gift = { mark: 'm', spend: 100_000, wallet: null, amount: null, accessoryId } as const;
    await server.db
      .insertInto('seasonGifts')
      .values({ ...gift, seasonId, userId, givenAt })
      .execute();
    const item = { userId, accessoryId, name: 'Mũ thử', source: 'season' as const, givenAt };
    await server.db.insertInto('playerItems').values(item).execute();
    const support = await server.makeStaff('support');
    const called = async () => {
      const own = (await server.get('user/seasons', { token })).body.seasons[0];
      const shown = await server.get(`admin/players/${userId}/seasons`, { token: support.token });
      const items = (await server.get('user/items', { token })).body.items;
      const names = [own, shown.body[0]].map(({ gifts: [one] }) => one.accessory);
      return [...names, ...items.map(({ name }: { name: string }) => name)];
    };
    expect(await called()).toEqual(['Mũ thử', 'Mũ thử', 'Mũ thử']);
    await server.db
      .updateTable('accessories')
      .set({ name: 'Mũ mới' })
      .where('id', '=', accessoryId)
      .execute();
    expect(await called()).toEqual(['Mũ mới', 'Mũ mới', 'Mũ mới']);
    const owner = await server.makeAdmin();
    await server.call('DELETE', `admin/accessory/delete/${accessoryId}`, {}, owner);
    expect(await called()).toEqual(['Mũ mới', 'Mũ mới', 'Mũ mới']);
    await server.db.deleteFrom('playerItems').where('userId', '=', userId).execute();
    expect(await called()).toEqual(['Mũ mới', 'Mũ mới']);
  });
});

describe('the download of one’s own data', () => {
  it('has the account’s own, once a day', async () => {
    const { token, email, paymentId } = await bought();
    const { email: other } = await bought();
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/user/export',
      headers: { authorization: `Bearer ${token}` },
    });
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip']);
    const files = unzipSync(new Uint8Array(response.rawPayload));
    const text = Object.values(files)
      .map((file) => strFromU8(file))
      .join('\n');
    expect(text).toContain(email);
    expect(text).toContain(paymentId);
    expect(text).not.toContain(other);
    expect((await server.post('user/export', undefined, { token })).status).toBe(429);
    server.clock.advance(hours(24));
    const { accessToken } = await server.signIn(email);
    expect((await server.post('user/export', undefined, { token: accessToken })).status).toBe(200);
  });
});
