import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Lazy on the page; preloaded, as fake timers stop the clock.
import '../../src/site/shop/payment/purchases/GuestPurchases';
import { Page } from '../../src/site/shop/ShopPage';
import { on, refuse } from '../support/api';
import { renderSite } from '../support/render';
import { jade, openPayment, seenOf, shopPackage, shopStart } from '../support/shop';
import '../support/shopParts';
import { fakeTime, pass } from '../support/time';

let created: unknown[];
let status: object;
beforeEach(() => {
  fakeTime(shopStart);
  const document = window.document.implementation.createHTMLDocument();
  const tab = { opener: {}, close: vi.fn(), location: { replace: vi.fn() }, document };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  status = { status: 'COMPLETED', receiptKey: 'k1' };
  on('get', 'user/payment/packages', { packages: [shopPackage(1)] });
  on('get', 'user/payment/pending', () => refuse(404, 'None'));
  on('get', 'user/search', [jade]);
  on('get', 'user/payment/status/t1', () => status);
  created = on('post', 'user/payment/create', openPayment);
});
afterEach(() => vi.useRealTimers());

async function openShop(path = '/shops') {
  const view = await renderSite(<Page />, { path });
  await pass();
  await pass(500);
  return view;
}
async function choose(text = 'jad') {
  fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
  await pass(400);
  fireEvent.click(screen.getByRole('option'));
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await pass();
  fireEvent.click(document.querySelector('input[value="p1"]') as Element);
  await pass();
}
async function pay() {
  fireEvent.click(document.querySelector('[aria-describedby="pay-reason"]') as Element);
  await pass();
  await pass(15_000);
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const panel = () => document.querySelector<HTMLElement>('section[data-phase]');

describe('what a buyer adds (decisions.md, The buyer)', () => {
  it('goes with the payment, and is kept for this session', async () => {
    const view = await openShop();
    await choose();
    type('From', 'Mẹ Lan');
    type('Message', 'Chúc con thi tốt');
    type('Your email', 'lan@mail.com');
    view.unmount();
    await openShop();
    expect(screen.getByLabelText('Message')).toHaveValue('Chúc con thi tốt');
    fireEvent.click(document.querySelector('input[value="p1"]') as Element);
    await pay();
    const buyer = { name: 'Mẹ Lan', message: 'Chúc con thi tốt', email: 'lan@mail.com' };
    expect(created).toEqual([{ email: jade.email, packageId: 'p1', buyer, seen: seenOf(1) }]);
  });

  it('goes with the next press when a payment is open already', async () => {
    const open = { ...openPayment(), packageId: 'p1', amount: 10_000, currency: 'VND' };
    on('get', 'user/payment/pending', () => open);
    await openShop();
    await choose();
    type('From', 'Ann');
    await pay();
    expect(created).toEqual([
      { email: jade.email, packageId: 'p1', buyer: { name: 'Ann' }, seen: seenOf(1) },
    ]);
  });

  it('is not sent when nothing was typed', async () => {
    await openShop();
    await choose();
    type('From', '  ');
    await pay();
    expect(created).toEqual([{ email: jade.email, packageId: 'p1', seen: seenOf(1) }]);
  });

  it('is refused at its field, which takes the focus', async () => {
    on('post', 'user/payment/create', () => refuse(400, 'See below', { buyerName: ['Enter your name.'] }));
    await openShop();
    await choose();
    type('Message', 'Hello');
    await pay();
    const field = screen.getByLabelText('From');
    expect(field).toHaveAccessibleDescription(/Enter your name\./);
    expect(field).toHaveFocus();
    expect(screen.getByLabelText('Message')).toHaveValue('Hello');
  });

  it('leaves the message behind when the recipient changes', async () => {
    await openShop();
    await choose();
    type('From', 'Ann');
    type('Message', 'For Jade');
    on('get', 'user/search', [{ ...jade, email: 'jado@mail.com', userName: 'jado' }]);
    fireEvent.click(screen.getByRole('button', { name: /Change/ }));
    await choose('jado');
    expect(screen.getByLabelText('From')).toHaveValue('Ann');
    expect(screen.getByLabelText('Message')).toHaveValue('');
  });
});

describe('a guest keeps what was bought (decisions.md, Purchases of a browser)', () => {
  const buy = async () => {
    const view = await openShop();
    await choose();
    await pay();
    expect(panel()).toHaveTextContent('Payment Successful');
    return view;
  };
  const receipt = { name: 'Show receipt' };

  it('the result, with its facts and receipt, over a reload until it is closed', async () => {
    (await buy()).unmount();
    const again = await openShop();
    expect(panel()).toHaveTextContent(/Gói 1.*10,000.*jade/);
    expect(within(panel() as HTMLElement).getByRole('link', receipt)).toHaveAttribute(
      'href',
      '/receipts/t1?key=k1',
    );
    fireEvent.click(within(panel() as HTMLElement).getByRole('button', { name: 'Close' }));
    again.unmount();
    await openShop();
    expect(panel()).toBeNull();
  });

  it('a list with results and receipts, which does not hold the address of the recipient', async () => {
    (await buy()).unmount();
    sessionStorage.clear();
    await openShop();
    const list = screen.getByRole('region', { name: 'My purchases here' });
    expect(list).toHaveTextContent(/Gói 1.*for jade.*Diamonds added/);
    expect(within(list).getByRole('link', { name: /^Show receipt/ })).toHaveAttribute(
      'href',
      '/receipts/t1?key=k1',
    );
    expect(within(list).getByRole('link', { name: /^Open/ })).toHaveAttribute('href', '/shops?payment=t1');
    expect(localStorage.getItem('shopPurchases')).not.toContain(jade.email);
  });

  it('is reopened by its address, as the gateway leads back', async () => {
    (await buy()).unmount();
    sessionStorage.clear();
    await openShop('/shops?payment=t1');
    expect(panel()).toHaveTextContent(/Payment successful.*Gói 1.*jade/i);
  });

  it('the first one while it is under way and once it is paid, in the same visit', async () => {
    status = { status: 'PENDING' };
    await openShop();
    await choose();
    await pay();
    const list = () => screen.getByRole('region', { name: 'My purchases here' });
    expect(list()).toHaveTextContent(/Gói 1.*Waiting/);
    status = { status: 'COMPLETED', receiptKey: 'k1' };
    await pass(15_000);
    expect(list()).toHaveTextContent(/Gói 1.*Diamonds added/);
  });

  it('but does not offer it again after a reload', async () => {
    (await buy()).unmount();
    await openShop();
    expect(document.querySelector('input[name="package"]:checked')).toBeNull();
    expect(screen.getByRole('button', { name: 'Pay Now' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is cleared at a press, on a shared computer', async () => {
    (await buy()).unmount();
    sessionStorage.clear();
    const view = await openShop();
    fireEvent.click(screen.getByRole('button', { name: 'Clear the list' }));
    await pass();
    expect(screen.queryByText('My purchases here')).toBeNull();
    view.unmount();
    await openShop();
    expect(screen.queryByText('My purchases here')).toBeNull();
  });
});

describe('the state of the shop', () => {
  it('keeps the chosen package over a reload', async () => {
    const view = await openShop();
    await choose();
    view.unmount();
    await openShop();
    expect(document.querySelector('input[value="p1"]')).toBeChecked();
  });

  it('opens the window of four where the most chosen package is in it, else the best value', async () => {
    const best = [1, 2, 3, 4, 5, 6, 7].map((n) => shopPackage(n, n === 6 ? { price: 50_000 } : {}));
    on('get', 'user/payment/packages', { packages: best });
    const view = await openShop();
    expect(screen.getByText('3–6 / 7')).toBeInTheDocument();
    view.unmount();
    const chosen = best.map((one, place) => ({ ...one, recentPurchases: place === 4 ? 9 : 1 }));
    on('get', 'user/payment/packages', { packages: chosen });
    await openShop();
    expect(screen.getByText('2–5 / 7')).toBeInTheDocument();
  });

  it('a check without a connection says that nothing was checked', async () => {
    status = { status: 'PENDING' };
    await openShop();
    await choose();
    await pay();
    on('get', 'user/payment/status/t1', () => Response.error());
    fireEvent.click(within(panel() as HTMLElement).getByRole('button', { name: 'I have paid, check now' }));
    await pass();
    await pass(500);
    expect(screen.getByText(/so nothing was checked/)).toBeInTheDocument();
  });
});

describe('the pay bar of a phone', () => {
  const bar = () => within(screen.getByRole('region', { name: 'Payment' }));
  beforeEach(() => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query.includes('max-width: 766px'),
          addEventListener() {},
          removeEventListener() {},
        }) as never,
    );
  });
  afterEach(() => vi.restoreAllMocks());

  it('says what a check found beside its button', async () => {
    status = { status: 'PENDING' };
    await openShop();
    await choose();
    await pay();
    fireEvent.click(bar().getByRole('button', { name: 'I have paid, check now' }));
    await pass();
    expect(bar().getByText('The payment provider has not confirmed it yet.')).toBeVisible();
  });

  it.each(['FAILED', 'CANCELLED'])('offers to try again what is %s', async (word) => {
    status = { status: word };
    await openShop();
    await choose();
    await pay();
    fireEvent.click(bar().getByRole('button', { name: 'Try again' }));
    await pass();
    expect(created).toHaveLength(2);
  });
});
