import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from '../../src/focus/keepFocus';
import { queryClient } from '../../src/queryClient';
import { discoverRoutes } from '../../src/router';
import { authArea, siteRoutes } from '../../src/site/routes';
import { rememberPayment } from '../../src/site/shop/payment/state/storedPayments';
import { rememberPlayer } from '../../src/site/shop/recipient/player';
import { declaredApi, exampleId, type Trouble } from '../support/declaredApi';
import { deep } from '../support/depth';
import { speak } from '../support/render';
import { jade, paymentOpenedAt } from '../support/shop';
import { type SitePage, sitePages } from '../support/sitePages';
import { fakeTime, tenSeconds } from '../support/time';
import { tokenWith } from '../support/tokens';

const api = declaredApi();
let stop: () => void;
beforeAll(() => {
  stop = keepFocus();
  api.server.listen({ onUnhandledRequest: 'bypass' });
});
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('open', () => null);
  vi.stubGlobal('close', () => undefined);
  vi.stubGlobal('print', () => undefined);
  Element.prototype.scrollBy = () => undefined;
  HTMLMediaElement.prototype.pause = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
  api.troubles.clear();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});
afterAll(() => {
  stop();
  api.server.close();
});

/** Waits until nothing has been sent for a while, or until there are 30 requests. */
async function settled(pause = 60): Promise<void> {
  for (let last = -1; last !== api.sent.length && api.sent.length < 30; ) {
    last = api.sent.length;
    await act(() => new Promise((resolve) => setTimeout(resolve, pause)));
  }
}

/** Renders a page alone, as by its address. */
async function show({ path, search = '', state, isOwn, payment, recipient, edits = {} }: SitePage) {
  cleanup();
  queryClient.clear();
  sessionStorage.clear();
  localStorage.clear();
  if (isOwn) {
    localStorage.setItem('accessToken', tokenWith({ role: 'User', sub: exampleId }));
    localStorage.setItem('email', 'one@player.example');
  }
  if (payment) rememberPayment({ ...paymentOpenedAt(Date.now()), ...payment }, jade);
  if (recipient) rememberPlayer(recipient);
  await speak('en');
  api.sent.length = 0;
  api.edits.clear();
  for (const [call, edit] of Object.entries(edits)) api.edits.set(call, edit);
  const router = createMemoryRouter([authArea, siteRoutes], {
    initialEntries: [{ pathname: path, search, state }],
    patchRoutesOnNavigation: discoverRoutes,
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
const isShown = () => Boolean(document.querySelector('main')?.textContent);

async function open(page: SitePage) {
  const router = await show(page);
  await waitFor(() => expect(isShown()).toBe(true), { timeout: 10_000 });
  await settled(120);
  return router;
}
const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent ?? '';
const buttons = () =>
  [...document.querySelectorAll<HTMLButtonElement>('button')].filter(
    (one) => !one.disabled && !one.closest('[hidden], [aria-hidden="true"], [inert]'),
  );
const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

const pages = sitePages.map((page) => [page.name, page] as const);
/**
 * Buttons that an earlier page had too, such as those of the frame, and troubles that an earlier state of a page had; `npm run
 * test:deep` tries them on each.
 */
const tried = new Set<string>();
function untried(names: Iterable<string>): string[] {
  const all = [...new Set(names)];
  const fresh = all.filter((name) => !tried.has(name));
  for (const name of fresh) tried.add(name);
  return deep(fresh, all);
}
const troubles = ['refused', 'silent'] as const;
const troublesOf = (calls: string[], path: string) =>
  untried(calls.flatMap((call) => troubles.map((trouble) => `${path} ${trouble} ${call}`)));

it.each(pages)(
  '%s: no button leaves the focus nowhere',
  async (_, page) => {
    let router = await open(page);
    const { pathname, search } = router.state.location;
    expect(pathname).toBe(page.path);
    const lost: string[] = [];
    for (const name of untried(buttons().map(nameOf))) {
      const { location } = router.state;
      if (
        location.pathname !== pathname ||
        location.search !== search ||
        document.querySelector('dialog[open]')
      )
        router = await open(page);
      const control = buttons().find((one) => nameOf(one) === name);
      if (!control) continue;
      control.focus();
      fireEvent.click(control);
      await settled();
      await waitFor(() => expect(hasFocus()).toBe(true)).catch(() => lost.push(name));
    }
    expect(lost).toEqual([]);
  },
  60_000,
);

it.each(pages)(
  '%s stands with any of its calls failing or slow, and sends at most five more in ten seconds',
  async (_, page) => {
    await open(page);
    const sentIn = async () => {
      fakeTime(Date.now());
      await show(page);
      await tenSeconds();
      vi.useRealTimers();
      return [...api.sent];
    };
    const usual = await sentIn();
    for (const about of troublesOf(usual, page.path)) {
      const [, trouble, ...call] = about.split(' ');
      api.troubles.clear();
      api.troubles.set(call.join(' '), trouble as Trouble);
      const { length } = await sentIn();
      expect([about, length <= usual.length + 5]).toEqual([about, true]);
      expect([about, isShown()]).toEqual([about, true]);
    }
  },
  60_000,
);
