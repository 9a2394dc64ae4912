import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { permissions } from '../../contract/permissions';
import { keepFocus } from '../../src/focus/keepFocus';
import { queryClient } from '../../src/queryClient';
import { type Address, addresses } from '../support/adminPages';
import { adminScreen, allow, visit } from '../support/adminScreen';
import { declaredApi } from '../support/declaredApi';
import { deep } from '../support/depth';
import { failOnConsole } from '../support/quietConsole';

failOnConsole((first) => first instanceof HttpError || (first as Error | null)?.name === 'AbortError');
adminScreen();
const api = declaredApi();
let stop: () => void;
beforeAll(() => {
  stop = keepFocus();
  api.server.listen({ onUnhandledRequest: 'error' });
  vi.stubGlobal('navigator', Object.assign(navigator, { clipboard: { writeText: async () => undefined } }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterAll(() => {
  stop();
  api.server.close();
});

/** Waits until nothing has been sent for a while. */
async function settled(): Promise<void> {
  for (let last = -1; last !== api.sent.length; ) {
    last = api.sent.length;
    await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
  }
}
const nameOf = (control: Element) =>
  control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent ?? '';
const shown = (control: Element) =>
  !control.closest('[aria-hidden="true"], [inert]') && !(control as HTMLButtonElement).disabled;
/** The page's own buttons and links, without those of the surrounding frame, and of its rows. */
const controls = () =>
  [
    ...document.querySelectorAll<HTMLElement>(
      'main button, [role$="dialog"] button, [role="menu"] [role^="menuitem"]',
    ),
    ...[...document.querySelectorAll<HTMLElement>('main a[href]')].filter(
      (link) => !link.closest('table, li'),
    ),
  ].filter(shown);
/** What lies over the page. */
const above = () =>
  document.querySelector(
    '.MuiModal-root:not(.MuiModal-hidden) [role="dialog"], .MuiModal-root:not(.MuiModal-hidden) [role="alertdialog"], .MuiMenu-root.MuiModal-root:not(.MuiModal-hidden) [role="menu"]',
  );
/** Whether the focus is somewhere: in the page or a dialog, but neither on what surrounds them nor on what is disabled. */
const hasFocus = () => {
  const { activeElement: active } = document;
  const page = document.getElementById('main-content');
  return active !== null && (active === page || !active.contains(page)) && !active.matches(':disabled');
};
/** A page that is only loaded now takes the focus when it is there. */
const getsFocus = () =>
  waitFor(() => expect(hasFocus()).toBe(true), { timeout: 3000 }).then(
    () => true,
    () => false,
  );

async function open({ path, state, edits = {} }: Address) {
  cleanup();
  queryClient.clear();
  sessionStorage.clear();
  allow(...permissions);
  api.edits.clear();
  for (const [call, edit] of Object.entries(edits)) api.edits.set(call, edit);
  const router = visit({ pathname: path, state });
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull(), { timeout: 10_000 });
  await settled();
  await waitFor(() => expect(controls().length).toBeGreaterThan(0), { timeout: 5_000 });
  return router;
}
/** Closes what lies over the page, unless it is the page's own dialog. */
async function close(name: string, own: Element | null): Promise<boolean> {
  const opened = above();
  if (!opened || opened === own) return true;
  fireEvent.keyDown(document.activeElement ?? opened, { key: 'Escape' });
  await settled();
  // A form with values is closed after a question.
  const isLeft = () => above() !== opened || document.querySelector('[role="alertdialog"]') !== null;
  await waitFor(() => expect([name, isLeft()]).toEqual([name, true]));
  return getsFocus();
}

/**
 * Buttons that an earlier page had too, such as those of every list; `npm run test:deep` presses them on each page.
 */
const pressed = new Set<string>();

it.each(addresses.map((address) => [address.path, address] as const))(
  '%s: no control of the page, nor what it opens, leaves the focus nowhere',
  async (path, address) => {
    let router = await open(address);
    const isDialog = above() !== null;
    const all = [...new Set(controls().map(nameOf))];
    const names = deep(
      all.filter((name) => !pressed.has(name)),
      all,
    );
    for (const name of all) pressed.add(name);
    const lost: string[] = [];
    if (isDialog && !(await close('the dialog', null))) lost.push('the dialog, closed');
    for (const name of names) {
      if (router.state.location.pathname !== path || above() || isDialog) router = await open(address);
      const own = above();
      const control = controls().find((one) => nameOf(one) === name);
      // Another action has removed it, such as one that clears a filter.
      if (!control) continue;
      control.focus();
      fireEvent.click(control);
      await settled();
      if (!(await getsFocus())) lost.push(name);
      if (!(await close(name, own))) lost.push(`${name}, closed`);
    }
    expect(lost).toEqual([]);
  },
  120_000,
);
