import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../contract/languages';
import { rememberPayment } from '../../src/site/shop/payment/state/storedPayments';
import { Page } from '../../src/site/shop/ShopPage';
import { on, refuse } from '../support/api';
import { renderSite } from '../support/render';
import { jade, openPayment, seenOf, shopPackage, shopStart } from '../support/shop';
import '../support/shopParts';
import { fakeTime, pass } from '../support/time';

const both = [
  { name: 'payos', currencies: ['VND'] },
  { name: 'vnpay', currencies: ['VND'] },
];
const packages = [shopPackage(1), shopPackage(2, { currency: 'USD', price: 2.5 })];
let replace: ReturnType<typeof vi.fn>;
let created: unknown[];
let answer: object;

beforeEach(() => {
  fakeTime(shopStart);
  replace = vi.fn();
  const document = window.document.implementation.createHTMLDocument();
  const tab = { opener: {}, close: vi.fn(), location: { replace }, document };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  answer = { status: 'PENDING' };
  on('get', 'user/payment/packages', { packages });
  on('get', 'user/payment/gateways', { gateways: both });
  on('get', 'user/payment/pending', () => refuse(404, 'None'));
  on('get', 'user/search', [jade]);
  on('get', 'user/payment/status/t1', () => answer);
  created = on('post', 'user/payment/create', openPayment);
});
afterEach(() => vi.useRealTimers());

async function openShop({ language = 'en' as Language, path = '/shops' } = {}) {
  const view = await renderSite(<Page />, { language, path });
  await pass();
  await pass(500);
  return view;
}
async function confirmJade() {
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'jad' } });
  await pass(400);
  fireEvent.click(screen.getByRole('option'));
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await pass();
}
/** The choice of a gateway loads with the first package that has one. */
async function choosePackage(n: number) {
  fireEvent.click(document.querySelector(`input[value="p${n}"]`) as Element);
  await pass();
  await pass(500);
}
const payNow = () => document.querySelector('[aria-describedby="pay-reason"]') as HTMLButtonElement;
const group = (inside: HTMLElement) => within(inside).getByRole('group', { name: 'Payment method' });
const wayNames = (inside: HTMLElement) =>
  within(group(inside))
    .getAllByRole('radio')
    .map((radio) => [radio.closest('label')?.textContent, (radio as HTMLInputElement).checked]);
const barOf = () => payNow().closest('section') as HTMLElement;

describe('the choice of a gateway', () => {
  it('is offered for a package that several take, the first one chosen, each in words', async () => {
    await openShop();
    expect(screen.queryByRole('group', { name: 'Payment method' })).not.toBeInTheDocument();
    await choosePackage(1);
    expect(wayNames(barOf())).toEqual([
      ['VietQR transferAny bank’s app', true],
      ['Card, bank or QRWith VNPAY', false],
    ]);
  });

  it('goes with the payment and is remembered', async () => {
    const view = await openShop();
    await confirmJade();
    await choosePackage(1);
    fireEvent.click(within(barOf()).getByRole('radio', { name: /Card, bank or QR/ }));
    fireEvent.click(payNow());
    await pass();
    expect(created).toEqual([{ email: jade.email, packageId: 'p1', gateway: 'vnpay', seen: seenOf(1) }]);
    expect(replace).toHaveBeenCalledWith('https://pay.example/t1');
    expect(within(barOf()).queryByRole('group')).not.toBeInTheDocument();
    view.unmount();
    localStorage.removeItem('shopPayments');
    await openShop();
    await choosePackage(1);
    expect(wayNames(barOf()).map(([, checked]) => checked)).toEqual([false, true]);
  });

  it('falls back to the first when the remembered one is gone', async () => {
    localStorage.setItem('payWay', 'sandbox');
    await openShop();
    await choosePackage(1);
    expect(wayNames(barOf()).map(([, checked]) => checked)).toEqual([true, false]);
  });

  it('shows a gateway of a newer server by its name', async () => {
    on('get', 'user/payment/gateways', { gateways: [...both, { name: 'momo', currencies: ['VND'] }] });
    await openShop({ language: 'vi' });
    await choosePackage(1);
    const labels = within(barOf())
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
    expect(labels).toEqual(['Chuyển khoản VietQRMọi app ngân hàng', 'Thẻ, ngân hàng, QRQua VNPAY', 'momo']);
  });

  it('is not there with one gateway, and the server takes its own', async () => {
    on('get', 'user/payment/gateways', { gateways: both.slice(0, 1) });
    await openShop();
    await confirmJade();
    await choosePackage(1);
    expect(screen.queryByRole('group', { name: 'Payment method' })).not.toBeInTheDocument();
    fireEvent.click(payNow());
    await pass();
    expect(created).toEqual([{ email: jade.email, packageId: 'p1', seen: seenOf(1) }]);
  });

  it('is not there for a package that no gateway takes: it says so and does not try', async () => {
    await openShop();
    await confirmJade();
    await choosePackage(2);
    expect(within(barOf()).queryByRole('group')).not.toBeInTheDocument();
    expect(payNow()).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(payNow());
    await pass();
    expect(created).toEqual([]);
    expect(barOf()).toHaveTextContent('Payments in this currency are not possible right now.');
  });
});

describe('an open payment', () => {
  const stored = () => ({ ...openPayment(), packageId: 'p1', amount: 10_000, currency: 'VND' as const });

  it('is paid another way from its panel, as the same payment', async () => {
    rememberPayment(stored(), jade);
    await openShop();
    const panel = document.querySelector('[data-phase="paying"]') as HTMLElement;
    fireEvent.click(within(panel).getByText('Pay another way'));
    expect(wayNames(panel).map(([, checked]) => checked)).toEqual([false, true]);
    on('post', 'user/payment/create', () => ({ ...openPayment(), paymentUrl: 'https://card.example/t1' }));
    fireEvent.click(within(panel).getByRole('button', { name: 'Open this payment page' }));
    await pass();
    expect(replace).toHaveBeenCalledWith('https://card.example/t1');
    expect(screen.getByRole('link', { name: /Open payment page/ })).toHaveAttribute(
      'href',
      'https://card.example/t1',
    );
    expect(localStorage.getItem('payWay')).toBe('vnpay');
  });

  it('is paid another way from the card that resumes it, and stays when that fails', async () => {
    on('get', 'user/payment/pending', () => stored());
    await openShop();
    await confirmJade();
    const card = screen.getByRole('region', { name: 'You have an unfinished payment' });
    fireEvent.click(within(card).getByText('Pay another way'));
    on('post', 'user/payment/create', () =>
      refuse(429, 'Too many payments have failed. Please try again in 50 minutes.'),
    );
    fireEvent.click(within(card).getByRole('button', { name: 'Open this payment page' }));
    await pass();
    expect(within(barOf()).getByRole('alert')).toHaveTextContent('Please try again in 50 minutes.');
    expect(screen.getByRole('region', { name: 'You have an unfinished payment' })).toBeInTheDocument();
    expect(replace).not.toHaveBeenCalled();
  });
});

describe('coming back from a gateway', () => {
  const stored = () => ({ ...openPayment(), packageId: 'p1', amount: 10_000, currency: 'VND' as const });

  it.each([
    'payment=t1&code=00&id=abc&cancel=true&status=CANCELLED&orderCode=17&from=bank',
    'vnp_Amount=5900000&vnp_ResponseCode=24&vnp_SecureHash=f00&payment=t1&from=bank',
  ])('takes %s out of the address bar and believes the server only', async (query) => {
    rememberPayment(stored(), jade);
    answer = { status: 'COMPLETED' };
    const { router } = await openShop({ path: `/shops?${query}` });
    expect(router.state.location.search).toBe('?from=bank');
    expect(screen.getByRole('heading', { name: 'Payment Successful' })).toBeInTheDocument();
  });

  it('names what repaid a debt, in this browser and in another', async () => {
    answer = { status: 'COMPLETED', repaid: 1040 };
    rememberPayment({ ...stored(), diamonds: 2000 }, jade);
    const own = await openShop({ path: '/shops?payment=t1' });
    const sentence = '1,040 of them went toward what was owed after an earlier refund.';
    expect(screen.getByText(sentence)).toBeInTheDocument();
    own.unmount();
    localStorage.clear();
    await openShop({ path: '/shops?payment=t1' });
    expect(screen.getByText(sentence)).toBeInTheDocument();
  });

  it('says nothing of a debt without one', async () => {
    answer = { status: 'COMPLETED' };
    await openShop({ path: '/shops?payment=t1' });
    expect(screen.getByRole('heading', { name: 'Payment Successful' })).toBeInTheDocument();
    expect(screen.queryByText(/went toward/)).not.toBeInTheDocument();
  });
});
