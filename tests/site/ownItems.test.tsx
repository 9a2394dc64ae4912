import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnItem } from '../../contract/wardrobe';
import { Page as ItemsPage } from '../../src/site/account/items/ItemsPage';
import { Page as Overview } from '../../src/site/account/overview/OverviewPage';
import { api, on, refuse } from '../support/api';
import { ownItem } from '../support/ownItems';
import { renderSite } from '../support/render';
import { tokenWith } from '../support/tokens';

const now = new Date('2026-12-13T12:00:00+07:00');
const wallets = { diamonds: 100, golds: 500, debt: 0 };
const own = (accessoryId: string, type: number, rest: Partial<Omit<OwnItem, 'givenAt'>> = {}) =>
  ownItem(accessoryId, type, { ...rest, givenAt: now });
const show = async (...items: OwnItem[]) => {
  on('get', 'user/items', { items, ...wallets });
  await renderSite(<ItemsPage />, { path: '/account/items' });
};
const group = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(+now);
  localStorage.setItem('accessToken', tokenWith({ role: 'User' }));
  on('get', 'user/profile/me', { username: 'jade' });
});
afterEach(() => vi.restoreAllMocks());

describe('the tab of items', () => {
  it('says by type what each is, how it came and when, and whether it is worn', async () => {
    await show(
      own('hat', 0, { isWorn: true, thumbUrl: '/images/hat.webp' }),
      own('drum', 3, { source: 'season', paid: null, rarity: 5 }),
      own('bag', 2, { source: 'staff', paid: null }),
      own('shield', 1, { paid: { wallet: 'golds', amount: 1200 } }),
      own('gone', -1),
    );
    const hat = await group('Head');
    expect(hat.getByRole('listitem')).toHaveTextContent(/^Item hatRareBought for 60 diamonds · .*2026Worn/);
    expect(hat.getByRole('listitem').querySelector('img')).toHaveAttribute('src', '/images/hat.webp');
    expect((await group('Emotes')).getByRole('listitem')).toHaveTextContent(
      /^Item drumMythicSeason gift · .*2026Wear it/,
    );
    expect((await group('Bags')).getByText(/^From Outline · /)).toBeInTheDocument();
    expect((await group('Body')).getByText(/^Bought for 1,200 gold · /)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Item hat' })).toHaveAttribute('lang', 'vi');
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Head', 'Body', 'Bags', 'Emotes', 'Other']);
    expect(screen.getByRole('link', { name: 'Open the wardrobe' })).toHaveAttribute('href', '/wardrobe');
  });

  it('wears an item in place of the one of its type, and takes it off', async () => {
    const worn: unknown[] = [];
    const items = (on: boolean) => [own('hat', 0, { isWorn: !on }), own('cap', 0, { isWorn: on })];
    api.use(
      http.put('*/api/user/items/worn', async ({ request }) => {
        worn.push(await request.json());
        const isOn = worn.length === 1;
        return HttpResponse.json({ ...wallets, items: [...items(isOn), own('shield', 1, { isWorn: true })] });
      }),
    );
    await show(...items(false), own('shield', 1, { isWorn: true }));
    fireEvent.click(await screen.findByRole('button', { name: 'Wear it: Item cap' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Take it off: Item cap' }));
    await waitFor(() =>
      expect(worn).toEqual([{ accessoryIds: ['shield', 'cap'] }, { accessoryIds: ['shield'] }]),
    );
  });

  it('says what failed when an item cannot be worn', async () => {
    api.use(http.put('*/api/user/items/worn', () => refuse(503, 'Come back later')));
    await show(own('hat', 0));
    fireEvent.click(await screen.findByRole('button', { name: 'Wear it: Item hat' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Come back later');
  });

  it('returns an item until its moment, after a question, and not later', async () => {
    await show(
      own('hat', 0, { returnUntil: '2026-12-13T12:10:00+07:00' }),
      own('bag', 2, { returnUntil: '2026-12-13T11:59:00+07:00' }),
    );
    on('post', 'user/items/hat/return', { ...wallets, items: [own('bag', 2)] });
    fireEvent.click(await screen.findByRole('button', { name: 'Return it: Item hat' }));
    expect(screen.queryByRole('button', { name: 'Return it: Item bag' })).toBeNull();
    const dialog = within(screen.getByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Return it' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Item hat' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Item bag' })).toBeInTheDocument();
  });

  it('leads to the wardrobe whoever owns nothing', async () => {
    await show();
    expect(await screen.findByRole('heading', { name: 'No items yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the wardrobe' })).toHaveAttribute('href', '/wardrobe');
  });

  it('says when it could not be loaded, and tries again', async () => {
    on('get', 'user/items', ({ count }) =>
      count === 1 ? refuse(500) : { items: [own('hat', 0)], ...wallets },
    );
    await renderSite(<ItemsPage />, { path: '/account/items' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your items could not be loaded.');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
    expect(await screen.findByRole('heading', { name: 'Item hat' })).toBeInTheDocument();
  });
});

describe('the overview', () => {
  const look = async (...items: OwnItem[]) => {
    on('get', 'user/payment/pending', () => refuse(404));
    on('get', 'user/items', { items, ...wallets });
    await renderSite(<Overview />, { path: '/account' });
  };
  const card = (name: string) =>
    within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);

  it('shows the robot as it is worn, and the three newest items with the way to all', async () => {
    await look(
      own('hat', 0, { isWorn: true }),
      own('drum', 3, { source: 'season', paid: null }),
      own('bag', 2),
      own('old', 1, { isWorn: true }),
    );
    const rows = await card('Newest items').findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent?.split(' · ')[0])).toEqual([
      'Item hatBought for 60 diamonds',
      'Item drumSeason gift',
      'Item bagBought for 60 diamonds',
    ]);
    expect(card('Newest items').getByRole('link', { name: 'See all your items' })).toHaveAttribute(
      'href',
      '/account/items',
    );
    expect(
      await screen.findByRole('img', { name: 'Robot of jade, wearing: Item hat, Item old' }),
    ).toBeVisible();
  });

  it('leads to the wardrobe whoever owns nothing, with a bare robot', async () => {
    await look();
    expect(await card('Newest items').findByRole('link', { name: 'Open the wardrobe' })).toHaveAttribute(
      'href',
      '/wardrobe',
    );
    expect(await screen.findByRole('img', { name: 'Robot of jade, wearing nothing' })).toBeVisible();
  });

  it('has the daily mark', async () => {
    const amounts = [20, 20, 30, 30, 40, 40, 100];
    on('get', 'user/daily', {
      isOn: true,
      amounts,
      day: '2026-12-13',
      place: 2,
      isMarked: false,
      opensAt: null,
    });
    await look();
    expect(await screen.findByRole('button', { name: 'Get 30 gold' })).toBeInTheDocument();
  });
});
