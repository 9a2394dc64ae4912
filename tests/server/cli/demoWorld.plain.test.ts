import { describe, expect, it } from 'vitest';
import { parseDateTime } from '../../../contract/dateTimes';
import { dayMs } from '../../../contract/durations';
import { languages } from '../../../contract/languages';
import { sampleBodies } from '../../../contract/samples/articles';
import { sampleBanners } from '../../../contract/samples/banners';
import { sampleEvents } from '../../../contract/samples/events';
import { textsOfSample } from '../../../contract/samples/eventTexts';
import { sampleHelp } from '../../../contract/samples/help';
import { sampleNews } from '../../../contract/samples/news';
import { sampleSeasons, sampleSeasonWindow } from '../../../contract/samples/seasons';
import { slugOf } from '../../../contract/slug';
import { dayOf, midnightOf, startOfWeek } from '../../../contract/vietnamTime';
import { demoPackages } from '../../../server/cli/demo/packages';
import { demoPlayers } from '../../../server/cli/demo/players';
import { demoPurchases } from '../../../server/cli/demo/purchases';
import { randomFrom } from '../../../server/cli/demo/random';
import { homeOf } from '../../../src/site/content/demo/home';
import { season as specified } from '../../../src/site/content/season';

// The demonstration is one world on one clock: nothing in it contradicts anything else, whenever it is shown.

/** A moment in each month of a year, on different days of the week and at different hours. */
const moments = Array.from(
  { length: 12 },
  (_, month) => new Date(Date.UTC(2027, month, 3 + month, month * 2)),
);
const named = moments.map((moment) => [moment.toISOString(), moment] as const);
const shopAt = (now: Date) => {
  const random = randomFrom(20_260_101);
  const players = demoPlayers(random, now);
  const packages = demoPackages(now).filter((pkg) => pkg.isActive);
  const sold = packages.map((pkg) => ({ ...pkg, id: pkg.name }));
  return { players, purchases: demoPurchases(random, players, sold, now) };
};
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value instanceof Object ? Object.values(value).flatMap(textsOf) : [];
/** Everything that the samples say, but for times and addresses. */
const saidAt = (moment: Date) => [
  ...textsOf(sampleNews(moment).map(({ key: _, day: __, ...texts }) => texts)),
  ...textsOf(sampleEvents(moment).map(({ startsAt: _, endsAt: __, link: ___, ...texts }) => texts)),
  ...textsOf(sampleEvents(moment).map(({ nameEn }) => textsOfSample(nameEn))),
  ...textsOf([sampleBodies, sampleBanners, sampleHelp]),
  ...languages.flatMap((language) => {
    const { ecosystem, promo, team } = homeOf(language, moment);
    return textsOf([ecosystem, promo, team]);
  }),
];
/** That the game can be played by everybody, which only the download page knows. */
const playable =
  /Beta.*(?:mở cửa|đã mở|đã có)|Có mặt trên|chơi ngay|Tải bản|Beta.* is (?:open|out)|Get the Beta|On desktop now|out now|unpack it and play/i;

describe.each(named)('at %s', (_name, moment) => {
  it('says no year, no other season than the current one, and not that the game can be played', () => {
    const said = saidAt(moment);
    expect(said.length).toBeGreaterThan(80);
    expect(said.filter((text) => /\b20[2-9]\d\b/.test(text))).toEqual([]);
    expect(said.filter((text) => playable.test(text))).toEqual([]);
    const numbers = said.flatMap((text) =>
      [...text.matchAll(/(?:mùa|season) (\d+)/gi)].map(([, one]) => one),
    );
    expect(new Set(numbers)).toEqual(new Set([String(sampleSeasons.current.number)]));
  });

  it('has news of the last weeks, newest first', () => {
    const days = sampleNews(moment).map(({ day }) => day);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(midnightOf(days[0] ?? '').getTime()).toBeGreaterThan(moment.getTime() - 7 * dayMs);
    expect((days[0] ?? '') <= dayOf(moment)).toBe(true);
    expect(midnightOf(days.at(-1) ?? '').getTime()).toBeGreaterThan(moment.getTime() - 60 * dayMs);
  });

  it('has events that are over, and one that begins soon, each with a page that agrees', () => {
    const events = sampleEvents(moment).map((event) => ({
      ...event,
      start: +(parseDateTime(event.startsAt) ?? Number.NaN),
      end: +(parseDateTime(event.endsAt) ?? Number.NaN),
    }));
    const news = sampleNews(moment);
    expect(events.every(({ start, end }) => start < end)).toBe(true);
    expect(events.filter(({ end }) => end < +moment).length).toBeGreaterThanOrEqual(2);
    const coming = events.filter(({ start }) => start > +moment).map(({ start }) => start);
    expect(Math.min(...coming)).toBeLessThan(+moment + 14 * dayMs);
    const addresses = new Set(['', '/season', ...news.map(({ title }) => `/news/${slugOf(title)}`)]);
    expect(events.filter(({ link }) => !addresses.has(link))).toEqual([]);
    const [cup] = events;
    const winners = news.find(({ key }) => key === 'winners');
    expect(cup?.link).toBe(`/news/${slugOf(winners?.title ?? '')}`);
    expect(+midnightOf(winners?.day ?? '')).toBeGreaterThan(cup?.end ?? Number.NaN);
    // How a cup ended is said with the same names in its result and in the news; one that is coming has no result.
    for (const text of [textsOfSample('The Close the Line cup').resultEn, sampleBodies.winners.bodyEn])
      expect(text).toMatch(/Bold Line.*Blind Corner/s);
    expect(sampleBodies.cup.body).toContain(`bắt đầu lúc ${cup?.startsAt.slice(11, 13)} giờ`);
    for (const { nameEn, end } of events) if (end > +moment) expect(textsOfSample(nameEn).result).toBe('');
  });

  it('ends the season everywhere at once', () => {
    const { begun, end } = sampleSeasonWindow(moment);
    expect(begun < moment && moment < end).toBe(true);
    const of = sampleEvents(moment).filter(({ kind }) => kind === 1);
    expect(of.map(({ endsAt }) => +(parseDateTime(endsAt) ?? 0))).toEqual([+end]);
    expect(sampleNews(moment).find(({ key }) => key === 'season')?.day).toBe(dayOf(begun));
  });

  it('has figures like those of a shop: weeks and months that differ by less than a third', () => {
    const { players, purchases } = shopAt(moment);
    const sum = (from: number, to: number) =>
      purchases
        .filter(({ createdAt }) => +createdAt > +moment - from * dayMs && +createdAt <= +moment - to * dayMs)
        .reduce((total, { pkg }) => total + pkg.price, 0);
    for (const length of [7, 30])
      for (const [ago] of Array.from({ length: Math.floor(70 / length) - 1 }).entries()) {
        const parts = sum(length * (ago + 1), length * ago) / sum(length * (ago + 2), length * (ago + 1));
        expect(parts).toBeGreaterThan(2 / 3);
        expect(parts).toBeLessThan(4 / 3);
      }
    const week = startOfWeek(+moment);
    const signedUp = (from: number, to: number) =>
      players.filter(({ createdAt }) => +createdAt >= from && +createdAt < to).length;
    const growth = signedUp(week, +moment) / signedUp(week - 7 * dayMs, week);
    expect(growth).toBeGreaterThan(2 / 3);
    expect(growth).toBeLessThan(4 / 3);
    const month = 30 * dayMs;
    const playing = (from: number, to: number) =>
      players.filter(({ createdAt, lastLoginAt }) => +createdAt < to && Number(lastLoginAt) >= from).length;
    for (const count of [signedUp, playing]) {
      const change = count(+moment - month, +moment) / count(+moment - 2 * month, +moment - month);
      expect(change).toBeGreaterThan(2 / 3);
      expect(change).toBeLessThanOrEqual(4 / 3);
    }
    expect(purchases.filter(({ buyer, createdAt }) => createdAt <= buyer.createdAt)).toEqual([]);
  });

  it('has the specified season of the README’s player', () => {
    const { purchases } = shopAt(moment);
    const { begun, lastBegun } = sampleSeasonWindow(moment);
    const spent = (from: Date, to: Date) =>
      purchases
        .filter(
          ({ buyer, settledAt }) => buyer.userName === 'minhkhoi' && settledAt >= from && settledAt < to,
        )
        .reduce((total, { pkg }) => total + pkg.price, 0);
    expect(spent(begun, moment)).toBe(specified.current);
    expect(spent(lastBegun, begun)).toBe(specified.lastSeason);
  });
});
