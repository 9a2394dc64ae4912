import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../contract/languages';
import { Page } from '../../src/site/shop/ShopPage';
// Lazy on the page; preloaded, as fake timers stop the clock.
import '../../src/site/shop/recipient/OwnAccount';
import '../../src/site/shop/payment/extras';
import { api, on, refuse } from '../support/api';
import { renderSite } from '../support/render';
import { jade, openPayment, shopPackage, shopStart } from '../support/shop';
import '../support/shopParts';
import { fakeTime, pass } from '../support/time';
import { tokenWith } from '../support/tokens';

const bonus = { bonusDiamonds: 24, bonusStartAt: '2026-03-01T00:00:00Z', bonusEndAt: '2026-03-04T12:00:00Z' };
const six = [1, 2, 3, 4, 5, 6].map((n) => shopPackage(n, n === 2 ? bonus : {}));

let tab: {
  opener: unknown;
  close: () => void;
  location: { replace: (url: string) => void };
  document: Document;
};
let status: string;
let statusCalls: unknown[];

beforeEach(() => {
  fakeTime(shopStart);
  tab = {
    opener: {},
    close: vi.fn(),
    location: { replace: vi.fn() },
    document: document.implementation.createHTMLDocument(),
  };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  status = 'PENDING';
  on('get', 'user/payment/packages', { packages: six });
  on('get', 'user/payment/pending', () => refuse(404, 'None'));
  on('get', 'user/search', [jade]);
  on('post', 'user/payment/create', openPayment);
  statusCalls = on('get', 'user/payment/status/t1', () => ({ status }));
});
afterEach(() => vi.useRealTimers());

const payLabel = () => document.querySelector('[aria-describedby="pay-reason"]') as HTMLButtonElement;
const panel = () => document.querySelector('[data-phase]');

async function openShop(language: Language = 'en') {
  const view = await renderSite(<Page />, { language, path: '/shops' });
  await pass();
  return view;
}
async function confirmJade() {
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'jad' } });
  await pass(400);
  fireEvent.click(screen.getByRole('option'));
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await pass();
}
const choose = (n: number) => fireEvent.click(screen.getAllByRole('radio')[n - 1] as HTMLElement);
async function startPaying() {
  await openShop();
  await confirmJade();
  choose(2);
  fireEvent.click(payLabel());
  await pass();
}

describe('before paying', () => {
  it('shows what is missing: first a package, then the e-mail', async () => {
    await openShop();
    expect(payLabel()).toHaveTextContent('Pay Now');
    expect(payLabel()).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(payLabel());
    expect(screen.getByRole('alert')).toHaveTextContent('Please select a package.');
    choose(1);
    expect(payLabel()).toHaveAttribute('aria-disabled', 'false');
    fireEvent.click(payLabel());
    expect(screen.getByRole('alert')).toHaveTextContent('Please confirm your email before making payment.');
    expect(screen.getByPlaceholderText('Please confirm your email before making payment')).toBeInvalid();
    expect(window.open).not.toHaveBeenCalled();
  });
  it('keeps that placeholder in English on the Vietnamese page', async () => {
    await openShop('vi');
    choose(1);
    fireEvent.click(payLabel());
    expect(screen.getByRole('alert')).toHaveTextContent('Vui lòng xác nhận email trước khi thanh toán.');
    expect(
      screen.getByPlaceholderText('Please confirm your email before making payment'),
    ).toBeInTheDocument();
  });
  it('shows base, bonus and days left of an active bonus, and the total in the bar', async () => {
    await openShop();
    const card = screen.getAllByRole('radio')[1]?.closest('label') as HTMLElement;
    expect(card).toHaveTextContent('200 diamonds');
    expect(card).toHaveTextContent('+24 bonus 3 days left');
    expect(card.textContent).toMatch(/20,000\sVND/);
    choose(2);
    expect(screen.getByText('224 diamonds')).toBeInTheDocument();
  });
  it('shows a window of four packages that moves by one', async () => {
    await openShop();
    const names = () => screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value);
    expect(names()).toEqual(['p1', 'p2', 'p3', 'p4']);
    fireEvent.click(screen.getByRole('button', { name: 'Next package' }));
    expect(names()).toEqual(['p2', 'p3', 'p4', 'p5']);
    fireEvent.click(screen.getByRole('button', { name: 'Next package' }));
    fireEvent.click(screen.getByRole('button', { name: 'Next package' }));
    expect(names()).toEqual(['p3', 'p4', 'p5', 'p6']);
  });
  it('shows all of four packages without arrows', async () => {
    on('get', 'user/payment/packages', six.slice(0, 4));
    await openShop();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Next package' })).toBeNull();
  });
  it('says once that the packages load, however long that takes', async () => {
    api.use(http.get('*/api/user/payment/packages', () => new Promise<never>(() => undefined)));
    await openShop();
    await pass(5000);
    const said = screen.getAllByRole('status').filter(({ textContent }) => /loading/i.test(`${textContent}`));
    expect(said.map(({ textContent }) => textContent)).toEqual(['Loading diamond packages...']);
  });
  it('shows season progress only with a token', async () => {
    const first = await openShop();
    expect(screen.queryByRole('progressbar')).toBeNull();
    first.unmount();
    localStorage.setItem('accessToken', tokenWith({ role: 'User' }));
    on('get', 'user/profile/me', { ...jade, username: 'jade', diamonds: 1, golds: 2 });
    await openShop();
    // An older server has no seasons: the specified sample values, called so.
    await pass();
    const bar = screen.getByRole('progressbar');
    expect(bar).toHaveAttribute('aria-valuenow', '24');
    expect(screen.getByText(/^Sample figures/)).toBeInTheDocument();
    expect(bar.getAttribute('aria-valuetext')).toMatch(/1,200,000\sVND \/ 5,000,000\sVND \(24%\)/);
    fireEvent.click(screen.getByRole('button', { name: /Use my own account/ }));
    expect(screen.getByText('j•••@mail.com')).toBeInTheDocument();
  });
});

describe('paying', () => {
  it('drops what a press opened when another package is chosen meanwhile, and closes its tab', async () => {
    await openShop();
    await confirmJade();
    choose(2);
    fireEvent.click(payLabel());
    // The server has not responded yet.
    choose(1);
    await pass();
    await pass(100);
    expect(tab.close).toHaveBeenCalledTimes(1);
    expect(tab.location.replace).not.toHaveBeenCalled();
    expect(payLabel()).toHaveTextContent('Pay Now');
    expect(localStorage.getItem('shopPayments') ?? '').not.toContain('t1');
  });
  it('opens the tab in the click, then navigates it, and polls every 15 s', async () => {
    await openShop();
    await confirmJade();
    choose(2);
    fireEvent.click(payLabel());
    expect(window.open).toHaveBeenCalledTimes(1);
    expect(tab.location.replace).not.toHaveBeenCalled();
    await pass();
    expect(tab.location.replace).toHaveBeenCalledWith('https://pay.example/t1');
    expect(tab.opener).toBeNull();
    expect(payLabel()).toHaveTextContent('Paying...');
    expect(payLabel()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('link', { name: /Open payment page/ })).toHaveAttribute(
      'href',
      'https://pay.example/t1',
    );
    expect(statusCalls).toHaveLength(0);
    await pass(14_900);
    expect(statusCalls).toHaveLength(0);
    await pass(200);
    expect(statusCalls).toHaveLength(1);
    await pass(15_000);
    expect(statusCalls).toHaveLength(2);
  });
  it.each([
    ['COMPLETED', 'Completed', 'Payment Successful', 'true'],
    ['FAILED', 'Failed', 'The payment failed', 'false'],
    ['CANCELLED', 'Cancelled', 'Payment cancelled', 'false'],
  ])('%s', async (answer, label, title, disabled) => {
    await startPaying();
    status = answer;
    await pass(15_000);
    expect(payLabel()).toHaveTextContent(label);
    expect(payLabel()).toHaveAttribute('aria-disabled', disabled);
    expect(panel()).toHaveTextContent(title);
    await pass(60_000);
    expect(statusCalls).toHaveLength(1);
  });
  it('shows how many diamonds went to whom', async () => {
    await startPaying();
    status = 'COMPLETED';
    await pass(15_000);
    expect(panel()).toHaveTextContent('224 diamonds were added to jade.');
  });
  it('polls at once when the page becomes visible, and on request', async () => {
    await startPaying();
    fireEvent.focus(window);
    await pass();
    expect(statusCalls).toHaveLength(1);
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    await pass();
    expect(statusCalls).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'I have paid, check now' }));
    await pass();
    expect(statusCalls).toHaveLength(3);
    expect(screen.getByText('The payment provider has not confirmed it yet.')).toBeInTheDocument();
  });
  it('stops after 40 polls, reports it, and still checks on request', async () => {
    on('post', 'user/payment/create', () => ({
      ...openPayment(),
      expiresAt: new Date(shopStart + 3_600_000).toISOString(),
    }));
    await startPaying();
    await pass(40 * 15_000);
    expect(statusCalls).toHaveLength(40);
    expect(panel()).toHaveTextContent('Still waiting for confirmation');
    await pass(120_000);
    expect(statusCalls).toHaveLength(40);
    status = 'COMPLETED';
    fireEvent.click(screen.getByRole('button', { name: 'I have paid, check now' }));
    await pass();
    expect(payLabel()).toHaveTextContent('Completed');
  });
  it('keeps the focus when a check ends the payment, and when another package is to be chosen', async () => {
    await startPaying();
    status = 'FAILED';
    const check = screen.getByRole('button', { name: 'I have paid, check now' });
    check.focus();
    fireEvent.click(check);
    await pass();
    expect(check.isConnected).toBe(false);
    expect(panel()).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Choose a package' }));
    await pass();
    expect(screen.getByRole('radio', { checked: true })).toHaveFocus();
  });
  it('ignores polling errors, and warns after several', async () => {
    await startPaying();
    on('get', 'user/payment/status/t1', () => refuse(500, 'Down'));
    await pass(30_000);
    expect(payLabel()).toHaveTextContent('Paying...');
    expect(screen.queryByText(/trouble reaching/)).toBeNull();
    await pass(15_000);
    expect(screen.getByText(/trouble reaching/)).toBeInTheDocument();
  });
  it('distinguishes expiry from cancellation, and announces five minutes, one minute and the end', async () => {
    await startPaying();
    expect(screen.getByRole('timer')).toContainElement(screen.getByText('15:00'));
    await pass(10 * 60_000);
    expect(screen.getByText('5 minutes left to pay.')).toBeInTheDocument();
    await pass(4 * 60_000);
    expect(screen.getByText('1 minute left to pay.')).toBeInTheDocument();
    status = 'CANCELLED';
    await pass(62_000);
    expect(panel()).toHaveTextContent('Payment expired');
    expect(screen.getByRole('button', { name: 'Start a new payment' })).toBeInTheDocument();
  });
  it('returns to idle when the package changes, and mentions the open payment', async () => {
    await startPaying();
    choose(3);
    expect(payLabel()).toHaveTextContent('Pay Now');
    expect(screen.getByText(/The earlier payment is still open/)).toBeInTheDocument();
    await pass(60_000);
    expect(statusCalls).toHaveLength(0);
  });
  it('returns to idle when the recipient changes', async () => {
    await startPaying();
    fireEvent.click(screen.getByRole('button', { name: 'Change recipient' }));
    expect(payLabel()).toHaveTextContent('Pay Now');
    expect(screen.getByRole('combobox')).toBeInTheDocument();
  });
  it('offers a link when the browser blocks the tab', async () => {
    vi.mocked(window.open).mockReturnValue(null);
    await startPaying();
    expect(screen.getByText(/Your browser blocked the new tab/)).toBeInTheDocument();
    expect(screen.getByText(/^Open the payment page to pay/)).toBeInTheDocument();
    expect(screen.queryByText(/page that just opened/)).not.toBeInTheDocument();
    expect(payLabel()).toHaveTextContent('Paying...');
  });
  it('refuses a URL that is not http(s)', async () => {
    on('post', 'user/payment/create', () => ({ ...openPayment(), paymentUrl: 'javascript:alert(1)' }));
    await startPaying();
    expect(screen.getByRole('alert')).toHaveTextContent('Payment failed.');
    expect(tab.close).toHaveBeenCalled();
  });
});

describe('pending payments', () => {
  const pending = () => ({ ...openPayment(), packageId: 'p3', amount: 30_000, currency: 'VND' });
  it('reuses the open payment of the package without creating another', async () => {
    const requests = on('get', 'user/payment/pending', ({ url }) =>
      url.searchParams.get('packageId') === 'p2' ? { ...pending(), packageId: 'p2' } : refuse(404),
    );
    const created = on('post', 'user/payment/create', openPayment);
    await startPaying();
    expect(requests.at(-1)).toBe('?email=jade%40mail.com&packageId=p2');
    expect(created).toHaveLength(0);
    expect(payLabel()).toHaveTextContent('Paying...');
  });
  it('offers to resume after the recipient is confirmed, also after a reload', async () => {
    on('get', 'user/payment/pending', pending);
    const view = await openShop();
    await confirmJade();
    expect(screen.getByRole('region', { name: 'You have an unfinished payment' })).toHaveTextContent(
      /30,000\sVND/,
    );
    view.unmount();
    await openShop();
    await pass(1000);
    fireEvent.click(screen.getByRole('button', { name: 'Resume payment' }));
    await pass();
    expect(payLabel()).toHaveTextContent('Paying...');
    expect((screen.getAllByRole('radio')[2] as HTMLInputElement).checked).toBe(true);
    await pass(15_000);
    expect(statusCalls).toHaveLength(1);
  });
  it.each([
    ['Too busy', 'Too busy'],
    ['', 'Error checking pending payment.'],
  ])('an error other than 404 shows the message %j or the fallback', async (message, shown) => {
    await openShop();
    await confirmJade();
    on('get', 'user/payment/pending', () => refuse(503, message));
    choose(1);
    fireEvent.click(payLabel());
    await pass();
    expect(within(document.body).getByText(shown)).toBeInTheDocument();
    expect(tab.close).toHaveBeenCalled();
    expect(payLabel()).toHaveTextContent('Pay Now');
  });
  it.each([
    ['Not on sale', 'Not on sale'],
    ['', 'Payment failed.'],
  ])('a create error shows the message %j or the fallback', async (message, shown) => {
    on('post', 'user/payment/create', () => refuse(409, message));
    await startPaying();
    expect(screen.getByRole('alert')).toHaveTextContent(shown);
    expect(tab.close).toHaveBeenCalled();
  });
});

describe('availability (decisions.md, Closed shop)', () => {
  it('a closed shop shows its packages and says that it is closed', async () => {
    on('get', 'user/payment/gateways', { gateways: [] });
    await openShop();
    await confirmJade();
    choose(2);
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    expect(payLabel()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('The shop is closed, so nothing can be paid right now.')).toBeVisible();
    expect(screen.queryByText('Payments in this currency are not possible right now.')).toBeNull();
    fireEvent.click(payLabel());
    await pass();
    expect(window.open).not.toHaveBeenCalled();
  });
  it('a closed shop takes no recipient, and an open one does', async () => {
    const step = () => screen.getByRole('combobox', { hidden: true }).closest('section');
    await openShop();
    expect(step()).not.toHaveAttribute('inert');
    cleanup();
    on('get', 'user/payment/gateways', { gateways: [] });
    await openShop();
    expect(step()).toHaveAttribute('inert');
    expect(screen.getByText('The shop is closed, so nothing can be paid right now.')).toBeVisible();
  });
  it('a package in an unsupported currency shows a message', async () => {
    on('get', 'user/payment/gateways', { gateways: [{ name: 'vnpay', currencies: ['VND'] }] });
    on('get', 'user/payment/packages', [shopPackage(1), shopPackage(2, { currency: 'USD', price: 2.5 })]);
    await openShop();
    const [dollars, dong] = screen.getAllByRole('radio').map((radio) => radio.closest('label'));
    expect(dong).not.toHaveTextContent('Payments in this currency');
    expect(dollars).toHaveTextContent('Payments in this currency are not possible right now.');
    await confirmJade();
    choose(1);
    expect(payLabel()).toHaveAttribute('aria-disabled', 'true');
    choose(2);
    expect(payLabel()).toHaveAttribute('aria-disabled', 'false');
  });
  it('payment works as before with a server that does not list gateways', async () => {
    on('get', 'user/payment/gateways', () => refuse(500));
    await startPaying();
    expect(payLabel()).toHaveTextContent('Paying...');
  });
});

describe('names', () => {
  it('shows a package’s name and description before it is chosen, and its name in the bar', async () => {
    on('get', 'user/payment/packages', [
      shopPackage(1, { name: 'Patrol', description: 'For a first fight.' }),
    ]);
    await openShop();
    expect(screen.getByRole('radio').closest('label')).toHaveTextContent('Patrol');
    expect(screen.getByText('For a first fight.')).toBeInTheDocument();
    choose(1);
    expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent('Patrol');
  });

  it('calls one without a name what it is, in the language of the reader', async () => {
    on('get', 'user/payment/packages', [shopPackage(1, { name: '' })]);
    await openShop();
    choose(1);
    const bar = within(screen.getByRole('region', { name: 'Payment' }));
    expect(bar.getByText('Package')).not.toHaveAttribute('lang');
  });

  it.each(['en', 'vi'] as const)(
    'has the texts of the reader of %s, and Vietnamese ones without',
    async (language) => {
      const both = { name: 'Gói Tuần Tra', nameEn: 'Patrol Pack', description: 'Vừa đủ.' };
      on('get', 'user/payment/packages', [shopPackage(1, { ...both, descriptionEn: '' })]);
      await openShop(language);
      const name = language === 'en' ? both.nameEn : both.name;
      expect(screen.getByText(name)).toHaveAttribute('lang', language);
      expect(screen.getByText('Vừa đủ.')).toHaveAttribute('lang', 'vi');
      choose(1);
      expect(screen.getAllByText(name)).toHaveLength(2);
    },
  );
});

describe('focus (requirement SH-5)', () => {
  it('moves to the card after Confirm, and to the search after Change', async () => {
    await openShop();
    await confirmJade();
    expect(screen.getByRole('button', { name: 'Change recipient' })).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Change recipient' }));
    expect(screen.getByRole('combobox')).toHaveFocus();
  });
});
