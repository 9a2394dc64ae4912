import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { inTransaction } from '../../server/db/guard';
import { diskStore } from '../../server/images/disk';
import { enqueue } from '../../server/mail/outbox';
import { addMs, days, systemClock } from '../../server/platform/clock';
import { deriveKeys, secretsOf } from '../../server/platform/keys';
import { makeBuyers } from '../support/server/buyers';
import { outline } from '../support/server/commandLine';
import { type ServerHome, serverHome } from '../support/server/home';
import { spawnServer } from '../support/server/process';
import { makeStorm, payosEnv, storePayments, type Told } from '../support/server/storm';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

let home: ServerHome;
let backups: string;
let storm: Told[];
beforeAll(async () => {
  home = await serverHome({ migrated: true });
  backups = await mkdtemp(join(tmpdir(), 'outline-backups-'));
  storm = await home.inDatabase(async (db) => {
    const packageId = await makeBuyers(db, 5);
    const players = (await db.selectFrom('users').select('id').execute()).map(({ id }) => id);
    return makeStorm(await storePayments(db, players, packageId, 120));
  });
});
afterAll(async () => {
  await home.remove();
  await rm(backups, { recursive: true });
});

const tell = (address: string, { body }: Told) =>
  fetch(`${address}/api/user/payment/webhook/payos`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  }).then((response) => response.body?.cancel());

/** Completed payments, ledger entries and problems with them. */
const bookOf = (place: ServerHome) =>
  place.inDatabase(async (db) => {
    const paid = await db.selectFrom('payments').select('id').where('status', '=', 'COMPLETED').execute();
    return paid.map(({ id }) => id);
  });

it('copies a database that is being written to, each time whole', async () => {
  const server = spawnServer({ ...home.env, ...payosEnv });
  const address = await server.ready();
  const parts = [0, 1, 2].map((n) => storm.filter((_, index) => index % 3 === n));
  const folders: string[] = [];
  for (const part of parts) {
    let told = 0;
    let isCopied = false;
    // Gateways repeat notices: writes continue while the copy is made, however fast either is.
    const telling = (async () => {
      while (told < part.length || !isCopied) await tell(address, part[told++ % part.length] as Told);
    })();
    while (told < part.length / 4) await sleep(5);
    const { done, lines } = await outline(home.env, 'backup', '--to', backups);
    isCopied = true;
    expect(done).toBe(true);
    folders.push(lines[0]?.replace(/: .*/, '') ?? '');
    await telling;
  }
  await server.kill('SIGTERM');
  const all = new Set(await bookOf(home));
  let before: string[] = [];
  for (const folder of folders) {
    const copy = await serverHome();
    expect(await outline(copy.env, 'restore', folder)).toMatchObject({ done: true });
    expect(await outline(copy.env, 'verify')).toEqual({
      done: true,
      lines: ['The ledger agrees with every balance and payment'],
    });
    const paid = await bookOf(copy);
    // Later backups contain what earlier ones do, and nothing that the original does not.
    expect(before.filter((id) => !paid.includes(id))).toEqual([]);
    expect(paid.filter((id) => !all.has(id))).toEqual([]);
    expect(paid.length).toBeGreaterThan(before.length);
    before = paid;
    await copy.remove();
  }
});

/** A server that counts its connections and closes them. */
async function countingServer() {
  const counted = { connections: 0 };
  const server = createServer((socket) => {
    counted.connections++;
    socket.on('error', () => undefined);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { counted, port, close: () => server.close() };
}

it('a restored copy sends no mail, asks no gateway and deletes nothing until it is confirmed', async () => {
  const source = await serverHome({ migrated: true });
  const old = addMs(new Date(), -days(100));
  await source.inDatabase(async (db) => {
    const packageId = await makeBuyers(db, 1);
    const [player] = await db.selectFrom('users').select('id').execute();
    const [payment] = await storePayments(db, [player?.id ?? ''], packageId, 1);
    await db
      .updateTable('paymentAttempts')
      .set({ state: 'OPEN', nextAskAt: old })
      .where('paymentId', '=', payment?.id ?? '')
      .execute();
    const secret = { jwtSecret: source.env.JWT_SECRET ?? null, previousSecrets: [], dataDir: source.dataDir };
    const deps = { clock: systemClock, keys: deriveKeys(...secretsOf(secret)) };
    const mail = { template: 'passwordChanged', language: 'vi', values: { name: 'Mua' } } as const;
    await inTransaction(db, (tx) => enqueue(tx, deps, { to: 'buyer@outline.example', ...mail }));
    await db.insertInto('orphanedPictures').values({ name: '0123456789abcdef.webp', since: old }).execute();
  });
  await (await diskStore(join(source.dataDir, 'images'))).save('0123456789abcdef.webp', Buffer.from('x'));
  const { lines } = await outline(source.env, 'backup', '--to', backups);
  const copy = await serverHome();
  await outline(copy.env, 'restore', lines[0]?.replace(/: .*/, '') ?? '');
  const [mails, gateway] = [await countingServer(), await countingServer()];
  const server = spawnServer({
    ...copy.env,
    ...payosEnv,
    PAYOS_URL: `http://127.0.0.1:${gateway.port}`,
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
  });
  const address = await server.ready();
  const register = await fetch(`${address}/api/user/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(register.status).toBe(503);
  // The server looks for mails every two seconds, and queries gateways at once.
  await sleep(5000);
  expect([mails.counted.connections, gateway.counted.connections]).toEqual([0, 0]);
  expect(await readdir(join(copy.dataDir, 'images'))).toContain('0123456789abcdef.webp');
  expect((await outline(copy.env, 'restore', 'confirm')).done).toBe(true);
  await expect.poll(() => gateway.counted.connections, { timeout: 30_000 }).toBeGreaterThan(0);
  await expect.poll(() => mails.counted.connections, { timeout: 30_000 }).toBeGreaterThan(0);
  await server.kill('SIGTERM');
  for (const part of [mails, gateway]) part.close();
  for (const place of [source, copy]) await place.remove();
});
