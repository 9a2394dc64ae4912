import { type Cable, cableTo } from '../../server/cable';
import { keptHome, Site } from '../site';
import { stage } from '../stage';

interface Parts {
  site: Site;
  cable: Cable;
  /** Somebody subscribes, which is one statement. */
  call(): Promise<unknown>;
}

/** A site whose way to its database is slow, and then cut. */
export const database = stage<Parts>({
  name: 'database',
  every: 3,
  open: async (keep) => {
    const home = await keptHome(keep);
    const { cable, through } = await cableTo(home.env.DATABASE_URL ?? '');
    keep(() => cable.cut());
    const site = new Site({ ...home, env: { ...home.env, DATABASE_URL: through } }, keep);
    await site.add('site');
    let called = 0;
    const call = () =>
      site.post('site', 'newsletter/subscribe', { email: `reader${called++}@outline.example` });
    for (let n = 0; n < 5; n++) await call();
    return { site, cable, call };
  },
  rounds: [
    [
      {
        alert: 'OutlineSlow',
        fails: 'each statement takes longer than a second',
        breaks: ({ cable }) => cable.slowDown(1200),
        meanwhile: ({ call }) => call(),
        ends: async ({ cable, call }) => {
          cable.slowDown(0);
          for (let n = 0; n < 100; n++) await call();
        },
      },
    ],
    [
      {
        alert: 'OutlineDatabaseAway',
        fails: 'the way to the database is cut',
        breaks: ({ cable }) => cable.cut(),
        ends: ({ cable }) => cable.plug(),
      },
      {
        alert: 'OutlineErrors',
        fails: 'what players do meanwhile fails',
        breaks: () => undefined,
        meanwhile: ({ call }) => call(),
        ends: async ({ call }) => {
          for (let n = 0; n < 30; n++) await call();
        },
      },
    ],
  ],
});
