import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi as vitest } from 'vitest';
import { monthsOf, nearestMonth } from '../../contract/eventMonths';
import { eventsContent } from '../../contract/eventsPage';
import { randomFrom } from '../../server/cli/demo/random';
import { eventsOf } from '../../src/site/content/demo/events';
import { keepContent } from '../../src/site/content/pageContent';
import { eventsOfMonth } from '../../src/site/events/month';
import { deep } from '../support/depth';
import { visitSite } from '../support/news';
import { beginOf, isOnIn, monthsAround, randomEvents } from '../support/randomEvents';
import { speak } from '../support/render';

// A month is a page exactly if an event is on in it, whichever events there are, whatever the moment and the reader's clock: the
// rule in its own words is `isOnIn`.

const seeds = (usual: number, all: number) => Array.from({ length: deep(usual, all) }, (_, n) => n + 1);
const expected = (events: Parameters<typeof monthsOf>[0]) =>
  monthsAround.filter((month) => events.some((event) => isOnIn(event as never, month)));

describe.each(['Asia/Ho_Chi_Minh', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'by the clock of %s',
  (zone) => {
    afterEach(() => void vitest.unstubAllEnvs());

    it('months with a page are those in which an event is on, and their tables have these events', () => {
      vitest.stubEnv('TZ', zone);
      for (const seed of seeds(300, 5000)) {
        const events = randomEvents(randomFrom(seed));
        expect([seed, monthsOf(events)]).toEqual([seed, expected(events)]);
        for (const month of monthsAround)
          expect([seed, month, eventsOfMonth(events, month)]).toEqual([
            seed,
            month,
            events.filter((event) => isOnIn(event, month)),
          ]);
      }
    });

    it('the month nearest to one is itself, else the next with a page, else the last', () => {
      vitest.stubEnv('TZ', zone);
      for (const seed of seeds(100, 1000)) {
        const months = expected(randomEvents(randomFrom(seed)));
        for (const month of monthsAround) {
          const to = nearestMonth(month, months);
          if (months.includes(month)) expect(to).toBe(month);
          else
            expect([seed, month, to]).toEqual([
              seed,
              month,
              months.filter((one) => one > month)[0] ?? months.at(-1) ?? null,
            ]);
        }
      }
    });
  },
);

describe('on the page', () => {
  afterEach(() => {
    cleanup();
    vitest.restoreAllMocks();
    for (const language of ['vi', 'en'] as const) keepContent('events', language, eventsOf(language));
  });
  const linked = () =>
    [...document.querySelectorAll('main a')]
      .map((link) => new URL(link.getAttribute('href') ?? '', 'http://a.example').searchParams.get('month'))
      .filter((month) => month !== null);
  const isMonth = () => document.querySelector('main table') !== null;

  it.each(seeds(6, 60))(
    'every link to a month leads to a page, and these lead to all of them (seed %i)',
    async (seed) => {
      const random = randomFrom(seed);
      // A moment at the edge of a month, seen from Vietnam.
      const now = beginOf(2026, random.whole(10, 34)) + random.pick([-1, 0, 1]);
      vitest.spyOn(Date, 'now').mockReturnValue(now);
      await speak('en');
      const content = eventsContent(randomEvents(random), new Date(now));
      for (const language of ['vi', 'en'] as const) keepContent('events', language, content);
      const months = expected(content.events);

      await visitSite('/events');
      const found = new Set(linked());
      expect([...found]).toEqual(
        months.length > 0
          ? [nearestMonth(new Date(now + 7 * 3_600_000).toISOString().slice(0, 7), months)]
          : [],
      );
      // A set that grows is walked to its end.
      for (const month of found) {
        cleanup();
        await visitSite(`/events?month=${month}`);
        expect([month, isMonth()]).toEqual([month, true]);
        for (const next of linked()) found.add(next);
      }
      expect([...found].toSorted()).toEqual(months);
      const others = monthsAround.filter((month) => !months.includes(month));
      for (const month of [others[0], others.at(-1), random.pick(others)]) {
        cleanup();
        await visitSite(`/events?month=${month}`);
        expect([month, isMonth(), document.querySelector('main h1')?.textContent]).toEqual([
          month,
          false,
          'There is nothing here',
        ]);
      }
    },
  );
});
