import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OwnCard } from '../../src/site/account/overview/OwnCard';
import { Page as PurchasesPage } from '../../src/site/account/purchases/PurchasesPage';
import { GuestPurchases } from '../../src/site/shop/payment/purchases/GuestPurchases';
import { purchasesOf, recordPurchase } from '../../src/site/shop/payment/purchases/purchases';
import { initialPayment, type PaymentState } from '../../src/site/shop/payment/state/paymentState';
import { on, refuse } from '../support/api';
import { renderSite } from '../support/render';
import { jade, openPayment } from '../support/shop';
import { tokenWith } from '../support/tokens';

const me = {
  firstName: 'Jade',
  lastName: 'Lê',
  username: 'jade',
  email: 'jade@mail.com',
  diamonds: 7,
  golds: 9,
  createdAt: '2026-01-05T18:00:00.000Z',
};
const paying = (id: string, more: Partial<PaymentState> = {}): PaymentState => ({
  ...initialPayment,
  player: jade,
  phase: 'paying',
  payment: {
    ...openPayment(),
    transactionId: id,
    name: `Gói ${id}`,
    diamonds: 224,
    amount: 20_000,
    currency: 'VND',
  },
  ...more,
});
const signIn = (email: string) => {
  localStorage.setItem('accessToken', tokenWith({ role: 'User' }));
  localStorage.setItem('email', email);
};
const open = async (profile: typeof me | undefined = me) => {
  on('get', 'user/profile/me', me);
  return renderSite(<OwnCard me={profile} failed={false} />, { path: '/account' });
};
const bought = {
  id: 't1',
  createdAt: '2026-03-02T08:00:00.000Z',
  status: 'COMPLETED',
  packageName: 'Túi',
  packageNameEn: 'A bag',
  diamonds: 715,
  isReceived: true,
  receiptKey: 'k1',
  paid: { amount: 20_000, currency: 'VND', gateway: 'payos', code: 'TET10' },
};
const rows = () => screen.getAllByRole('listitem');

beforeEach(() => signIn('jade@mail.com'));

describe('the player’s own card', () => {
  it('says since when, in the reader’s language and by Vietnam’s day, as the card for others does', async () => {
    await open();
    expect(screen.getByText('6 Jan 2026')).toHaveAttribute('datetime', me.createdAt);
    expect(await screen.findByText('7')).toBeInTheDocument();
  });
  it('does not say it for a server that does not tell', async () => {
    const { createdAt: _, ...older } = me;
    on('get', 'user/profile/me', older);
    await renderSite(<OwnCard me={older} failed={false} />, { path: '/account' });
    expect(await screen.findByText('7')).toBeInTheDocument();
    expect(screen.queryByText('Member since')).toBeNull();
  });
  it('without purchases leads to the shop', async () => {
    await open();
    expect(await screen.findByText('This account has no purchases yet.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the diamond packages' })).toHaveAttribute('href', '/shops');
  });
  it('lists the last five of the account, and leads to all', async () => {
    const purchases = [1, 2, 3, 4, 5, 6].map((n) => ({
      ...bought,
      id: `t${n}`,
      packageName: `Gói t${n}`,
      packageNameEn: '',
      ...(n === 1 && { takenBack: 1 }),
    }));
    on('get', 'user/purchases', { purchases });
    await open();
    await screen.findByText('Gói t1');
    expect(rows()).toHaveLength(5);
    expect(rows()[0]).toHaveTextContent('715 diamonds · 1 diamond taken back');
    expect(rows()[1]).not.toHaveTextContent('taken');
    expect(
      within(rows()[0] as HTMLElement).getByRole('link', { name: /^Show receipt: Gói t1/ }),
    ).toHaveAttribute('href', '/receipts/t1?key=k1');
    expect(screen.getByRole('link', { name: 'See all purchases' })).toHaveAttribute(
      'href',
      '/account/purchases',
    );
  });
});

describe('a purchase in the account', () => {
  const show = async (...purchases: object[]) => {
    on('get', 'user/purchases', {
      purchases: purchases.map((one, n) => ({ ...bought, id: `t${n}`, ...one })),
    });
    await renderSite(<PurchasesPage />, { path: '/account/purchases' });
    return screen.findAllByRole('listitem');
  };
  it('of its own says what was paid, how, with which code, and its number', async () => {
    const [row] = await show({ id: '4f7a92c10b'.padEnd(32, '0') });
    for (const fact of [
      'A bag',
      '715 diamonds',
      /20,000\sVND/,
      'VietQR',
      'code TET10',
      'transaction ID 4F7A9-2C10B',
    ])
      expect(row).toHaveTextContent(fact);
  });
  it('for somebody else says for whom, and for an erased account that it is gone', async () => {
    const rows = await show({ isReceived: false, recipient: 'khoi' }, { isReceived: false });
    expect(rows[0]).toHaveTextContent('for khoi');
    expect(rows[1]).toHaveTextContent('for an account that was erased');
  });
  it('of a giver says from whom, with the sentence, and no price', async () => {
    const giver = { name: 'Mẹ Lan', message: 'Thi tốt nhé.' };
    const [row] = await show({ paid: undefined, giver });
    expect(row).toHaveTextContent('A gift from Mẹ Lan');
    expect(row).toHaveTextContent('Thi tốt nhé.');
    expect(row).not.toHaveTextContent(/VND|VietQR/);
  });
  it('that is a gift opens its box for who received it, and is shared by who paid', async () => {
    const gift = { id: 'a1', key: 'k', isOpened: false };
    const rows = await show({ gift, paid: undefined }, { gift, isReceived: false, recipient: 'khoi' });
    const link = within(rows[0] as HTMLElement).getByRole('link', { name: /^Open the gift/ });
    expect(link).toHaveAttribute('href', '/gift/a1#k');
    expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull();
    expect(
      within(rows[1] as HTMLElement).getByRole('button', { name: 'Share the gift' }),
    ).toBeInTheDocument();
    expect(within(rows[1] as HTMLElement).queryByRole('link', { name: /^Open the gift/ })).toBeNull();
  });
  it('that is open leads back to paying', async () => {
    await show({
      status: 'PENDING',
      receiptKey: undefined,
      paid: { ...bought.paid, resumeUntil: '2026-03-02T08:15:00.000Z' },
    });
    expect(screen.getByRole('link', { name: /^Continue payment/ })).toHaveAttribute(
      'href',
      '/shops?payment=t0',
    );
  });
  it('says what is held and what happens next, to the recipient too, and what was returned', async () => {
    const held = { amount: 20_000, currency: 'VND' };
    const rows = await show(
      { status: 'CANCELLED', held, paid: undefined },
      { status: 'CANCELLED', paid: { ...bought.paid, received: 20_000, returned: 20_000 } },
      { paid: { ...bought.paid, refunding: 59_000 } },
    );
    expect(rows[0]).toHaveTextContent(/We are holding 20,000\sVND.*3 working days/);
    expect(rows[1]).toHaveTextContent(/20,000\sVND was refunded/);
    expect(rows[2]).toHaveTextContent(/A refund of 59,000\sVND is approved/);
  });
  it('that was refunded tells payer and recipient that its diamonds were taken back', async () => {
    const refunded = { takenBack: 715, isReceived: false, recipient: 'khoi' };
    const rows = await show(
      { ...refunded, paid: { ...bought.paid, returned: 59_000 } },
      { ...refunded, isReceived: true, paid: undefined },
      {},
    );
    const sentence = 'Because of a refund we have taken 715 diamonds of the package back.';
    expect(rows[0]).toHaveTextContent(/59,000\sVND was refunded/);
    for (const row of rows.slice(0, 2)) expect(row).toHaveTextContent(sentence);
    expect(rows[2]).not.toHaveTextContent(/taken/);
  });
  it('that failed to load is tried again, and more follow by a press', async () => {
    on('get', 'user/purchases', () => refuse(500));
    await renderSite(<PurchasesPage />, { path: '/account/purchases' });
    expect(await screen.findByText('Cannot load your purchases.')).toBeInTheDocument();
    const calls = on('get', 'user/purchases', ({ url }) => ({
      purchases: [{ ...bought, id: url.search }],
      ...(url.search === '' && { next: '1.t0' }),
    }));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(calls).toEqual(['', '?after=1.t0']);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});

describe('purchases of this browser without signing in', () => {
  it('are offered by time and package, and join by one press', async () => {
    const one = { createdAt: '2026-03-02T08:00:00.000Z', packageName: 'Túi', packageNameEn: 'A bag' };
    on('get', 'user/payment/guest', { purchases: [one] });
    await renderSite(<PurchasesPage />, { path: '/account/purchases' });
    const question = '1 purchase was made in this browser without logging in: yours?';
    const card = (await screen.findByRole('heading', { name: question })).closest('section') as HTMLElement;
    expect(within(card).getByRole('listitem')).toHaveTextContent('A bag, 2 Mar 2026');
    on('post', 'user/payment/guest', () => refuse(500));
    fireEvent.click(within(card).getByRole('button', { name: 'Yes, add it to my account' }));
    expect(await within(card).findByRole('alert')).toHaveTextContent('could not be added');
    const sent = on('post', 'user/payment/guest', { joined: 1 });
    const lists = on('get', 'user/purchases', { purchases: [bought] });
    fireEvent.click(within(card).getByRole('button', { name: 'Yes, add it to my account' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: question })).toBeNull());
    expect(await screen.findByText('A bag')).toBeInTheDocument();
    expect([sent.length, lists.length]).toEqual([1, 1]);
  });
});

describe('the list of a guest in the shop', () => {
  const openGuest = async () => {
    await renderSite(<GuestPurchases />, { path: '/shops' });
    await screen.findAllByRole('listitem');
  };
  beforeEach(() => {
    localStorage.clear();
    on('get', 'user/payment/status/t1', { status: 'COMPLETED', diamonds: 224 });
  });
  it('lists what, how much, when, for whom and the state, with the receipt', async () => {
    vi.spyOn(Date, 'now').mockReturnValueOnce(Date.parse('2026-03-02T08:00:00'));
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-02T08:05:00'));
    recordPurchase(paying('t1'));
    recordPurchase(paying('t1', { phase: 'completed', receiptKey: 'k1' }));
    await openGuest();
    const [row] = rows();
    expect(rows()).toHaveLength(1);
    for (const fact of ['Gói t1', '224 diamonds', /20,000\sVND/, 'for jade', 'Diamonds added'])
      expect(row).toHaveTextContent(fact);
    const link = within(row as HTMLElement).getByRole('link', { name: /^Show receipt: Gói t1, 2 Mar 2026/ });
    expect(link).toHaveAttribute('href', '/receipts/t1?key=k1');
  });
  it('names the package in the reader’s language, whichever it was bought in', async () => {
    const { payment } = paying('t1');
    recordPurchase(
      paying('t1', { phase: 'completed', payment: { ...openPayment(), ...payment, nameEn: 'Bag t1' } }),
    );
    await openGuest();
    expect(rows()[0]).toHaveTextContent('Bag t1');
    expect(rows()[0]).not.toHaveTextContent('Gói t1');
  });
  it.each([
    ['failed', 'Failed'],
    ['cancelled', 'Cancelled or expired'],
  ] as const)('tells one that is %s in words, with the way to its page', async (phase, text) => {
    recordPurchase(paying('t1', { phase }));
    await openGuest();
    expect(rows()[0]).toHaveTextContent(text);
    const links = within(rows()[0] as HTMLElement).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/shops?payment=t1']);
  });
  it('says of one that was refunded since what came back and what was taken back, and its number', async () => {
    const id = '0123456789abcdef0123456789abcdef';
    recordPurchase(paying(id, { phase: 'completed', receiptKey: 'k1' }));
    const money = { amount: 20_000, currency: 'VND', received: 20_000, returned: 20_000, takenBack: 224 };
    on('get', `user/payment/status/${id}`, { status: 'COMPLETED', diamonds: 224, ...money });
    await openGuest();
    expect(await screen.findByText(/^20,000\sVND was refunded/)).toBeInTheDocument();
    expect(screen.getByText(/taken 224 diamonds of the package back/)).toBeInTheDocument();
    expect(rows()[0]).toHaveTextContent('01234-56789');
  });
  it('asks nothing about those that ended without money', async () => {
    const asked = on('get', 'user/payment/status/t1', { status: 'COMPLETED' });
    recordPurchase(paying('t1', { phase: 'failed' }));
    await openGuest();
    expect(asked).toHaveLength(0);
  });
  it('asks for the state of one whose result was not seen', async () => {
    recordPurchase(paying('t1'));
    on('get', 'user/payment/status/t1', { status: 'COMPLETED', receiptKey: 'k1' });
    await openGuest();
    expect(screen.getByRole('link', { name: /^See the result/ })).toHaveAttribute(
      'href',
      '/shops?payment=t1',
    );
    expect(await screen.findByText('Diamonds added')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Show receipt/ })).toBeInTheDocument();
  });
});

describe('purchases of a shared computer', () => {
  const done = (id: string) => recordPurchase(paying(id, { phase: 'completed' }));
  it('show to the account that bought, not to the recipient', () => {
    signIn('friend@mail.com');
    done('t1');
    expect(purchasesOf('friend@mail.com')).toHaveLength(1);
    expect(purchasesOf('jade@mail.com')).toEqual([]);
  });
  it('of a guest show to the recipient', () => {
    localStorage.clear();
    done('t1');
    expect(purchasesOf('jade@mail.com')).toHaveLength(1);
    expect(purchasesOf('friend@mail.com')).toEqual([]);
  });
  it('stay whose they were when another signs in before the result', () => {
    recordPurchase(paying('t1'));
    signIn('friend@mail.com');
    done('t1');
    expect(purchasesOf('friend@mail.com')).toEqual([]);
    expect(purchasesOf('jade@mail.com')).toMatchObject([{ id: 't1', status: 'COMPLETED' }]);
  });
  it('are gone after 90 days', () => {
    done('t1');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 90 * 86_400_000);
    expect(purchasesOf('jade@mail.com')).toEqual([]);
    expect(localStorage.getItem('shopPurchases')).toBeNull();
  });
  it('that were paid stay for those days, however many tries follow', () => {
    done('paid');
    for (let n = 0; n < 12; n++) recordPurchase(paying(`t${n}`, { phase: 'cancelled' }));
    const kept = () => purchasesOf('jade@mail.com').map(({ id }) => id);
    expect(kept()).toHaveLength(10);
    expect(kept()).toContain('paid');
    expect(kept()).toContain('t11');
    for (let n = 0; n < 12; n++) done(`p${n}`);
    expect(kept()).toHaveLength(10);
    expect(kept()).toContain('p11');
    expect(kept()).not.toContain('paid');
  });
  it('survive a broken or blocked store', () => {
    localStorage.setItem('shopPurchases', '{"id":1}');
    expect(purchasesOf('jade@mail.com')).toEqual([]);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(() => done('t1')).not.toThrow();
  });
});
