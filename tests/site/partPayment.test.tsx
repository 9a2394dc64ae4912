import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberPayment } from '../../src/site/shop/payment/state/storedPayments';
import { Page } from '../../src/site/shop/ShopPage';
import { on, refuse } from '../support/api';
import { renderSite } from '../support/render';
import { jade, openPayment, shopPackage, shopStart } from '../support/shop';
import '../support/shopParts';
import { fakeTime, pass } from '../support/time';

const both = [
  { name: 'payos', currencies: ['VND'], takesParts: true },
  { name: 'vnpay', currencies: ['VND'], takesParts: false },
];
const money = { amount: 59_000, currency: 'VND' };
const part = { status: 'PENDING', ...money, received: 20_000, missing: 39_000 };
let answer: object;
let opened: unknown[];
let replace: ReturnType<typeof vi.fn>;

beforeEach(() => {
  fakeTime(shopStart);
  replace = vi.fn();
  const document = window.document.implementation.createHTMLDocument();
  const tab = { opener: {}, close: vi.fn(), location: { replace }, document };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  on('get', 'user/payment/packages', { packages: [shopPackage(1)] });
  on('get', 'user/payment/gateways', { gateways: both });
  on('get', 'user/payment/pending', () => refuse(404, 'None'));
  on('get', 'user/payment/status/t1', () => answer);
  const page = { ...openPayment(), paymentUrl: 'https://pay.example/rest' };
  opened = on('post', 'user/payment/rest/t1', page);
});
afterEach(() => vi.useRealTimers());

/** The shop with a payment that this browser began, or that it knows only from its address. */
async function openShop(given: object, { isOwn = true } = {}) {
  answer = given;
  const own = { ...openPayment(), packageId: 'p1', amount: 59_000, currency: 'VND', opened: true } as const;
  if (isOwn) rememberPayment(own, jade);
  const view = await renderSite(<Page />, { language: 'en', path: '/shops?payment=t1' });
  await pass();
  await pass(500);
  return view;
}
const panel = () =>
  document.querySelector('section[data-phase], section[aria-label^="Payment status"]') as HTMLElement;

describe.each([{ isOwn: true }, { isOwn: false }])('a payment with money (own: $isOwn)', (whose) => {
  it('of which a part has come says so, and opens the page for the rest in a tab of its own', async () => {
    await openShop(part, whose);
    expect(panel()).toHaveTextContent(
      'We have received 20,000 VND of 59,000 VND; 39,000 VND is still missing.',
    );
    const old = screen.queryByRole('link', { name: /Open payment page/ });
    expect(old).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /Pay the rest: 39,000\sVND/ }));
    expect(window.open).toHaveBeenCalledTimes(1);
    await pass();
    await pass(100);
    expect(opened).toHaveLength(1);
    expect(replace).toHaveBeenCalledWith('https://pay.example/rest');
    // What was received does not vanish until the next response.
    expect(panel()).toHaveTextContent('We have received 20,000 VND');
  });

  it.each([
    ['CANCELLED', { held: 20_000 }, /We are holding 20,000 VND/],
    ['FAILED', { held: 20_000 }, /We are holding 20,000 VND/],
    ['CANCELLED', { held: 0 }, /a different currency/],
    ['CANCELLED', { returned: 20_000 }, /20,000 VND was refunded/],
    ['PENDING', { held: 20_000 }, /cannot add the diamonds for it, so we are holding 20,000 VND/],
    ['COMPLETED', { held: 11_000 }, /You paid 11,000 VND too much/],
  ])('that is %s with %o is never told as unpaid', async (status, more, text) => {
    await openShop({ status, ...money, received: 20_000, ...more }, whose);
    expect(panel()).toHaveTextContent(text);
    expect(panel()).not.toHaveTextContent(/No money was received|not charged|ran out|You cancelled/);
  });

  it('that is open while its money is held asks for none, and one that failed is not shown as an error', async () => {
    await openShop({ status: 'PENDING', ...money, received: 59_000, held: 59_000 }, whose);
    expect(panel()).toHaveTextContent('We are holding money for this payment');
    expect(panel()).not.toHaveTextContent(/Finish on|Waiting for|waiting for|has not confirmed|Time left/);
    expect(screen.queryByRole('link', { name: /Open payment page/ })).toBeNull();
    expect(screen.queryByText('Pay another way')).toBeNull();
    cleanup();
    await openShop({ status: 'FAILED', ...money, received: 59_000, held: 59_000 }, whose);
    expect(panel()).toHaveAttribute('data-held', 'true');
    expect(panel().querySelector('[data-state="error"]')).toBeNull();
  });

  it('never says at once to pay and not to pay', async () => {
    await openShop({ ...part, received: 40_000, held: 20_000 }, whose);
    expect(panel()).toHaveTextContent('20,000 VND of what we received does not count yet');
    expect(panel()).not.toHaveTextContent(/not pay (again|any more)|has not confirmed/);
  });

  it('that is paid speaks of money used elsewhere and of a repaid debt in sentences of their own', async () => {
    await openShop({ status: 'COMPLETED', ...money, diamonds: 650, repaid: 400, moved: 11_000 }, whose);
    expect(panel()).toHaveTextContent('11,000 VND was used for another payment.');
    expect(panel().textContent).toMatch(/added.*400 of them went.*11,000\sVND was used/);
  });
});

describe.each([true, false])('a refunded payment, made here: %s', (isOwn) => {
  it('says that its diamonds were taken back', async () => {
    await openShop(
      { status: 'COMPLETED', ...money, diamonds: 650, returned: 59_000, takenBack: 650 },
      { isOwn },
    );
    expect(panel()).toHaveTextContent(
      /59,000\sVND was refunded\..*Because of a refund we have taken 650 diamonds of the package back\./,
    );
  });
});

it('a check of a payment with money does not say that none is confirmed', async () => {
  await openShop(part);
  fireEvent.click(screen.getByRole('button', { name: /check now/ }));
  await pass(500);
  expect(panel()).toHaveTextContent('Nothing has changed yet.');
  expect(panel()).not.toHaveTextContent('has not confirmed');
});

it('beside a part, ways that take none are said to need a new payment', async () => {
  await openShop(part);
  expect(within(panel()).queryByText('Pay another way')).toBeNull();
  expect(panel()).toHaveTextContent('To pay another way, start a new payment');
});

it('a page for the rest that cannot be opened is told, and the tab closed', async () => {
  on('post', 'user/payment/rest/t1', () => refuse(503, 'Busy'));
  await openShop(part, { isOwn: false });
  fireEvent.click(screen.getByRole('button', { name: /Pay the rest/ }));
  await pass();
  await pass(100);
  expect(screen.getByRole('alert')).toHaveTextContent('Payment failed.');
});
