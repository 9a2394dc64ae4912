import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { PlayerSeason } from '../../contract/playerSeason';
import type { ShownSeason } from '../../contract/seasonPage';
import { NextMark } from '../../src/site/account/season/NextMark';
import MarkLine from '../../src/site/home/MarkLine';
import { Own } from '../../src/site/season/Own';
import { TimeLeft } from '../../src/site/season/TimeLeft';
import { SeasonProgress } from '../../src/site/shop/packages/SeasonProgress';
import { on } from '../support/api';
import { renderSite } from '../support/render';
import { tokenWith } from '../support/tokens';

// What a player reads of the running season on the home page, in the shop, on the season's page and in the account.

const season = {
  number: 3,
  name: 'Mùa Hạ',
  nameEn: 'Summer',
  startAt: '2026-12-01T00:00:00+07:00',
  goal: 1_000_000,
  gift: { wallet: 'diamonds' as const, amount: 500, accessory: null },
  milestones: [
    { id: 'a1', spend: 100_000, wallet: 'golds' as const, amount: 2000, accessory: null },
    { id: 'a2', spend: 500_000, wallet: 'diamonds' as const, amount: 100, accessory: null },
  ],
  imageUrl: '',
};
const spent = [0, 1, 99_999, 100_000, 100_001, 499_999, 500_000, 994_999, 995_000, 999_999, 1_000_000, 7e6];
const ends = [
  '2026-12-14T17:00:00.000Z',
  '2026-12-14T17:01:00.000Z',
  '2026-12-15T07:30:00.000Z',
  '2026-12-15T16:59:00.000Z',
];

/** Renders all four beside each other; what each says, by its place. */
async function said(current: number, endAt: string) {
  const mine: PlayerSeason = { season: { ...season, endAt }, current, lastSeason: null, given: [] };
  on('get', 'user/season', mine);
  const shown: ShownSeason = { ...season, endAt };
  const view = await renderSite(
    <>
      <section aria-label="home">
        <MarkLine />
      </section>
      <section aria-label="account">
        <NextMark />
      </section>
      <section aria-label="page">
        <TimeLeft season={shown} now={Date.parse(season.startAt)} />
        <Own season={shown} own={{ state: 'known', current, given: [], lastSeason: null }} isSample={false} />
      </section>
      <section aria-label="shop">
        <SeasonProgress />
      </section>
    </>,
  );
  await within(screen.getByRole('region', { name: 'shop' })).findByRole('progressbar');
  await within(screen.getByRole('region', { name: 'account' })).findByRole('link');
  const text = (name: string) => screen.getByRole('region', { name }).textContent ?? '';
  const texts = { home: text('home'), account: text('account'), page: text('page'), shop: text('shop') };
  view.unmount();
  return texts;
}
type Said = Awaited<ReturnType<typeof said>>;
/** The first part of a match in each place; null where nothing matches. */
const parts = (texts: Partial<Said>, pattern: RegExp) =>
  Object.values(texts).map((text) => pattern.exec(text)?.[1] ?? null);

beforeEach(() => localStorage.setItem('accessToken', tokenWith({ role: 'User' })));

it.each(spent)(
  'after %i VND all say what is left, to which mark, and how much of the goal that is',
  async (current) => {
    const texts = await said(current, ends[0] ?? '');
    const next = [...season.milestones, { spend: season.goal }].findIndex(({ spend }) => spend > current);
    const left = next < 0 ? null : ([100_000, 500_000, 1_000_000][next] ?? 0) - current;
    const amount = left === null ? null : left.toLocaleString('en');
    expect(parts(texts, /([\d,]+)\sVND (?:more to|to go until)/)).toEqual([amount, amount, amount, amount]);
    const mark = next < 0 || next === 2 ? null : String(next + 1);
    expect(parts(texts, /(?:more to|to go until) mark (\d)/)).toEqual([mark, mark, mark, mark]);
    const { page, shop } = texts;
    const percent = String(Math.min(100, Math.floor(current / 10_000)));
    expect(parts({ page, shop }, /\((\d+)%\)/)).toEqual([percent, percent]);
  },
);

it.each(ends)('shop and page of a season that ends at %s say when', async (endAt) => {
  const { page, shop } = await said(0, endAt);
  const end = /Until ((?:the end of )?\d+ \w+ \d{4}(?:, \d\d:\d\d)?)/;
  const [onPage, inShop] = parts({ page, shop }, end);
  expect(onPage).toMatch(/\d{4}/);
  expect(inShop).toBe(onPage);
});
