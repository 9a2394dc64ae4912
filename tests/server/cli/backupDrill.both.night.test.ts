import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeBuyers } from '../../support/server/buyers';
import { outline } from '../../support/server/commandLine';
import { postgresUrl } from '../../support/server/database';
import { type ServerHome, serverHome } from '../../support/server/home';
import { spawnServer } from '../../support/server/process';
import { makeStorm, payosEnv, type SandboxReport, storePayments } from '../../support/server/storm';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

/** An embedded database takes seconds to open, and does so three times for each copy. */
const copies = postgresUrl ? 3 : 2;

let home: ServerHome;
let backups: string;
let storm: SandboxReport[];
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

const tell = (address: string, { body }: SandboxReport) =>
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
  const parts = Array.from({ length: copies }, (_, n) => storm.filter((_, index) => index % copies === n));
  const folders: string[] = [];
  for (const part of parts) {
    let told = 0;
    let isCopied = false;
    // Gateways repeat notices: writes continue while the copy is made, however fast either is.
    const telling = (async () => {
      while (told < part.length || !isCopied)
        await tell(address, part[told++ % part.length] as SandboxReport);
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
