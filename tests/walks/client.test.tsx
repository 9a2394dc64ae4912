// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePayment } from '../../src/site/shop/payment/state/usePayment';
import { jade, openPayment, shopPackage } from '../support/shop';
import { claimsOf, entered, outOfOrder } from '../support/walks';

afterEach(() => vi.unstubAllGlobals());

it('a payment goes through the shop the way that ARCHITECTURE.md describes', async () => {
  const claims = claimsOf('One payment').filter(({ file }) => file.startsWith('src/site/'));
  vi.stubGlobal('open', () => null);
  const expiresAt = new Date(Date.now() + 900_000).toISOString();
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/create')) return Response.json({ ...openPayment(), expiresAt }, { status: 201 });
    if (url.includes('/status')) return Response.json({ status: 'PENDING', expiresAt });
    return Response.json({ message: '' }, { status: 404 });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { result } = renderHook(() => usePayment(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  act(() => result.current.choosePlayer(jade));
  entered.length = 0;
  await act(() => result.current.pay(shopPackage(1), {}));
  expect([result.current.state.phase, result.current.state.error]).toEqual(['paying', null]);
  expect(claims).toHaveLength(4);
  expect(outOfOrder(claims, entered)).toEqual([]);
});
