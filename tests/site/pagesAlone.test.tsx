import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from '../../src/focus/keepFocus';
import { paths } from '../../src/paths';
import { queryClient } from '../../src/queryClient';
import { discoverRoutes } from '../../src/router';
import { library } from '../../src/site/content/demo/library';
import { sampleSlugs } from '../../src/site/content/demo/news';
import { authArea, siteRoutes } from '../../src/site/routes';
import { declaredApi, exampleId } from '../support/declaredApi';
import { speak } from '../support/render';
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
  vi.stubGlobal('print', () => undefined);
  Element.prototype.scrollBy = () => undefined;
  HTMLMediaElement.prototype.pause = () => undefined;
});
afterEach(() => {
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

/** Each page, and whether it is only for signed-in people. */
const pages: Array<[path: string, isOwn?: boolean]> = [
  ['/'],
  [paths.shop],
  [paths.library],
  [`${paths.library}/${library[0]?.id}`],
  [paths.download],
  [paths.news],
  [`${paths.news}/${sampleSlugs[0]?.en}`],
  [paths.account, true],
  [paths.receipt.replace(':id', exampleId).concat('?key=k')],
  [paths.auth.login],
  [paths.auth.forgotPassword],
  ['/terms'],
  ['/privacy'],
];

/** Waits until nothing has been sent for a while, or until there are 30 requests. */
async function settled(pause = 60): Promise<void> {
  for (let last = -1; last !== api.sent.length && api.sent.length < 30; ) {
    last = api.sent.length;
    await act(() => new Promise((resolve) => setTimeout(resolve, pause)));
  }
}

async function open([path, isOwn]: (typeof pages)[number]) {
  cleanup();
  queryClient.clear();
  sessionStorage.clear();
  localStorage.clear();
  if (isOwn) {
    localStorage.setItem('accessToken', tokenWith({ role: 'User', sub: exampleId }));
    localStorage.setItem('email', 'one@player.example');
  }
  await speak('en');
  api.sent.length = 0;
  const router = createMemoryRouter([authArea, siteRoutes], {
    initialEntries: [path],
    patchRoutesOnNavigation: discoverRoutes,
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const isShown = () => Boolean(document.querySelector('main')?.textContent);
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

it.each(pages)(
  '%s: no button leaves the focus nowhere',
  async (...page) => {
    let router = await open(page);
    const { pathname, search } = router.state.location;
    const lost: string[] = [];
    for (const name of new Set(buttons().map(nameOf))) {
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
  '%s stands with any of its calls failing or slow, and sends at most five more',
  async (...page) => {
    await open(page);
    const usual = [...api.sent];
    for (const call of new Set(usual))
      for (const trouble of ['refused', 'silent'] as const) {
        api.troubles.clear();
        api.troubles.set(call, trouble);
        await open(page);
        const about = `${call} ${trouble}`;
        expect([about, api.sent.length <= usual.length + 5]).toEqual([about, true]);
        expect([about, Boolean(document.querySelector('main')?.textContent)]).toEqual([about, true]);
      }
  },
  60_000,
);
