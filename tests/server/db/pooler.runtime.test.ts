import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../server/db/guard';
import { acquireLease } from '../../../server/db/leases';
import { type OpenDatabase, openDatabase } from '../../../server/db/open';
import { prepare } from '../../../server/db/prepare';
import { SettingError } from '../../../server/platform/settings';
import { type ServerHome, serverHome } from '../../support/server/home';
import { poolerUrl, sameDatabase } from '../../support/server/services';

const ignore = () => undefined;

describe.skipIf(!poolerUrl)(
  'PgBouncer in transaction mode (skipped where .ci/services did not start it)',
  () => {
    let home: ServerHome;
    let opened: OpenDatabase;
    let address: string;
    beforeAll(async () => {
      home = await serverHome();
      address = sameDatabase(home.env.DATABASE_URL ?? '', poolerUrl ?? '');
      opened = await openDatabase({ dataDir: home.dataDir, databaseUrl: address }, ignore);
    });
    afterAll(async () => {
      await opened.close();
      await home.remove();
    });

    it('is migrated through, and each query is right under load from two processes', async () => {
      await prepare({ databaseUrl: address, databaseOwnerUrl: null }, opened.db);
      const other = await openDatabase({ dataDir: home.dataDir, databaseUrl: address }, ignore);
      const numbers = Array.from({ length: 400 }, (_, n) => n);
      const read = await Promise.all(
        numbers.map((n) =>
          inTransaction((n % 2 ? opened : other).db, async (tx) => {
            const levelNumber = n + 1;
            await tx.insertInto('levels').values({ levelNumber, experienceRequired: n }).execute();
            const row = await tx
              .selectFrom('levels')
              .select('experienceRequired')
              .where('levelNumber', '=', levelNumber)
              .executeTakeFirst();
            return row?.experienceRequired;
          }),
        ),
      );
      await other.close();
      expect(read).toEqual(numbers);
    });

    it('gives a lease to one of many', async () => {
      const holders = Array.from({ length: 40 }, (_, n) => `holder ${n}`);
      const taken = await Promise.all(holders.map((one) => acquireLease(opened.db, 'work', one, 60_000)));
      expect(taken.filter(Boolean)).toHaveLength(1);
    });

    it('stops the start with one line where no timeout is in force', async () => {
      const unguarded = sameDatabase('postgres://host/outline_unguarded', address);
      const attempt = openDatabase({ dataDir: home.dataDir, databaseUrl: unguarded }, ignore);
      await expect(attempt).rejects.toThrow(SettingError);
      await expect(attempt).rejects.toThrow('DATABASE_URL goes through a pooler, and no timeout is in force');
    });
  },
);
