import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Gift } from '../../contract/gifts';
import { Page } from '../../src/site/gift/GiftPage';
import { setMotion } from '../../src/site/motion/motion';
import { ShareGift } from '../../src/site/receipt/ShareGift';
import { LiveRegion } from '../../src/site/ui/LiveRegion';
import { on, refuse } from '../support/api';
import { renderSite, speak } from '../support/render';
import { sentence } from '../support/sentence';

const id = '0b0c7d1eaaaa4bbb8ccc123456789abc';
const key = 'k'.repeat(43);
const gift: Gift = {
  giver: 'Mẹ Lan',
  message: 'Chúc con thi tốt.',
  packageName: 'Gói khởi động',
  packageNameEn: 'Starter pack',
  diamonds: 1650,
  givenAt: '2026-03-01T18:30:00.000Z',
  isOwn: false,
};
beforeEach(() => setMotion(true));

async function open(answer: Gift | (() => Response), path = `/gift/${id}#${key}`) {
  await speak('en');
  const calls = on('post', `user/gifts/${id}`, answer);
  const router = createMemoryRouter([{ path: '/gift/:id', element: <Page /> }], { initialEntries: [path] });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <LiveRegion />
    </QueryClientProvider>,
  );
  return calls;
}

it('shows who gave it and what they say, and what is inside once its reader opens the box', async () => {
  const calls = await open(gift);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Mẹ Lan sent you a gift');
  expect(calls).toEqual([{ key }]);
  expect(screen.getByText('Chúc con thi tốt.')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('1,650');
  expect(document.querySelector('[data-draw]')).toHaveAttribute('data-draw', 'wait');
  fireEvent.click(screen.getByRole('button', { name: 'Open the gift' }));
  const inside = screen.getByRole('heading', { level: 2 });
  expect(inside).toHaveTextContent('There are 1,650 diamonds in the box');
  await waitFor(() => expect(inside).toHaveFocus());
  expect(document.querySelector('[data-draw]')).toHaveAttribute('data-draw', 'now');
  expect(screen.getByText(sentence('Package: Starter pack'))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the wardrobe' })).toHaveAttribute('href', '/wardrobe');
  expect(screen.getByRole('link', { name: 'Send a gift' })).toHaveAttribute('href', '/shops');
});

it('is open at once without motion, and leads whoever received it to their wallet', async () => {
  setMotion(false);
  await open({ ...gift, giver: undefined, message: undefined, isOwn: true } as Gift);
  expect(await screen.findByText('Somebody sent you a gift')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Open the gift' })).toBeNull();
  expect(screen.getByRole('heading', { level: 2 })).not.toHaveFocus();
  expect(screen.getByRole('link', { name: 'See the wallet' })).toHaveAttribute('href', '/account/wallet');
  expect(screen.getByText('The diamonds are in your account, ready to use.')).toBeInTheDocument();
});

it('says the same of every link that does not work, and asks nothing without a key', async () => {
  await open(() => refuse(404, 'Gone'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This gift can no longer be opened');
  expect(screen.queryByRole('button')).toBeNull();
  const said = screen.getByRole('alert').textContent;
  document.body.innerHTML = '';
  const calls = await open(gift, `/gift/${id}`);
  expect((await screen.findByRole('alert')).textContent).toBe(said);
  expect(calls).toEqual([]);
});

it('can be tried again when the server is away', async () => {
  let isAway = true;
  await open(() => (isAway ? refuse(503, 'Busy') : Response.json(gift)));
  expect(await screen.findByRole('alert')).toHaveTextContent('The gift could not be loaded');
  isAway = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Mẹ Lan sent you a gift')).toBeInTheDocument();
});

it('is shared by its whole address: by the system, else copied', async () => {
  const url = `${location.origin}/gift/${id}#${key}`;
  const share = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, share });
  await renderSite(<ShareGift gift={{ id, key }} language="vi" withLead />);
  fireEvent.click(screen.getByRole('button', { name: 'Chia sẻ món quà' }));
  await waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'Một món quà Outline cho bạn', url }));
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, share: undefined, clipboard: { writeText } });
  fireEvent.click(screen.getByRole('button', { name: 'Chia sẻ món quà' }));
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(url));
  expect((await screen.findAllByText('Đã sao chép liên kết món quà.')).length).toBeGreaterThan(0);
  vi.unstubAllGlobals();
});
