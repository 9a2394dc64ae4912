import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ledgerReasons } from '../../contract/ledger';
import { Page as DataPage } from '../../src/site/account/data/DataPage';
import { Page as Overview } from '../../src/site/account/overview/OverviewPage';
import { NextMark } from '../../src/site/account/season/NextMark';
import { Page as SeasonPage } from '../../src/site/account/season/SeasonPage';
import { Page as WalletPage } from '../../src/site/account/wallet/WalletPage';
import { nextMarkOf } from '../../src/site/profile/nextMark';
import { on, refuse } from '../support/api';
import { renderSite } from '../support/render';
import { sentence } from '../support/sentence';
import { tokenWith } from '../support/tokens';

const me = { username: 'jade', email: 'j@mail.com', firstName: '', lastName: '', diamonds: 7, golds: 9 };
const entry = (more: object) => ({
  id: 'e1',
  createdAt: '2026-03-02T08:00:00.000Z',
  amount: 650,
  balanceAfter: 650,
  reason: 'purchase',
  ...more,
});
const bag = { packageName: 'Túi', packageNameEn: 'A bag', paymentId: 'p1' };
beforeEach(() => {
  localStorage.setItem('accessToken', tokenWith({ role: 'User' }));
  on('get', 'user/profile/me', me);
  on('get', 'user/payment/pending', () => refuse(404));
});

describe('the wallet', () => {
  const show = async (...entries: object[]) => {
    on('get', 'user/wallet/diamonds', { entries: entries.map((one, n) => entry({ id: `e${n}`, ...one })) });
    await renderSite(<WalletPage />, { path: '/account/wallet' });
    return screen.findAllByRole('listitem');
  };
  it('says each change, what there was after it, and leads to its cause', async () => {
    const rows = await show(
      { ...bag, receiptKey: 'k1' },
      { ...bag, amount: -50, balanceAfter: 600, reason: 'refund' },
      { reason: 'season', seasonNumber: 3 },
      { reason: 'item', amount: -100, balanceAfter: 500, itemName: 'Mũ', itemId: 'a1' },
      { reason: 'item-return', amount: 40, itemName: 'Mũ', itemId: 'a1', isTaken: true },
    );
    expect(rows[0]).toHaveTextContent(/Bought A bag\+650.*650 left/);
    expect(rows[1]).toHaveTextContent(/Taken because A bag was refunded−50.*600 left/);
    expect(rows[3]).toHaveTextContent(/Bought Mũ−100/);
    expect(rows[4]).toHaveTextContent(/Returned for Mũ, which Outline took\+40/);
    expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
      '/receipts/p1?key=k1',
      '/account/purchases',
      '/season',
      '/wardrobe?item=a1',
      '/wardrobe?item=a1',
    ]);
  });
  it('has a sentence for every reason, with words for all that it names', async () => {
    const rows = await show(
      ...ledgerReasons.map((reason) => ({ ...bag, seasonNumber: 3, itemName: 'Mũ', reason })),
    );
    expect(rows).toHaveLength(ledgerReasons.length);
    for (const row of rows) expect(row).not.toHaveTextContent(/account\.wallet|undefined|\{\{/);
  });
  it('shows another wallet when it is chosen, and says a debt in words', async () => {
    on('get', 'user/profile/me', { ...me, debt: 12 });
    await show({});
    expect(await screen.findByText(/You owe 12 diamonds because of a refund/)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('radio', { name: 'Debt' }));
    expect(await screen.findByText('You owe nothing.')).toBeInTheDocument();
  });
});

describe('the season', () => {
  it('has each season with its gifts', async () => {
    const gifts = [
      { spend: 100_000, wallet: 'golds', amount: 50, accessory: null, givenAt: '2026-03-02T08:00:00Z' },
    ];
    const season = {
      id: 's1',
      number: 3,
      name: 'Xuân',
      nameEn: 'Spring',
      goal: 500_000,
      spent: 120_000,
      gifts,
    };
    on('get', 'user/seasons', {
      seasons: [{ ...season, startAt: '2025-12-31T17:00:00Z', endAt: '2026-03-31T17:00:00Z' }],
    });
    await renderSite(<SeasonPage />, { path: '/account/season' });
    const card = (await screen.findByRole('heading', { name: 'Season 3: Spring' })).closest('section');
    // Its days are Vietnam's, as on its own page, wherever its reader is.
    expect(card).toHaveTextContent(/1 Jan 2026 – 31 Mar 2026\. Spent 120,000\sVND of 500,000\sVND/);
    expect(within(card as HTMLElement).getByRole('listitem')).toHaveTextContent(
      /50 gold.*mark at 100,000\sVND/,
    );
  });
  it('says the next mark, and tries again what failed', async () => {
    const milestone = { id: 'm', spend: 100_000, wallet: 'golds', amount: 50 };
    const gift = { wallet: null, amount: null, accessory: 'Mũ' };
    const season = { number: 3, goal: 300_000, gift, milestones: [milestone] } as never;
    expect(nextMarkOf({ season, current: 40_000 })).toMatchObject({
      number: 1,
      left: 60_000,
      share: 40,
      isGoal: false,
    });
    expect(nextMarkOf({ season, current: 100_000 })).toMatchObject({
      number: 2,
      left: 200_000,
      isGoal: true,
    });
    expect(nextMarkOf({ season, current: 300_000 })).toBeNull();
    on('get', 'user/season', { season, current: 100_000, lastSeason: null, given: [] });
    on('get', 'user/seasons', () => refuse(500));
    await renderSite(<SeasonPage />, { path: '/account/season' });
    expect(
      await screen.findByText(sentence(/200,000\sVND more to close the season: Mũ/)),
    ).toBeInTheDocument();
    on('get', 'user/seasons', { seasons: [] });
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('You have not taken part in a season.')).toBeInTheDocument();
  });
  it('tries the next mark again when that failed, but not at a server without seasons', async () => {
    on('get', 'user/season', ({ count }) =>
      count === 1 ? refuse(500) : { season: null, current: 0, lastSeason: null, given: [] },
    );
    await renderSite(<NextMark />, { path: '/account/season' });
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('There is no season right now.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    cleanup();
    on('get', 'user/season', () => refuse(404));
    await renderSite(<NextMark />, { path: '/account/season' });
    expect(await screen.findByText('Cannot load your seasons.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});

describe('the overview', () => {
  it('says that a gift waits until the account has opened it', async () => {
    on('get', 'user/profile/me', me);
    on('get', 'user/waits', { gifts: 1, gift: { id: 'c', key: 'k' }, held: 0 });
    await renderSite(<Overview />, { path: '/account' });
    expect(await screen.findByText(/You have 1 gift to open\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/gift/c#k');
  });
  it('says what waits: held money and a debt', async () => {
    on('get', 'user/profile/me', { ...me, debt: 12 });
    on('get', 'user/waits', { gifts: 0, gift: null, held: 1 });
    await renderSite(<Overview />, { path: '/account' });
    expect(await screen.findByText(/We are holding money from 1 purchase\./)).toBeInTheDocument();
    expect(await screen.findByText(/You owe 12 diamonds\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See it in the wallet' })).toHaveAttribute(
      'href',
      '/account/wallet',
    );
  });
});

describe('the download of one’s own data', () => {
  it('says why it does not work, and saves the file', async () => {
    URL.createObjectURL = vi.fn(() => 'blob:x');
    URL.revokeObjectURL = vi.fn();
    on('post', 'user/export', () => refuse(429, 'Once a day.'));
    await renderSite(<DataPage />, { path: '/account/data' });
    fireEvent.click(screen.getByRole('button', { name: 'Download your data' }));
    expect(await screen.findByText('Once a day.')).toBeInTheDocument();
    on('post', 'user/export', () => new Response('zip', { headers: { 'content-type': 'application/zip' } }));
    fireEvent.click(screen.getByRole('button', { name: 'Download your data' }));
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledOnce());
    expect(await screen.findByText(/The file is in your downloads/)).toBeInTheDocument();
  });
});
