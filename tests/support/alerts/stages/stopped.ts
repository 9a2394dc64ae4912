import { sql } from 'kysely';
import pg from 'pg';
import { buyerOf, createAt, makeBuyers } from '../../server/buyers';
import { keptHome, Site } from '../site';
import { stage } from '../stage';

/** A site whose background work waits for somebody's open transaction; it waits as long as in production, five minutes and more. */
export const stopped = stage({
  name: 'stopped',
  open: async (keep) => {
    const home = await keptHome(keep);
    const packageId = await home.inDatabase((db) => makeBuyers(db, 1));
    const site = new Site(home, keep);
    // So that what waits leaves connections for the rest.
    await site.add('site', { DATABASE_POOL_SIZE: '40' });
    const somebody = new pg.Client({ connectionString: home.env.DATABASE_URL });
    await somebody.connect();
    keep(() => somebody.end());
    return { site, home, packageId, somebody };
  },
  rounds: [
    [
      {
        alert: 'OutlineWorkStopped',
        fails: 'somebody holds the table of leases',
        within: 480,
        breaks: async ({ somebody }) => {
          await somebody.query('begin');
          await somebody.query('lock table leases in access exclusive mode');
        },
        ends: ({ somebody }) => somebody.query('rollback'),
      },
      {
        alert: 'OutlinePaymentsOverdue',
        fails: 'so a payment whose time was over a quarter of an hour ago is still open',
        breaks: async ({ site, home, packageId }) => {
          await createAt(site.addressOf('site'), buyerOf(0), packageId);
          await home.inDatabase((db) =>
            sql`update payments set created_at = created_at - interval '3 hours', expires_at = now() - interval '1000 seconds'`.execute(
              db,
            ),
          );
        },
        ends: () => undefined,
      },
    ],
  ],
});
