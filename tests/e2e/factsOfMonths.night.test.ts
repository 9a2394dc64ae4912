// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { crawler } from './crawling';
import { readKnown } from './knownFacts';
import { RunningSite } from './site';
import { contradictions } from './siteFacts';

// The demonstration made in each month of the coming year: its pages agree with its records then, too.

/** Sets the clock of the server, and of the embedded database in it. */
const clock = `const ahead = Number(process.env.CLOCK_AHEAD); const Real = Date;
globalThis.Date = class extends Real {
  constructor(...given) { if (given.length) super(...given); else super(Real.now() + ahead); }
  static now() { return Real.now() + ahead; }
};`;
let site: RunningSite;
afterEach(() => site.remove());

it.each(Array.from({ length: 12 }, (_, month) => month + 1))(
  'in %i months',
  { timeout: 300_000 },
  async (months) => {
    const moment = new Date();
    moment.setUTCMonth(moment.getUTCMonth() + months);
    const ahead = +moment - Date.now();
    site = await new RunningSite().start({
      RATE_LIMITS: 'off',
      CLOCK_AHEAD: String(ahead),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clock)}`,
    });
    const { crawl, pages } = crawler(site);
    await crawl(['/', '/en']);
    const known = await readKnown(site, new Date(Date.now() + ahead));
    // The server has the other clock.
    expect(Math.abs(Date.parse(known.season.endAt) - +known.now)).toBeLessThan(100 * 86_400_000);
    expect(contradictions([...pages.values()], known)).toEqual([]);
  },
);
