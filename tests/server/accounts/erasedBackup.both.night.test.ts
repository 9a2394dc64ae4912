import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { eraseNext } from '../../../server/accounts/erasure/erase';
import { openDatabase } from '../../../server/db/open';
import { days } from '../../../server/platform/clock';
import { outline } from '../../support/server/commandLine';
import { postgresUrl } from '../../support/server/database';
import { serverHome } from '../../support/server/home';
import { leaveTraces } from '../../support/server/leavesTraces';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

vi.setConfig({ testTimeout: 300_000 });

// The dump of a PostgreSQL server has only rows that are there; an embedded database is copied as files.
it.skipIf(postgresUrl)('a backup after an erasure holds no byte of the player’s contacts', async () => {
  const home = await serverHome({ migrated: true });
  const backups = await mkdtemp(join(tmpdir(), 'outline-backups-'));
  const backUp = async () => {
    const { done, lines } = await outline(home.env, 'backup', '--to', backups);
    expect(done).toBe(true);
    return readFile(join(lines[0]?.replace(/: .*/, '') ?? '', 'database'));
  };
  const serving = async (work: (server: TestApp) => Promise<void>) => {
    const database = await openDatabase({ dataDir: home.dataDir, databaseUrl: null }, () => undefined);
    const server = await buildTestApp({ database });
    await work(server).finally(() => server.close());
  };
  let contacts: string[] = [];
  const foundIn = (file: Buffer) => contacts.filter((text) => file.includes(Buffer.from(text)));
  try {
    await serving(async (server) => {
      const owner = await server.makeAdmin();
      const life = { isBanned: false, hasGoogle: true, wasCorrected: true, buysForOthers: true };
      const { id, names } = await leaveTraces(server, owner, { ...life, pays: 'once' });
      contacts = names.slice(0, 4);
      await sql`vacuum analyze`.execute(server.db);
      await server.post(`admin/players/${id}/erasure`, { reason: 'x' }, { token: owner.token });
      await server.mails();
    });
    expect(foundIn(await backUp())).toEqual(contacts);
    await serving(async (server) => {
      server.clock.advance(days(30));
      while (await eraseNext(server.deps));
      // As after their two years.
      await server.db.deleteFrom('paymentEvents').execute();
      expect((await server.db.selectFrom('erasedPlayers').selectAll().execute()).length).toBe(1);
    });
    expect(foundIn(await backUp())).toEqual([]);
    // Nothing has been erased since: a backup is as fast as before.
    expect(foundIn(await backUp())).toEqual([]);
  } finally {
    await home.remove();
    await rm(backups, { recursive: true });
  }
});
