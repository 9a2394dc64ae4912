import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OwnCard } from '../../src/site/account/overview/OwnCard';
import { purchasesOf, recordPurchase } from '../../src/site/shop/payment/purchases/purchases';
import { initialPayment, type PaymentState } from '../../src/site/shop/payment/state/paymentState';
import { on } from '../support/api';
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
  createdAt: '2026-01-05T12:00:00.000Z',
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
const rows = () => screen.getAllByRole('listitem');

beforeEach(() => signIn('jade@mail.com'));

describe('the player’s own card', () => {
  it('says since when, in the reader’s language', async () => {
    await open();
    expect(screen.getByText('5 Jan 2026')).toHaveAttribute('datetime', me.createdAt);
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
    expect(
      screen.getByText('This browser has no purchase of yours. Those made elsewhere are not shown here.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the diamond packages' })).toHaveAttribute('href', '/shops');
  });
  it('lists what, how much, when, for whom and the state, with the receipt', async () => {
    vi.spyOn(Date, 'now').mockReturnValueOnce(Date.parse('2026-03-02T08:00:00'));
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-02T08:05:00'));
    recordPurchase(paying('t1'));
    recordPurchase(paying('t1', { phase: 'completed', receiptKey: 'k1' }));
    await open();
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
    await open();
    expect(rows()[0]).toHaveTextContent('Bag t1');
    expect(rows()[0]).not.toHaveTextContent('Gói t1');
  });
  it.each([
    ['failed', 'Failed'],
    ['cancelled', 'Cancelled or expired'],
  ] as const)('tells one that is %s in words, with the way to its page', async (phase, text) => {
    recordPurchase(paying('t1', { phase }));
    await open();
    expect(rows()[0]).toHaveTextContent(text);
    const links = within(rows()[0] as HTMLElement).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/shops?payment=t1']);
  });
  it('asks for the state of one whose result was not seen', async () => {
    recordPurchase(paying('t1'));
    on('get', 'user/payment/status/t1', { status: 'COMPLETED', receiptKey: 'k1' });
    await open();
    expect(rows()[0]).toHaveTextContent('Waiting for confirmation');
    expect(screen.getByRole('link', { name: /^See the result/ })).toHaveAttribute(
      'href',
      '/shops?payment=t1',
    );
    expect(await screen.findByText('Diamonds added')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Show receipt/ })).toBeInTheDocument();
  });
  it('lists five at most, the newest first', async () => {
    for (const n of [1, 2, 3, 4, 5, 6]) {
      vi.spyOn(Date, 'now').mockReturnValue(Date.parse(`2026-03-0${n}T08:00:00`));
      recordPurchase(paying(`t${n}`, { phase: 'failed' }));
    }
    await open();
    expect(rows().map((row) => within(row).getByText(/^Gói/).textContent)).toEqual(
      [6, 5, 4, 3, 2].map((n) => `Gói t${n}`),
    );
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
