import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inTransaction } from '../../../server/db/guard';
import { enqueue } from '../../../server/mail/outbox';
import { addMs, days, systemClock } from '../../../server/platform/clock';
import { deriveKeys, secretsOf } from '../../../server/platform/keys';
import { diskStore } from '../../../server/storage/images/disk';
import { makeBuyers } from '../../support/server/buyers';
import { outline } from '../../support/server/commandLine';
import { serverHome } from '../../support/server/home';
import { spawnServer } from '../../support/server/process';
import { payosEnv, storePayments } from '../../support/server/storm';

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
  const backups = await mkdtemp(join(tmpdir(), 'outline-backups-'));
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
  await rm(backups, { recursive: true });
});
