import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteServerTime } from '../../src/api/clock';
import { rememberPayment } from '../../src/site/shop/payment/state/storedPayments';
import { Page } from '../../src/site/shop/ShopPage';
import { announce } from '../../src/site/ui/LiveRegion';
import { on, refuse } from '../support/api';
import { renderSite } from '../support/render';
import { jade, openPayment, seenOf, shopPackage, shopStart } from '../support/shop';
import '../support/shopParts';
import { fakeTime, pass } from '../support/time';

const started = () => ({
  ...openPayment(),
  packageId: 'p2',
  amount: 20_000,
  currency: 'VND' as const,
  diamonds: 224,
});
let status: string;
beforeEach(() => {
  fakeTime(shopStart);
  // The live region keeps the last announcement.
  announce('');
  status = 'PENDING';
  on(
    'get',
    'user/payment/packages',
    [1, 2, 3].map((n) => shopPackage(n)),
  );
  on('get', 'user/payment/pending', () => refuse(404, 'None'));
  on('get', 'user/payment/status/t1', () => ({ status }));
});
afterEach(() => {
  vi.useRealTimers();
  // Resets the server clock.
  noteServerTime(
    new Response(null, { headers: { date: new Date().toUTCString(), 'cache-control': 'no-store' } }),
  );
});

const current = () => document.querySelector('[data-phase]') as HTMLElement;
const kept = () => JSON.parse(localStorage.getItem('shopPayments') ?? '[]') as unknown[];
async function openShop(path = '/shops', state?: unknown) {
  const view = await renderSite(<Page />, { path, state });
  await pass();
  await pass(500);
  return view;
}

it('a payment of the day before leaves nothing of its recipient in the browser', async () => {
  rememberPayment(started(), jade);
  vi.setSystemTime(shopStart + 86_400_000);
  await openShop();
  expect(localStorage.getItem('shopPayments') ?? '').not.toContain(jade.email);
});

describe.each(['FAILED', 'CANCELLED'])('a payment that is %s while money may still arrive', (how) => {
  const until = new Date(shopStart + 86_400_000).toISOString();
  it.each([
    [{ asked: false, until }, /We could not ask.*do not pay again.*We keep checking until/],
    [{ asked: true, until }, /do not pay again.*We keep checking until/],
    [{ asked: false }, /Our staff is looking into it; if you have paid, do not pay again/],
  ])('is never told as unpaid, before or after a reload: %o', async (late, text) => {
    on('get', 'user/payment/status/t1', () => ({ status: how, late }));
    rememberPayment(started(), jade);
    const { unmount } = await openShop('/shops?payment=t1');
    const check = { name: 'I have paid, check now' };
    expect(current()).toHaveTextContent(text);
    expect(current()).not.toHaveTextContent(/no money|was recorded|not charged|Please start a new/);
    expect(screen.getByRole('button', check)).toHaveAttribute('class', expect.stringContaining('primary'));
    // Nowhere on the page, hidden texts included.
    expect(document.body).toHaveTextContent('Money may still be on its way. Check the payment first.');
    expect(document.body).not.toHaveTextContent(/try again|new transaction|pay once more/i);
    fireEvent.click(screen.getByRole('button', check));
    await pass();
    expect(current()).toHaveTextContent('The payment provider has not confirmed it yet.');
    unmount();
    await openShop();
    expect(current()).toHaveTextContent(text);
    expect(current()).not.toHaveTextContent(/no money|was recorded|not charged|Please start a new/);
    on('get', 'user/payment/status/t1', () => ({ status: 'COMPLETED', diamonds: 110 }));
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await pass();
    expect(current()).toHaveTextContent('110 diamonds were added to jade.');
  });
});

describe('returning from payment (requirements SH-15 to SH-17)', () => {
  it.each([
    ['COMPLETED', 'Payment Successful'],
    ['FAILED', 'The payment failed'],
    ['CANCELLED', 'Payment cancelled'],
  ])(
    'shows the outcome %s of the payment this browser started, with its recipient, at the top of the page',
    async (how, title) => {
      rememberPayment(started(), jade);
      status = how;
      const { router } = await openShop('/shops?payment=t1&from=bank');
      expect(current()).toHaveTextContent(title);
      expect(current()).toHaveFocus();
      expect(current().compareDocumentPosition(screen.getByText('Diamond packages'))).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
      expect(screen.getByText('j•••@mail.com')).toBeInTheDocument();
      expect(router.state.location.search).toBe('?from=bank');
      // Seen and removed: a later visit starts fresh.
      expect(kept()).toEqual([]);
    },
  );
  it('tracks one that is still open, also on a new visit without its id', async () => {
    rememberPayment(started(), jade);
    await openShop();
    expect(current()).toHaveTextContent('Waiting for your payment');
    expect(kept()).toHaveLength(1);
    status = 'COMPLETED';
    await pass(15_000);
    expect(current()).toHaveTextContent('224 diamonds were added to jade.');
  });
  it('keeps a result that arrived while the page was hidden', async () => {
    rememberPayment(started(), jade);
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    status = 'COMPLETED';
    await openShop();
    expect(current()).toHaveTextContent('Payment Successful');
    expect(kept()).toHaveLength(1);
    visible.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    expect(kept()).toEqual([]);
  });
  it('drops a payment after a day', async () => {
    rememberPayment(started(), jade);
    vi.setSystemTime(shopStart + 86_400_001);
    await openShop();
    expect(current()).toBeNull();
  });
  it('shows the state of somebody else’s payment, and nothing about the recipient', async () => {
    status = 'COMPLETED';
    const { router } = await openShop('/shops?payment=t1');
    expect(current()).toHaveTextContent('The diamonds were added to the recipient’s account.');
    expect(document.body.textContent).not.toMatch(/jade/);
    expect(screen.getByRole('combobox')).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
  });
  it('shows when there is no such payment', async () => {
    on('get', 'user/payment/status/t9', () => refuse(404, 'No'));
    await openShop('/shops?payment=t9');
    expect(screen.getByRole('heading', { name: 'This payment was not found' })).toBeInTheDocument();
  });
  it('retries with a new payment for the same recipient and package', async () => {
    rememberPayment(started(), jade);
    status = 'FAILED';
    await openShop('/shops?payment=t1');
    const tab = {
      opener: {},
      close: vi.fn(),
      location: { replace: vi.fn() },
      document: document.implementation.createHTMLDocument(),
    };
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const created = on('post', 'user/payment/create', { ...openPayment(), transactionId: 't2' });
    on('get', 'user/payment/status/t2', { status: 'PENDING' });
    fireEvent.click(within(current()).getByRole('button', { name: 'Try again' }));
    await pass();
    expect(created).toEqual([{ email: 'jade@mail.com', packageId: 'p2', seen: seenOf(2) }]);
    expect(current()).toHaveTextContent('Waiting for your payment');
  });
  it('uses the server’s clock: a clock an hour ahead expires nothing', async () => {
    rememberPayment(started(), jade);
    vi.setSystemTime(shopStart + 3_600_000);
    on('get', 'user/payment/status/t1', () =>
      Response.json(
        { status: 'CANCELLED' },
        { headers: { date: new Date(shopStart + 60_000).toUTCString(), 'cache-control': 'no-store' } },
      ),
    );
    await openShop('/shops?payment=t1');
    expect(current()).toHaveTextContent('Payment cancelled');
  });
});

it('the account’s notice opens the open payment: recipient set, card focused, bar filled', async () => {
  on('get', 'user/payment/pending', started());
  await openShop('/shops', { recipient: jade });
  const card = screen.getByRole('region', { name: 'You have an unfinished payment' });
  expect(card).toHaveFocus();
  expect(card).toHaveTextContent(/20,000\sVND/);
  const bar = screen.getByRole('region', { name: 'Payment' });
  expect(bar).toHaveTextContent('jade');
  expect(bar).toHaveTextContent('Gói 2');
  expect(bar).not.toHaveTextContent('No package selected');
});
it('the bar shows an open payment even when its package is no longer on sale', async () => {
  on('get', 'user/payment/pending', { ...started(), packageId: 'gone' });
  await openShop('/shops', { recipient: jade });
  const bar = screen.getByRole('region', { name: 'Payment' });
  expect(bar).toHaveTextContent('Unfinished payment');
  expect(bar.textContent).toMatch(/20,000\sVND/);
});
it('only the server ends an open payment whose time seems to be over', async () => {
  let open = true;
  const requests = on('get', 'user/payment/pending', () => (open ? started() : refuse(404)));
  await openShop('/shops', { recipient: jade });
  const before = requests.length;
  open = false;
  await pass(15 * 60_000);
  expect(requests.length).toBeGreaterThan(before);
  expect(screen.queryByRole('region', { name: 'You have an unfinished payment' })).toBeNull();
});
