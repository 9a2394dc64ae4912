import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { PlayerSeason, SeasonOnSite } from '../../contract/playerSeason';
import { SeasonProgress } from '../../src/site/shop/packages/SeasonProgress';
import { on, refuse } from '../support/api';
import { renderSite } from '../support/render';
import { tokenWith } from '../support/tokens';

const season: SeasonOnSite = {
  number: 2,
  name: 'Mùa Giông',
  nameEn: '',
  startAt: '2026-03-01T00:00:00.000Z',
  endAt: '2026-05-01T05:00:00.000Z',
  goal: 400_000,
  gift: { wallet: null, amount: null, accessory: 'Mũ Sừng Trâu' },
  milestones: [{ id: 'a1', spend: 100_000, wallet: 'golds', amount: 2000, accessory: null }],
  imageUrl: '',
};
const mine = (given: Partial<PlayerSeason> = {}) => ({
  season,
  current: 100_000,
  lastSeason: 50_000,
  given: ['a1'],
  ...given,
});

beforeEach(() => localStorage.setItem('accessToken', tokenWith({ role: 'User' })));

it('shows progress, gifts and what the player has of them', async () => {
  on('get', 'user/season', mine());
  await renderSite(<SeasonProgress />);
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByText('Mùa Giông')).toHaveAttribute('lang', 'vi');
  const [first, goal] = within(screen.getByRole('list', { name: 'Gifts on the way' })).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent(/100,000\sVND.*2,000 gold.*Received/);
  expect(goal).toHaveTextContent(/400,000\sVND.*Mũ Sừng Trâu/);
  expect(goal).not.toHaveTextContent('Received');
  expect(screen.getByText(/^50,000/)).toBeInTheDocument();
  expect(screen.queryByText(/^Sample/)).toBeNull();
});

it.each([
  [60_000, /^40,000\sVND to go until mark 1\.$/],
  [100_000, /^300,000\sVND to go until the gift\.$/],
  [400_000, /^You have reached/],
])('says after %i VND what is left to the next mark', async (current, left) => {
  on('get', 'user/season', mine({ current }));
  await renderSite(<SeasonProgress />);
  expect(await screen.findByText(left)).toBeInTheDocument();
});

it('says when no season is open, with what the last one brought', async () => {
  on('get', 'user/season', mine({ season: null, current: 0, given: [] }));
  await renderSite(<SeasonProgress />);
  await screen.findByText('No season is running at the moment.');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByText(/^50,000/)).toBeInTheDocument();
});

it('shows the specified sample values, called so, where there never was a season', async () => {
  on('get', 'user/season', mine({ season: null, current: 0, lastSeason: null, given: [] }));
  await renderSite(<SeasonProgress />);
  await screen.findByText(/^Sample figures/);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '24');
  expect(screen.getByText(/^3,500,000/)).toBeInTheDocument();
});

it('says so when it cannot be loaded, and tries again', async () => {
  on('get', 'user/season', ({ count }) => (count === 1 ? refuse(503) : mine()));
  await renderSite(<SeasonProgress />);
  await screen.findByRole('alert');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('progressbar');
});
