import pg from 'pg';
import { keptHome, Site } from '../site';
import { stage } from '../stage';

/** A site with few connections, all of which wait for somebody's open transaction. */
export const pool = stage({
  name: 'pool',
  // While no connection is free a scrape takes the five seconds for which it waits for the database.
  every: 7,
  open: async (keep) => {
    const home = await keptHome(keep);
    const site = new Site(home, keep);
    await site.add('site', { DATABASE_POOL_SIZE: '2' });
    const somebody = new pg.Client({ connectionString: home.env.DATABASE_URL });
    await somebody.connect();
    keep(() => somebody.end());
    return { site, somebody };
  },
  rounds: [
    [
      {
        alert: 'OutlinePoolFull',
        fails: 'somebody holds a table that every subscriber is written to',
        // Nobody is served any more, which to a process looks like a database that is away.
        also: ['OutlineDatabaseAway', 'OutlineErrors', 'OutlineSlow'],
        breaks: async ({ somebody }) => {
          await somebody.query('begin');
          await somebody.query('lock table subscribers in access exclusive mode');
        },
        meanwhile: ({ site }) =>
          Promise.all(
            Array.from({ length: 5 }, () =>
              site.post('site', 'newsletter/subscribe', { email: `reader${Math.random()}@outline.example` }),
            ),
          ),
        ends: ({ somebody }) => somebody.query('rollback'),
      },
    ],
  ],
});
