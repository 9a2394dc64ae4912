import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi as vitest } from 'vitest';
import type { OwnItem, OwnItems } from '../../contract/wardrobe';
import type { ShownItem, WardrobeContent } from '../../contract/wardrobePage';
import { wardrobeOf } from '../../src/site/content/demo/wardrobe';
import { keepContent } from '../../src/site/content/pageContent';
import { api, on, refuse } from '../support/api';
import { visitSite } from '../support/news';
import { ownItem } from '../support/ownItems';
import { speak } from '../support/render';
import { sentence } from '../support/sentence';
import { tokenWith } from '../support/tokens';

const now = new Date('2026-12-13T12:00:00+07:00');
const item = (id: string, type: number, own: Partial<ShownItem> = {}): ShownItem => ({
  id,
  version: 3,
  name: `Item ${id}`,
  description: `About ${id}`,
  type,
  rarity: 2,
  goldPrice: 0,
  diamondPrice: 0,
  listedGoldPrice: 0,
  listedDiamondPrice: 0,
  discountDate: null,
  expirationDate: null,
  imageUrl: '',
  thumbUrl: '',
  librarySlug: '',
  gift: null,
  ...own,
});
const hat = item('hat', 0, { diamondPrice: 60, goldPrice: 1200, librarySlug: 'non-la-thep' });
const reduced = item('horns', 0, {
  diamondPrice: 300,
  listedDiamondPrice: 400,
  expirationDate: '2026-12-14',
});
const armor = item('armor', 1, { librarySlug: 'giap-vay-ca' });
const gift = item('drum', 1, {
  diamondPrice: 5,
  gift: {
    number: 3,
    name: 'Mùa Hạ',
    nameEn: '',
    mark: 2,
    isGoal: false,
    spend: 400_000,
    startAt: '',
    endAt: '',
  },
});
const shop: WardrobeContent = { items: [hat, reduced, armor, gift], at: +now };

const show = async (content: WardrobeContent, path = '/wardrobe') => {
  await speak('en');
  for (const language of ['vi', 'en'] as const) keepContent('wardrobe', language, content);
  return visitSite(path);
};
const owned = (accessoryId: string, type: number, rest: Partial<Omit<OwnItem, 'givenAt'>> = {}) =>
  ownItem(accessoryId, type, { ...rest, givenAt: now });
const wallets = { avatar: null, diamonds: 100, golds: 500, debt: 0 };
function signIn(own: Partial<OwnItems> = {}) {
  localStorage.setItem('accessToken', tokenWith({ role: 'User' }));
  on('get', 'user/profile/me', { username: 'minh01' });
  on('get', 'user/items', { items: [], ...wallets, ...own });
}
const robot = () => screen.getByRole('img', { name: /^Robot/ });
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const chosen = () => within(screen.getByRole('region', { name: 'The chosen item' }));
const dialog = () => within(screen.getByRole('alertdialog'));

beforeEach(() => void vitest.spyOn(Date, 'now').mockReturnValue(+now));
afterEach(() => {
  cleanup();
  vitest.restoreAllMocks();
  for (const language of ['vi', 'en'] as const) keepContent('wardrobe', language, wardrobeOf(language));
});

describe('trying on', () => {
  it('puts an item on the robot at once, takes it off again, and leaves one of each type', async () => {
    await show(shop);
    expect(robot()).toHaveAccessibleName('Robot of You, wearing nothing');
    press(/^Item hat Rare/);
    expect(robot()).toHaveAccessibleName('Robot of You, wearing: Item hat');
    expect(screen.getByRole('button', { name: /Item hat/ })).toHaveAttribute('aria-pressed', 'true');
    press(/Item armor/);
    press(/Item horns/);
    expect(robot()).toHaveAccessibleName('Robot of You, wearing: Item horns, Item armor');
    press(/Item horns/);
    expect(robot()).toHaveAccessibleName('Robot of You, wearing: Item armor');
    press('Clear try-on');
    expect(robot()).toHaveAccessibleName('Robot of You, wearing nothing');
  });

  it('begins with the item of the address, by its slug in the library', async () => {
    await show(shop, '/wardrobe?item=non-la-thep');
    expect(robot()).toHaveAccessibleName('Robot of You, wearing: Item hat');
    expect(chosen().getByRole('heading', { name: 'Item hat' })).toBeInTheDocument();
  });

  it('shows one type when the address names it', async () => {
    await show(shop, '/wardrobe?type=body');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toContain('Body');
    expect(headings).not.toContain('Head');
  });
});

describe('prices', () => {
  it('are shown by wallet, and a reduced one after the listed one that it replaces', async () => {
    await show(shop);
    expect(screen.getByRole('button', { name: /Item hat/ })).toHaveTextContent(/60 diamonds 1,200 gold/);
    expect(screen.getByRole('button', { name: /Item horns/ })).toHaveTextContent(
      'Before 400 now 300 diamonds',
    );
    expect(screen.getByText('400').tagName).toBe('S');
    expect(screen.getByRole('button', { name: /Item armor/ })).toHaveTextContent('Not for sale');
  });

  it('are not those of the season’s gift, which says where it is had', async () => {
    await show(shop);
    press(/Item drum/);
    expect(chosen().getByText(/The gift of mark 2 in season 3, at 400,000\sVND/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Log in to buy' })).toBeNull();
  });
});

it('tells guests only that no login is needed', async () => {
  await show(shop);
  expect(screen.getByText(/no purchase, no login/)).toBeInTheDocument();
  cleanup();
  signIn();
  await show(shop);
  expect(screen.getByText(/wear what you own/)).toBeInTheDocument();
  expect(screen.queryByText(/no login/)).toBeNull();
});

it('leads a guest to the sign-in and back to the item', async () => {
  await show(shop);
  press(/Item hat/);
  expect(screen.getByRole('link', { name: 'Log in to buy' })).toHaveAttribute(
    'href',
    '/auth/login?from=%2Fwardrobe%3Fitem%3Dnon-la-thep',
  );
});

it('sells nothing on a page without a server, and says so', async () => {
  await show(wardrobeOf('en'));
  press(/Wave Helmet/);
  expect(chosen().getByText(/logging in and buying are not open here/)).toBeInTheDocument();
  expect(chosen().queryByRole('link')).toBeNull();
});

describe('buying', () => {
  it('asks with the price and what is left, sends what was seen, and then offers to wear it', async () => {
    signIn();
    const bought = on('post', 'user/items', { ...wallets, diamonds: 40, items: [owned('hat', 0)] });
    await show(shop);
    press(/Item hat/);
    fireEvent.click(await chosen().findByRole('button', { name: 'Buy for 60 diamonds' }));
    expect(dialog().getByText('You will have 40 diamonds left.')).toBeInTheDocument();
    fireEvent.click(dialog().getByRole('button', { name: 'Buy for 60 diamonds' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(bought).toEqual([
      { accessoryId: 'hat', wallet: 'diamonds', price: 60, version: 3, key: expect.any(String) },
    ]);
    expect(await chosen().findByRole('button', { name: 'Wear it' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Item hat Rare/ })).toHaveTextContent('Yours');
  });

  it('shows what holds now before a second press, which sends it with another key', async () => {
    signIn();
    const current = { ...hat, diamondPrice: 75, version: 4 };
    const sent = on('post', 'user/items', ({ count }) =>
      count === 1
        ? HttpResponse.json({ message: 'Another price', item: current }, { status: 409 })
        : { ...wallets, diamonds: 25, items: [owned('hat', 0)] },
    );
    await show(shop);
    press(/Item hat/);
    fireEvent.click(await chosen().findByRole('button', { name: 'Buy for 60 diamonds' }));
    fireEvent.click(dialog().getByRole('button', { name: 'Buy for 60 diamonds' }));
    expect(await dialog().findByText(/it is 75 diamonds now/)).toBeInTheDocument();
    expect(sent).toHaveLength(1);
    fireEvent.click(dialog().getByRole('button', { name: 'Buy for 75 diamonds' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const [first, second] = sent as Array<Record<string, unknown>>;
    expect(second).toMatchObject({ price: 75, version: 4 });
    expect(second?.key).not.toBe(first?.key);
  });

  it('sends the same key again after a failure, whose reason stays in the dialog', async () => {
    signIn();
    const sent = on('post', 'user/items', ({ count }) =>
      count === 1 ? refuse(503, 'Come back later') : { ...wallets, items: [owned('hat', 0)] },
    );
    await show(shop);
    press(/Item hat/);
    fireEvent.click(await chosen().findByRole('button', { name: 'Buy for 60 diamonds' }));
    const buy = () => fireEvent.click(dialog().getByRole('button', { name: 'Buy for 60 diamonds' }));
    buy();
    expect(await dialog().findByRole('alert')).toHaveTextContent('Come back later');
    buy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const [first, second] = sent as Array<Record<string, unknown>>;
    expect(second).toEqual(first);
  });

  it('leads to the shop with what is missing, and back', async () => {
    signIn({ diamonds: 10 });
    await show(shop);
    press(/Item hat/);
    expect(await chosen().findByText(/You need 50 diamonds more/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Get more diamonds' })).toHaveAttribute(
      'href',
      '/shops?need=50&back=%2Fwardrobe%3Fitem%3Dnon-la-thep',
    );
    expect(chosen().getByText(/You need 700 gold more/)).toBeInTheDocument();
  });

  it('is not offered to whoever owes diamonds', async () => {
    signIn({ debt: 30 });
    await show(shop);
    press(/Item hat/);
    expect(await chosen().findByText(/You owe 30 diamonds/)).toBeInTheDocument();
    expect(chosen().queryByRole('button', { name: /Buy/ })).toBeNull();
  });
});

describe('what one owns', () => {
  it('is on the robot when it is worn, and can be taken off', async () => {
    signIn({ items: [owned('hat', 0, { isWorn: true }), owned('armor', 1, { isWorn: true })] });
    const worn: unknown[] = [];
    api.use(
      http.put('*/api/user/items/worn', async ({ request }) => {
        worn.push(await request.json());
        return HttpResponse.json({
          ...wallets,
          items: [owned('hat', 0), owned('armor', 1, { isWorn: true })],
        });
      }),
    );
    await show(shop);
    await waitFor(() =>
      expect(robot()).toHaveAccessibleName('Robot of minh01, wearing: Item hat, Item armor'),
    );
    press(/Item hat/);
    fireEvent.click(chosen().getByRole('button', { name: 'Take it off' }));
    await waitFor(() => expect(worn).toEqual([{ accessoryIds: ['armor'] }]));
    await waitFor(() => expect(robot()).toHaveAccessibleName('Robot of minh01, wearing: Item armor'));
  });

  it('can be given back until its moment, after a question', async () => {
    signIn({ items: [owned('hat', 0, { returnUntil: '2026-12-13T12:10:00+07:00' })] });
    on('post', 'user/items/hat/return', { ...wallets, diamonds: 160, items: [] });
    await show(shop);
    press(/Item hat/);
    expect(await chosen().findByText(/return it until 12:10/)).toBeInTheDocument();
    fireEvent.click(chosen().getByRole('button', { name: 'Return it' }));
    expect(dialog().getByText(sentence('Return Item hat and get 60 diamonds back.'))).toBeInTheDocument();
    fireEvent.click(dialog().getByRole('button', { name: 'Return it' }));
    expect(await chosen().findByRole('button', { name: 'Buy for 60 diamonds' })).toBeInTheDocument();
  });

  it('stays in the list when it has left the catalogue', async () => {
    signIn({ items: [owned('old', 2, { name: 'Old bag' })] });
    await show(shop);
    expect(await screen.findByRole('button', { name: /Old bag/ })).toHaveTextContent('Yours');
  });

  it('says when it could not be loaded, and tries again', async () => {
    localStorage.setItem('accessToken', tokenWith({ role: 'User' }));
    on('get', 'user/profile/me', { username: 'minh01' });
    on('get', 'user/items', ({ count }) =>
      count === 1 ? refuse(500) : { ...wallets, items: [owned('hat', 0)] },
    );
    await show(shop);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your items could not be loaded.');
    await act(async () => press('Retry'));
    expect(await screen.findByRole('button', { name: /Item hat/ })).toHaveTextContent('Yours');
  });
});
