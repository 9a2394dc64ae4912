import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../server/db/guard';
import { type OpenDatabase, openDatabase } from '../../../server/db/open';
import { type Watch, watchState } from '../../../server/operations/watch';
import { eventually } from '../../support/eventually';
import { type Cable, cableTo } from '../../support/server/cable';
import { type ServerHome, serverHome } from '../../support/server/home';
import { replicatedUrl, replicaUrl, sameDatabase } from '../../support/server/services';

const ignore = () => undefined;
/** What moves at the pace of the replica and the watch. */

describe.skipIf(!replicaUrl)('a streaming replica (skipped where .ci/services did not start one)', () => {
  let home: ServerHome;
  let opened: OpenDatabase;
  let watch: Watch;
  let cable: Cable;
  let fallbacks = 0;
  beforeAll(async () => {
    home = await serverHome({ migrated: true, on: replicatedUrl });
    const databaseUrl = home.env.DATABASE_URL ?? '';
    const replica = await cableTo(sameDatabase(databaseUrl, replicaUrl ?? ''));
    cable = replica.cable;
    const databaseReadUrl = replica.through;
    // The new database has to arrive before it can be opened there.
    opened = await openDatabase({ dataDir: home.dataDir, databaseUrl, databaseReadUrl }, ignore, () => {
      fallbacks += 1;
    });
    watch = await watchState(opened, ignore);
    await eventually(() => expect(opened.replica?.health.isUsable).toBe(true));
  });
  afterAll(async () => {
    await watch.stop();
    await opened.close();
    await cable.cut();
    await home.remove();
  });

  const readAt = async () => {
    const { rows } = await sql<{ replica: boolean }>`select pg_is_in_recovery() as replica`.execute(
      opened.reads,
    );
    return rows[0]?.replica ? 'replica' : 'primary';
  };

  it('is read from while it follows, and sees what was written', async () => {
    expect(await readAt()).toBe('replica');
    await opened.db.insertInto('levels').values({ levelNumber: 7, experienceRequired: 70 }).execute();
    await eventually(async () =>
      expect(await opened.reads.selectFrom('levels').select('levelNumber').execute()).toEqual([
        { levelNumber: 7 },
      ]),
    );
  });

  it('is never written to, and begins no transaction', async () => {
    await expect(
      opened.reads.transaction().execute((tx) => tx.selectFrom('levels').selectAll().execute()),
    ).rejects.toThrow("Transactions are the primary's");
    await expect(
      inTransaction(opened.db, (tx) => tx.selectFrom('levels').selectAll().execute()),
    ).resolves.toHaveLength(1);
  });

  it('repeats an error of the query itself instead of asking the primary', async () => {
    const before = fallbacks;
    await expect(sql`select nothing from nowhere`.execute(opened.reads)).rejects.toThrow('nowhere');
    expect(fallbacks).toBe(before);
  });

  it('gives way to the primary while it is cut off, without a failed read, and comes back', async () => {
    const before = fallbacks;
    const all = Array.from({ length: 200 }, async (_, n) => {
      if (n === 60) await cable.cut();
      if (n === 140) await cable.plug();
      return readAt();
    });
    expect(await Promise.all(all)).toHaveLength(200);
    await cable.cut();
    expect(await readAt()).toBe('primary');
    expect(fallbacks).toBeGreaterThan(before);
    await cable.plug();
    await eventually(async () => expect(await readAt()).toBe('replica'));
  });

  it('is left alone when it is more than ten seconds behind', async () => {
    const replica = opened.replica?.db;
    if (!replica) throw new Error('no replica');
    await sql`select pg_wal_replay_pause()`.execute(replica);
    try {
      await eventually(async () => expect(await readAt()).toBe('primary'));
    } finally {
      await sql`select pg_wal_replay_resume()`.execute(replica);
    }
    await eventually(async () => expect(await readAt()).toBe('replica'));
  });
});
