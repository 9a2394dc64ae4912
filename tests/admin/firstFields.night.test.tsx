import { act, cleanup, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { permissions } from '../../contract/permissions';
import { queryClient } from '../../src/queryClient';
import { everyAddress } from '../support/adminPages';
import { adminScreen, allow, visit } from '../support/adminScreen';
import { declaredApi } from '../support/declaredApi';
import { failOnConsole } from '../support/quietConsole';

failOnConsole((first) => first instanceof HttpError || (first as Error | null)?.name === 'AbortError');
adminScreen();
const api = declaredApi();
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  const own = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) =>
    query === '(pointer: fine)' ? { ...own(query), matches: true } : own(query),
  );
});
afterAll(() => api.server.close());

/** Waits until nothing has been sent for a while. */
async function settled(): Promise<void> {
  for (let last = -1; last !== api.sent.length; ) {
    last = api.sent.length;
    await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
  }
}
const fields = 'input:not([type=hidden], [type=file]), textarea, [role=combobox]';
const isUsable = (field: Element) => !field.matches(':disabled, [aria-hidden=true], [aria-disabled=true]');
/** A dangerous act begins at the way out (docs/spec/experience.md, AD-4). */
const isDanger = (dialog: Element) => dialog.querySelector('button.MuiButton-containedError') !== null;

/** Addresses of dialogs that were seen to begin at a field. */
const begun: string[] = [];

it.each(everyAddress.map((address) => [address.path, address] as const))(
  '%s: a dialog with fields begins at the first of them',
  async (_, { path, state, edits = {} }) => {
    cleanup();
    queryClient.clear();
    allow(...permissions);
    api.edits.clear();
    for (const [call, edit] of Object.entries(edits)) api.edits.set(call, edit);
    visit({ pathname: path, state });
    await waitFor(() => expect(document.querySelector('h1')).not.toBeNull(), { timeout: 10_000 });
    await waitFor(
      () => expect(document.querySelector('main :is(table, form, ul, p), [role$=dialog]')).not.toBeNull(),
      { timeout: 10_000 },
    );
    await settled();
    const dialog = document.querySelector('[role=dialog]');
    if (!dialog || isDanger(dialog)) return;
    const first = [...dialog.querySelectorAll(fields)].find(isUsable);
    if (!first) return;
    const name = (field: Element | null) => field?.getAttribute('name') ?? field?.id ?? field?.textContent;
    await waitFor(() => expect(name(document.activeElement)).toBe(name(first)));
    begun.push(path);
  },
  30_000,
);

it('this was seen of each kind of form', () => {
  for (const kind of [/\/create$/, /\/edit$/, /\/schedule$/, /\/invite$/, /\/tags$/, /\/settle$/, /\/match$/])
    expect(begun.filter((path) => kind.test(path))).not.toEqual([]);
  expect(begun.length).toBeGreaterThan(50);
});
