import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, onTestFinished, vi } from 'vitest';
// Preloaded, so that no test waits for it.
import '../../src/admin/AdminApp';
import { type Permission, permissions } from '../../contract/permissions';
import { staffProfileQuery } from '../../src/authProvider/staffProfile';
import { startI18n, use } from '../../src/i18n/i18n';
import { readLanguage } from '../../src/i18n/language';
import { queryClient } from '../../src/queryClient';
import { discoverRoutes, routes } from '../../src/router';
import { redirectToSignIn } from '../../src/session/redirectToSignIn';
import { tokenWith } from './tokens';

/** jsdom has no layout; charts keep their initial size. */
/** Sets up the browser APIs the back office needs, and signs in an English-speaking admin. */
export function adminScreen(): void {
  beforeAll(async () => {
    if (i18next.isInitialized) await use(readLanguage());
    else await startI18n();
  });
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:picked';
    URL.revokeObjectURL = () => undefined;
    vi.stubGlobal('scrollTo', () => undefined);
    localStorage.setItem('accessToken', tokenWith({ role: 'Admin' }));
    // Without one, the first refusal would end the session and lead to the sign-in.
    localStorage.setItem('refreshToken', 'kept');
    localStorage.setItem('lang', 'en');
    allow(...permissions);
  });
  afterEach(() => {
    stopRedirecting();
    sessionStorage.clear();
    cleanup();
    queryClient.clear();
  });
}

/**
 * Lets the date stand still until the end of the test, so that a page has the same day as its test at midnight, too. Not
 * where somebody types: what waits for the end of that measures it by the date.
 */
export function standStill(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Grants the signed-in user only these permissions, as the profile would. */
export const allow = (...held: Permission[]): void =>
  void queryClient.setQueryData(staffProfileQuery().queryKey, {
    roles: [],
    permissions: held,
    hasFactor: false,
    mustSetUp: false,
  });

let stopRedirecting: () => void = () => undefined;

/**
 * Keeps MUI's styles out of the page: jsdom has no layout, and would match each style against every element that a test
 * queries, which took a third of the time.
 */
const offPage = createCache({ key: 'css', container: document.createElement('div') });

/** Renders the whole client at a URL, with its real routes. */
export function visit(address: InitialEntry) {
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    patchRoutesOnNavigation: discoverRoutes,
  });
  stopRedirecting = redirectToSignIn(router);
  render(
    <CacheProvider value={offPage}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </CacheProvider>,
  );
  return router;
}

/** Finds a dialog by its title and returns queries within it. */
export const dialog = async (title: string, role: 'dialog' | 'alertdialog' = 'dialog') =>
  within(await screen.findByRole(role, { name: title }));

const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[role$="dialog"] [name="${name}"]`);
  if (!found) throw new Error(`The dialog has no field "${name}".`);
  return found;
};
/** One of a field's radio buttons. */
const radio = (name: string, which: string) =>
  document.querySelector<HTMLInputElement>(`[role$="dialog"] [type="radio"][name="${name}"]${which}`);
export const typedInto = (name: string) =>
  field(name).type === 'radio' ? radio(name, ':checked')?.value : field(name).value;
export function fill(name: string, value: string): void {
  const button = radio(name, `[value="${value}"]`);
  if (button) fireEvent.click(button);
  else fireEvent.change(field(name), { target: { value } });
}
export const pickImage = () =>
  fireEvent.change(field('image'), {
    target: { files: [new File(['not empty'], 'anh.png', { type: 'image/png' })] },
  });
/** Selects an option of a list, or a radio button, by its index. */
export async function choose(name: string, place: number): Promise<void> {
  const radios = document.querySelectorAll(`[role="dialog"] [type="radio"][name="${name}"]`);
  const radio = radios[place];
  if (radio) return void fireEvent.click(radio);
  const box = field(name).parentElement?.querySelector('[role="combobox"]');
  if (!box || radios.length > 0)
    throw new Error(`The input of "${name}" is neither a list nor radio buttons with a choice ${place}.`);
  fireEvent.mouseDown(box);
  fireEvent.click(screen.getAllByRole('option')[place] as HTMLElement);
}

/** A response that is held until the test releases it. */
export function deferredReply<T>(answer: T) {
  let release: () => void = () => undefined;
  const reply = () =>
    new Promise<T>((resolve) => {
      release = () => resolve(answer);
    });
  return { reply, release: () => release() };
}
