import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { permissions } from '../../contract/permissions';
import { keepFocus } from '../../src/focus/keepFocus';
import { paths } from '../../src/paths';
import { queryClient } from '../../src/queryClient';
import { adminScreen, allow, visit } from '../support/adminScreen';
import { declaredApi, exampleId } from '../support/declaredApi';
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

const { admin } = paths;
const player = `${admin.users}/${exampleId}`;
const pages = [
  admin.dashboard,
  admin.users,
  `${player}/ledger`,
  `${player}/sessions`,
  `${player}/notes`,
  admin.transactions,
  `${admin.transactions}/${exampleId}`,
  `${admin.combat}/boxes`,
  `${admin.combat}/boxes/balance`,
  `${admin.settings}/security`,
  admin.staff,
  `${admin.settings}/activity`,
  `${admin.settings}/payments`,
  `${admin.settings}/mail`,
  `${admin.settings}/site`,
];

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
/**
 * The page's own buttons, without those of the surrounding frame, and the links of its head to what lies below it; on a
 * player's page these lead to its dialogs.
 */
const controls = (page: string) =>
  [
    ...document.querySelectorAll<HTMLElement>(
      'main button, [role="dialog"] button, [role="menu"] [role^="menuitem"]',
    ),
    ...[...document.querySelectorAll<HTMLElement>(`main a[href^="${page}/"]`)].filter(
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

async function open(page: string) {
  cleanup();
  queryClient.clear();
  sessionStorage.clear();
  allow(...permissions);
  const router = visit(page);
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull(), { timeout: 10_000 });
  await settled();
  return router;
}

/**
 * Buttons that an earlier page had too, such as those of every list; `npm run test:deep` presses them on each page.
 */
const pressed = new Set<string>();

it.each(pages)(
  '%s: no button of the page, nor what it opens, leaves the focus nowhere',
  async (page) => {
    let router = await open(page);
    const all = [...new Set(controls(page).map(nameOf))];
    expect(all.length).toBeGreaterThan(0);
    const names = deep(
      all.filter((name) => !pressed.has(name)),
      all,
    );
    for (const name of all) pressed.add(name);
    const lost: string[] = [];
    for (const name of names) {
      if (router.state.location.pathname !== page || above()) router = await open(page);
      const control = controls(page).find((one) => nameOf(one) === name);
      // Another action has removed it, such as one that clears a filter.
      if (!control) continue;
      control.focus();
      fireEvent.click(control);
      await settled();
      if (!(await getsFocus())) lost.push(name);
      const opened = above();
      if (!opened) continue;
      fireEvent.keyDown(document.activeElement ?? opened, { key: 'Escape' });
      await settled();
      await waitFor(() => expect([name, above()]).toEqual([name, null]));
      if (!(await getsFocus())) lost.push(`${name}, closed`);
    }
    expect(lost).toEqual([]);
  },
  60_000,
);
