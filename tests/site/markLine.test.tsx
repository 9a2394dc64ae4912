import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { PlayerSeason } from '../../contract/playerSeason';
import MarkLine from '../../src/site/home/MarkLine';
import { on, refuse } from '../support/api';
import { renderSite } from '../support/render';
import { sentence } from '../support/sentence';
import { tokenWith } from '../support/tokens';

const season: PlayerSeason['season'] = {
  number: 3,
  name: 'Mùa Hạ',
  nameEn: '',
  startAt: '2026-12-01T00:00:00+07:00',
  endAt: '2026-12-15T00:00:00+07:00',
  goal: 400_000,
  gift: { wallet: null, amount: null, accessory: 'Mũ Sừng Trâu' },
  milestones: [
    { id: 'a1', spend: 100_000, wallet: 'golds', amount: 2000, accessory: null },
    { id: 'a2', spend: 200_000, wallet: null, amount: null, accessory: null },
  ],
  imageUrl: '',
};
const mine: PlayerSeason = { season, current: 40_000, lastSeason: null, given: [] };
const line = () => screen.queryByRole('complementary', { name: 'Your next mark' });

beforeEach(() => localStorage.setItem('accessToken', tokenWith({ role: 'User' })));

it.each([
  [40_000, /60,000\sVND more to mark 1: 2,000 gold/],
  [100_000, /100,000\sVND more to mark 2: an accessory/],
  [399_000, /1,000\sVND more to close the season: Mũ Sừng Trâu/],
])('says with %i spent what is left to the next mark, and what it gives', async (current, said) => {
  on('get', 'user/season', { ...mine, current });
  await renderSite(<MarkLine />);
  expect(await screen.findByText(sentence(said))).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/season');
});

it('says the name of an accessory in its language', async () => {
  on('get', 'user/season', { ...mine, current: 399_000 });
  await renderSite(<MarkLine />);
  expect(await screen.findByText('Mũ Sừng Trâu')).toHaveAttribute('lang', 'vi');
});

it.each([
  ['after the last mark', { ...mine, current: 400_000 }],
  ['between two seasons', { ...mine, season: null }],
  ['where staff hid the season', { ...mine, isOff: true }],
  ['where it cannot be read', () => refuse(500)],
])('is not there %s', async (_, answer) => {
  const calls = on('get', 'user/season', answer as never);
  const { client } = await renderSite(<MarkLine />);
  await waitFor(() => expect([calls.length, client.isFetching()]).toEqual([1, 0]));
  expect(line()).toBeNull();
});
