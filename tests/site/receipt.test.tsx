import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { Receipt } from '../../contract/receipts';
import { Page } from '../../src/site/receipt/ReceiptPage';
import { LiveRegion } from '../../src/site/ui/LiveRegion';
import { on, refuse } from '../support/api';
import { speak } from '../support/render';

const id = '0b0c7d1eaaaa4bbb8ccc123456789abc';
const number = '0B0C7-D1EAA';
const receipt: Receipt = {
  id,
  language: 'vi',
  completedAt: '2026-03-01T18:30:00.000Z',
  amount: 59_000,
  currency: 'VND',
  gateway: 'payos',
  references: ['FT26060111', 'FT26060112'],
  packageName: 'Gói khởi động',
  diamonds: 1650,
  bonusDiamonds: 65,
  repaid: 40,
  refunds: [],
  takenBack: 0,
  recipient: { userName: 'minhkhoi', email: 'm•••@outline.example' },
  supportEmail: 'help@outline.example',
  seller: { name: 'Công ty Outline', address: '1 Lê Lợi, Đà Nẵng' },
};

async function open(given: Partial<Receipt> = {}, path = `/receipts/${id}?key=secret`) {
  await speak('en');
  const calls = on('get', `user/payment/receipt/${id}`, { ...receipt, ...given });
  return { calls, ...renderAt(path) };
}
function renderAt(path: string) {
  const routes = [
    { path: '/receipts/:id', element: <Page /> },
    { path: '/shops', element: <p>shop</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <LiveRegion />
    </QueryClientProvider>,
  );
  return { router };
}
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

it('is a document in the language of its payment, with every fact', async () => {
  const { calls, router } = await open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Biên nhận thanh toán');
  expect(calls).toEqual(['?key=secret']);
  expect(screen.getByRole('article')).toHaveAttribute('lang', 'vi');
  expect(screen.getByText('59.000 ₫')).toBeInTheDocument();
  // 1 March in UTC is 2 March in Vietnam, for readers anywhere.
  expect(screen.getByText('Đã thanh toán').parentElement).toHaveTextContent(
    '01:30, 02/03/2026 (giờ Việt Nam)',
  );
  expect(fact('Mã giao dịch')).toBe(number);
  expect(fact('Cách thanh toán')).toBe('Chuyển khoản VietQR, qua payOS');
  expect(fact('Mã tham chiếu')).toBe('FT26060111FT26060112');
  expect(fact('Gói')).toBe('Gói khởi động');
  expect(fact('Kim cương')).toContain('1.715gồm 1.650 theo gói và 65 thưởng');
  expect(fact('Kim cương')).toContain('40 kim cương trong đó đã trả phần còn nợ');
  expect(fact('Người nhận')).toBe('minhkhoim•••@outline.example');
  expect(screen.getByText('Công ty Outline')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'help@outline.example' })).toHaveAttribute(
    'href',
    `mailto:help@outline.example?subject=${encodeURIComponent(`Giao dịch ${number}`)}`,
  );
  expect(screen.queryByRole('heading', { name: 'Hoàn tiền' })).not.toBeInTheDocument();
  // The link still works after a reload.
  expect(router.state.location.search).toBe('?key=secret');
});

it('is read in the other language, with its refunds and what remains', async () => {
  await open({
    amount: 2.5,
    currency: 'USD',
    bonusDiamonds: 0,
    repaid: 0,
    refunds: [
      { amount: 0.7, at: '2026-03-02T03:00:00.000Z' },
      { amount: 0.1, at: '2026-03-09T03:00:00.000Z' },
    ],
    takenBack: 528,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'English' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Payment receipt');
  expect(screen.getByRole('article')).toHaveAttribute('lang', 'en');
  expect(fact('Diamonds')).toBe('1,650');
  expect(fact('Refunded 2 Mar 2026')).toBe('$0.70');
  expect(fact('Refunded 9 Mar 2026')).toBe('$0.10');
  expect(fact('Diamonds taken back')).toBe('528');
  expect(fact('Remaining')).toBe('$1.70');
});

it('says what is true without a seller or an address, and of a test payment', async () => {
  await open({ language: 'en', gateway: 'sandbox', supportEmail: null, seller: null });
  expect(await screen.findByText('The operator has not published a name and address.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Before you pay' })).toHaveAttribute('href', '/shops#notes');
  expect(screen.getByText('A test payment: no real money was taken.')).toBeInTheDocument();
});

it('copies its number and prints', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await open({ language: 'en' });
  fireEvent.click(await screen.findByRole('button', { name: 'Copy transaction ID' }));
  await waitFor(() => expect(screen.getByText('Transaction ID copied.')).toBeInTheDocument());
  expect(writeText).toHaveBeenCalledWith(number);
  fireEvent.click(screen.getByRole('button', { name: 'Print receipt' }));
  expect(print).toHaveBeenCalledOnce();
});

it('explains a link that is wrong or too old', async () => {
  await speak('en');
  on('get', `user/payment/receipt/${id}`, () => refuse(404, 'None'));
  renderAt(`/receipts/${id}?key=wrong`);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This receipt cannot be opened');
  expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/shops');
});

it('does not ask for a receipt without its key', async () => {
  await speak('vi');
  renderAt(`/receipts/${id}`);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Không mở được biên nhận này');
});

it('asks again after a failure', async () => {
  await speak('en');
  let works = false;
  on('get', `user/payment/receipt/${id}`, () => (works ? receipt : refuse(503, 'Busy')));
  renderAt(`/receipts/${id}?key=secret`);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('could not be loaded');
  works = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});
