import { setTimeout as sleep } from 'node:timers/promises';
import { keptHome, Site } from '../site';
import { stage } from '../stage';

/** A web process and a worker, which ends, and which ends again and again. */
export const processes = stage({
  name: 'processes',
  every: 1,
  open: async (keep) => {
    const site = new Site(await keptHome(keep), keep);
    await site.add('web', { ROLE: 'web' });
    await site.add('worker', { ROLE: 'worker' });
    return { site };
  },
  rounds: [
    [
      {
        alert: 'OutlineDown',
        fails: 'the worker is killed',
        breaks: ({ site }) => site.kill('worker'),
        ends: ({ site }) => site.start('worker'),
      },
      {
        alert: 'OutlineWorkerGone',
        fails: 'with the worker all background work',
        breaks: () => undefined,
        ends: () => undefined,
      },
    ],
    [
      {
        alert: 'OutlineRestarts',
        fails: 'the worker is killed and started, again and again',
        breaks: async ({ site }) => {
          for (let n = 0; n < 6; n++) {
            await site.kill('worker');
            await site.start('worker');
            // Until it has been scraped.
            await sleep(2500);
          }
        },
        ends: () => undefined,
      },
    ],
  ],
});
