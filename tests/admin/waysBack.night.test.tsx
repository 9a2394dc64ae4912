import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { permissions } from '../../contract/permissions';
import { resources } from '../../src/admin/resources';
import { everyAddress, everyPage, recordPages } from '../support/adminPages';
import { adminScreen, allow, visit } from '../support/adminScreen';
import { declaredApi, exampleId } from '../support/declaredApi';
import { failOnConsole } from '../support/quietConsole';

// What is begun on a page ends there, wherever the dialog's own address lies.
failOnConsole((first) => first instanceof HttpError || (first as Error | null)?.name === 'AbortError');
adminScreen();
const api = declaredApi();
const changed = (change: object) => (rows: unknown) =>
  (rows as object[]).map((row) => ({ ...row, ...change }));
beforeAll(() => {
  api.server.listen({ onUnhandledRequest: 'error' });
  // Rows that lead to a dialog.
  api.edits.set('GET admin/sessions', changed({ isCurrent: false }));
  api.edits.set('GET admin/history', changed({ resource: 'news', action: 'edit' }));
  api.edits.set('GET admin/publications', changed({ resource: 'news', state: 'scheduled', titleVi: 'Cúp' }));
});
afterAll(() => api.server.close());

/** Waits until nothing has been sent, and nothing has changed, for a while. */
async function settled(): Promise<void> {
  const state = () => `${api.sent.length} ${document.body.innerHTML.length}`;
  for (let last = ''; last !== state(); ) {
    last = state();
    await act(() => new Promise((resolve) => setTimeout(resolve, 80)));
  }
}

const pages = [...everyPage, ...recordPages];
const dialogs = new Set([
  ...everyAddress
    .filter(({ path, kind }) => !pages.includes(path) && kind !== 'balance')
    .map(({ path }) => path),
  // What react-admin's button leads to.
  ...resources.map(({ name }) => `/admin/${name}/${exampleId}/edit`),
]);
const addressOf = (link: Element) => link.getAttribute('href')?.replace(/\?.*/, '') ?? '';
/** The links of the page to dialogs, those in an open menu too, by address. */
const links = () =>
  new Map(
    [...document.querySelectorAll('a[href]')]
      .map((link) => [addressOf(link), link] as const)
      .filter(([to]) => dialogs.has(to)),
  );
const menus = () => [...document.querySelectorAll('main button[aria-haspopup="menu"]')];

/** What any page shows once it is there: rows, cards, figures, fields or facts. */
const shown = 'main :is(tbody tr, ul[aria-label] > li, figure, form input[name], dl, article h2, iframe)';

/** The dialogs that were opened, by the page on which it was done. */
const opened: [page: string, dialog: string][] = [];

it.each(pages)(
  '%s: a dialog that a link on it opens leads back to it',
  async (path) => {
    allow(...permissions);
    const router = visit({ pathname: path, state: { list: '?page=2' } });
    await waitFor(() => expect(document.querySelector(shown)).not.toBeNull(), { timeout: 10_000 });
    await settled();
    // Also the list that the page's own way back leads to is still known.
    const { pathname, search, state } = router.state.location;
    const began = { pathname, search, ...(state && { state }) };
    /** Opens the dialog of each link that is there once `reveal` has run, and leaves it. */
    const follow = async (reveal: () => void) => {
      reveal();
      for (const to of links().keys()) {
        if (!links().has(to)) reveal();
        fireEvent.click(links().get(to) as Element);
        await waitFor(() => expect(document.querySelector('[role$=dialog] button'), to).not.toBeNull());
        await settled();
        const dialog = document.querySelector<HTMLElement>('[role$=dialog]') as HTMLElement;
        const [out] = within(dialog).getAllByRole('button', { name: /^(Cancel|Close|Keep)/ });
        fireEvent.click(out as HTMLElement);
        await waitFor(() => expect(router.state.location, to).toMatchObject(began));
        await waitFor(() => expect(document.querySelector('[role$=dialog]'), to).toBeNull());
        await settled();
        opened.push([path, to]);
      }
    };
    await follow(() => undefined);
    for (const place of menus().keys()) await follow(() => fireEvent.click(menus()[place] as Element));
  },
  60_000,
);

it('this was seen of dialogs that lie below another page', () => {
  const elsewhere = opened.filter(([page, to]) => !to.startsWith(page)).map(([page]) => page);
  for (const part of ['/calendar', '/activity', '/show']) expect(elsewhere.join()).toContain(part);
  expect(opened.length).toBeGreaterThan(50);
});
