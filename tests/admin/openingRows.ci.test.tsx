import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readPages } from '../../src/admin/app/readPages';
import * as resources from '../../src/admin/resources/registry';
import { openerIn } from '../../src/admin/ui/list/rows';
import { paths } from '../../src/paths';
import { adminScreen, allow, visit } from '../support/adminScreen';
import { declaredApi } from '../support/declaredApi';
import { deep } from '../support/depth';
import { failOnConsole } from '../support/quietConsole';
import { onPhone } from '../support/screen';

failOnConsole((first) => first instanceof HttpError);
adminScreen();
const api = declaredApi();
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => api.server.close());
afterEach(() => vi.unstubAllGlobals());
// Of a record that has a dialog.
for (const list of ['publications', 'history'])
  api.edits.set(`GET admin/${list}`, (rows) =>
    (rows as object[]).map((one) => ({ ...one, resource: 'accessories', action: 'update' })),
  );

const { admin } = paths;
/** The row or the card that has a control to open it. */
const row = async () => {
  const found = await waitFor(() => {
    const opener = document.querySelector('main :is([data-key=open], [data-key=e])');
    expect(opener).not.toBeNull();
    return opener?.closest<HTMLElement>('tbody tr, li');
  });
  if (!found) throw new Error('What opens it stands in no row');
  return found;
};
/** A place in the row with nothing to press. */
const plain = (of: HTMLElement) => of.querySelector('td:last-of-type, dl') ?? of;
const openedTabs = () => {
  const opened = vi.fn();
  vi.stubGlobal('open', opened);
  return opened;
};

// Sessions and requests of money have neither a page nor a dialog of their own.
const without = ['sessions', 'money-requests'];
const lists = [
  ...readPages.filter(({ name }) => !without.includes(name)),
  ...Object.values(resources).filter(({ inputs, pageOf }) => inputs || pageOf),
].map(({ name, path }): [string, string] => [name, path]);

describe.each([
  ['row', () => undefined],
  ['card', onPhone],
])('a click on a %s', (_, prepare) => {
  it.each(deep(lists.slice(0, 4), lists))('opens it: %s', async (_name, path) => {
    prepare();
    const router = visit(path);
    const one = await row();
    const to = openerIn(one)?.getAttribute('href');
    fireEvent.click(plain(one));
    await waitFor(() => {
      const { pathname } = router.state.location;
      if (to) expect(pathname.startsWith(to.split('?')[0] as string)).toBe(true);
      else expect(pathname !== path || screen.queryByRole('menu')).toBeTruthy();
    });
  });
});

it('a click on a link, a check box or selected text in a row opens nothing else', async () => {
  const { path } = resources.accessories;
  const router = visit(path);
  const one = await row();
  fireEvent.click(one.querySelector('input[type=checkbox]') as Element);
  getSelection()?.selectAllChildren(one.querySelector('td:nth-of-type(3)') as Element);
  fireEvent.click(plain(one));
  expect(router.state.location.pathname).toBe(path);
  getSelection()?.removeAllRanges();
  fireEvent.click(plain(one));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/edit$/));
});

it('Ctrl, ⌘ and the middle button open a link in a tab of its own, and of a dialog only its row', async () => {
  const opened = openedTabs();
  const router = visit(admin.users);
  const one = plain(await row());
  fireEvent.click(one, { ctrlKey: true });
  fireEvent.click(one, { metaKey: true });
  fireEvent(one, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(opened).toHaveBeenCalledTimes(3);
  expect(opened.mock.calls[0]?.[0]).toMatch(/\/admin\/usermanager\/[^/]+$/);
  expect(router.state.location.pathname).toBe(admin.users);
  cleanup();
  const { path } = resources.accessories;
  const catalog = visit(path);
  fireEvent(plain(await row()), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(opened).toHaveBeenCalledTimes(3);
  expect(catalog.state.location.pathname).toBe(path);
});

it('the middle button does not begin to scroll on a row that it opens', async () => {
  visit(admin.users);
  const one = plain(await row());
  expect(fireEvent.mouseDown(one, { button: 1 })).toBe(false);
  expect(fireEvent.mouseDown(one, { button: 0 })).toBe(true);
});

it('who may not change a record opens nothing by a click on its row', async () => {
  allow('catalog:read');
  const { path } = resources.accessories;
  const router = visit(path);
  await screen.findByRole('region', { name: 'Table of Accessories' });
  const cell = await waitFor(() => {
    const found = document.querySelector('tbody tr td:last-of-type');
    expect(found).not.toBeNull();
    return found as Element;
  });
  fireEvent.click(cell);
  expect(router.state.location.pathname).toBe(path);
});

it('the days of the daily close and the comparisons of files are opened, too', async () => {
  for (const path of [`${admin.transactions}/closing`, `${admin.transactions}/reconciliation`]) {
    const router = visit(path);
    fireEvent.click(plain(await row()));
    await waitFor(() => expect(router.state.location.pathname).toMatch(`${path}/`));
    cleanup();
  }
});
