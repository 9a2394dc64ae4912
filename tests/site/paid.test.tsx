import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { celebrationChunk } from '../../src/site/shop/moment/celebrationChunk';
import type { ShopPayment } from '../../src/site/shop/payment/state/paymentState';
import { rememberPayment } from '../../src/site/shop/payment/state/storedPayments';
import { Page } from '../../src/site/shop/ShopPage';
import { on, refuse } from '../support/api';
import { renderSite } from '../support/render';
import { jade, openPayment, shopPackage, shopStart } from '../support/shop';
import '../support/shopParts';
import { fakeTime, pass } from '../support/time';

let loading: MockInstance;
let answer: { status: string; receiptKey?: string };
beforeEach(() => {
  fakeTime(shopStart);
  const error = new TypeError('Failed to fetch dynamically imported module');
  loading = vi.spyOn(celebrationChunk, 'load').mockRejectedValue(error);
  answer = { status: 'PENDING' };
  on('get', 'user/payment/packages', [shopPackage(1), shopPackage(2)]);
  on('get', 'user/payment/pending', () => refuse(404));
  on('get', 'user/payment/status/t1', () => answer);
});
afterEach(() => vi.useRealTimers());

const panel = () => document.querySelector('[data-phase]') as HTMLElement;
const steps = () =>
  [...panel().querySelectorAll('ol > li')].map((step) => [
    step.textContent,
    step.getAttribute('aria-current'),
  ]);
async function open(opened = true, gift?: ShopPayment['gift']) {
  const started = { packageId: 'p2', amount: 20_000, currency: 'VND' as const, diamonds: 224, name: 'Gói 2' };
  rememberPayment({ ...openPayment(), ...started, opened, ...(gift && { gift }) }, jade);
  const view = await renderSite(<Page />, { path: '/shops' });
  await pass();
  await pass(500);
  return view;
}

describe('while waiting', () => {
  it('says that the page was opened and what it waits for, and loads the moment', async () => {
    await open();
    expect(steps()).toEqual([
      ['Payment page opened – done', null],
      ['Waiting for the payment provider', 'step'],
      ['Diamonds to be added', null],
    ]);
    expect(loading).toHaveBeenCalledTimes(1);
  });
  it('does not say so of a page that was not opened, until its link is followed', async () => {
    await open(false);
    expect(steps()[0]).toEqual(['Payment page not opened yet', 'step']);
    fireEvent.click(screen.getByRole('link', { name: /Open payment page/ }));
    await pass();
    expect(steps()[0]).toEqual(['Payment page opened – done', null]);
    expect(JSON.parse(localStorage.getItem('shopPayments') ?? '[]')[0].payment.opened).toBe(true);
  });
});

describe('after success', () => {
  it('says once, to screen readers too, how much went to whom; without the moment when it cannot load', async () => {
    await open();
    answer = { status: 'COMPLETED' };
    await pass(15_000);
    expect(document.querySelector('[data-closed]')).toBeNull();
    expect(panel()).toHaveTextContent('Payment Successful');
    const told = screen.getAllByText('224 diamonds were added to jade.');
    expect(told.map((element) => element.closest('[aria-live]') !== null)).toEqual([false, true]);
    expect(within(panel()).getByRole('link', { name: 'Go to the wardrobe' })).toHaveAttribute(
      'href',
      '/wardrobe',
    );
    expect(steps().map(([text]) => text)).toEqual([
      'Payment page opened – done',
      'Confirmed by the payment provider – done',
      'Diamonds added – done',
    ]);
  });
  it.each([
    [
      { hasMessage: true, receiptTo: 'me@mail.com' },
      'Your message went to jade. The receipt went to me@mail.com.',
    ],
    [{ hasMessage: true }, 'Your message went to jade.'],
    [{ hasMessage: false, receiptTo: 'me@mail.com' }, 'The receipt went to me@mail.com.'],
    [{ hasMessage: false }, null],
  ])('says what of a gift went to whom: %j', async (gift, said) => {
    await open(true, gift);
    answer = { status: 'COMPLETED' };
    await pass(15_000);
    if (said) expect(screen.getByText(said)).toBeInTheDocument();
    else expect(panel()).not.toHaveTextContent(' went to ');
  });
  it('shows package, price and recipient, the number to copy, and the way on', async () => {
    await open();
    answer = { status: 'COMPLETED', receiptKey: 'k 1' };
    await pass(15_000);
    for (const fact of ['Gói 2', /20,000\sVND/, 'jade', 't1']) expect(panel()).toHaveTextContent(fact);
    expect(screen.getByRole('button', { name: 'Copy transaction ID' })).toBeInTheDocument();
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(link('Show receipt')).toBe('/receipts/t1?key=k%201');
    expect(link('Go to the download')).toBe('/download');
    fireEvent.click(screen.getByRole('button', { name: 'Buy another package' }));
    expect(panel()).toBeNull();
  });
  it('has no receipt for who did not make the payment', async () => {
    await open();
    answer = { status: 'COMPLETED' };
    await pass(15_000);
    expect(screen.queryByRole('link', { name: 'Show receipt' })).toBeNull();
  });
  it.each(['FAILED', 'CANCELLED'])('%s has neither moment nor line', async (status) => {
    await open();
    answer = { status };
    await pass(15_000);
    expect(steps()).toEqual([]);
    expect(document.querySelector('[data-closed]')).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
