import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PlayerCard } from '../../contract/cards';
import { monthText } from '../../src/site/ui/monthText';
import { on, refuse } from '../support/api';

import { openAddress } from '../support/openAddress';

const linh: PlayerCard = {
  userName: 'Linh.Anh',
  since: '2026-10',
  worn: [{ type: 0, name: 'Nón Lá Thép', rarity: 3, librarySlug: 'non-la-thep', imageUrl: '' }],
  avatar: 'meo',
  seasons: [
    { number: 2, name: 'Nét Mực', nameEn: 'Ink' },
    { number: 1, name: 'Nét Đầu', nameEn: '' },
  ],
  counts: [3, 0, 0, 1, 0, 0],
  isIndexed: false,
};

const part = (name: RegExp | string) => within(screen.getByRole('region', { name }));

describe('a player’s card', () => {
  it('shows the robot as worn, since when, what is owned by rarity, and the seasons', async () => {
    on('get', 'site/cards/linh.anh', linh);
    await openAddress('/u/linh.anh');
    expect(await screen.findByRole('heading', { level: 1, name: 'Linh.Anh' })).toBeInTheDocument();
    expect(screen.getByText('Playing Outline since October 2026')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Robot of Linh.Anh, wearing: Nón Lá Thép' })).toBeInTheDocument();
    expect(document.title).toBe('Linh.Anh | Outline');
    const counts = part(/^Collection/).getAllByRole('listitem');
    expect(counts.map(({ textContent }) => textContent)).toEqual(['1Epic', '3Common']);
    const seasons = part('Seasons joined').getAllByRole('listitem');
    expect(seasons.map(({ textContent }) => textContent)).toEqual(['Season 2Ink', 'Season 1Nét Đầu']);
    expect(screen.getByText('Ink')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Nét Đầu')).toHaveAttribute('lang', 'vi');
  });

  it('is a page too with nothing to show', async () => {
    on('get', 'site/cards/new', {
      ...linh,
      userName: 'new',
      worn: [],
      seasons: [],
      counts: [0, 0, 0, 0, 0, 0],
    });
    await openAddress('/u/new');
    expect(await screen.findByText('No items yet.')).toBeInTheDocument();
    expect(screen.getByText('No season joined yet.')).toBeInTheDocument();
  });

  it('is at the current name when an earlier one is opened', async () => {
    on('get', 'site/cards/linh', linh);
    on('get', 'site/cards/linh.anh', linh);
    const { router } = await openAddress('/u/linh');
    expect(await screen.findByRole('heading', { level: 1, name: 'Linh.Anh' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/u/linh.anh');
  });

  it('is one page for everybody who shows none', async () => {
    on('get', 'site/cards/nobody', () => refuse(404, 'Not found.'));
    await openAddress('/u/nobody');
    expect(await screen.findByRole('alert')).toHaveAttribute('data-error', 'missing');
  });
});

it.each([
  ['2026-10', 'tháng 10/2026', 'October 2026'],
  ['2027-01', 'tháng 01/2027', 'January 2027'],
])('writes the month %s in both languages', (month, vi, en) => {
  expect([monthText(month, 'vi'), monthText(month, 'en')]).toEqual([vi, en]);
});
