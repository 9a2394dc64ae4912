import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { permissions } from '../../contract/permissions';
import { paths } from '../../src/paths';
import { queryClient } from '../../src/queryClient';
import { type Address, addresses, playerAddress } from '../support/adminPages';
import { adminScreen, allow, visit } from '../support/adminScreen';
import { declaredApi, exampleId } from '../support/declaredApi';
import { deep } from '../support/depth';
import { failOnConsole } from '../support/quietConsole';
import { fakeTime, tenSeconds, untilShown } from '../support/time';

failOnConsole((first) => first instanceof HttpError || (first as Error | null)?.name === 'AbortError');
adminScreen();
const api = declaredApi();
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  vi.useRealTimers();
  api.troubles.clear();
  api.edits.clear();
});
afterAll(() => api.server.close());

const { admin } = paths;

/** Calls that no button retries. */
const withoutButton = new Map([
  // The person filter says what it lacks, and each opening retries.
  [`${admin.settings}/activity`, 'GET admin/staff'],
]);
/** What the open dialog says: the same without its record's call, if the list had the record already. */
const dialogText = () => document.querySelector('[role$="dialog"]')?.textContent;

/** A menu says what it lacks when it is opened, and retries there. */
const ofMenus = ['GET admin/views'];

/** Returns the calls that a page sends in ten seconds. */
async function open({ path, state, edits = {} }: Address) {
  cleanup();
  queryClient.clear();
  allow(...permissions);
  api.sent.length = 0;
  api.edits.clear();
  for (const [call, edit] of Object.entries(edits)) api.edits.set(call, edit);
  fakeTime(Date.now());
  const router = visit({ pathname: path, state });
  // The first visit loads the page's own scripts.
  const isShown = () => document.querySelector('h1') && api.sent.length > 0;
  await untilShown(() => Boolean(isShown()));
  await tenSeconds();
  vi.useRealTimers();
  return { sent: [...api.sent], at: router.state.location.pathname, says: dialogText() };
}
const retries = () => screen.queryAllByRole('button', { name: 'Retry', hidden: true });

/**
 * A pending call leaves every page in the same state as the first; a failure leads to something different on each.
 */
const waited = new Set<string>();
const ofPlayer = new Set<string>();
function troublesOf(call: string, page: string) {
  // A player's tabs share one head.
  if (page.startsWith(playerAddress)) {
    if (ofPlayer.has(call)) return deep([], ['refused', 'silent'] as const);
    ofPlayer.add(call);
  }
  if (waited.has(call)) return deep(['refused'] as const, ['refused', 'silent'] as const);
  waited.add(call);
  return ['refused', 'silent'] as const;
}

it.each(addresses.filter(({ isQuiet }) => !isQuiet).map((address) => [address.path, address] as const))(
  '%s stands with any of its calls failing or slow, and sends at most five more in ten seconds',
  async (path, address) => {
    const { sent: usual, at, says: whole } = await open(address);
    expect([at, usual.length > 0, retries()]).toEqual([path, true, []]);
    for (const call of new Set(usual))
      for (const trouble of troublesOf(call, path)) {
        api.troubles.clear();
        api.troubles.set(call, trouble);
        const { sent, says } = await open(address);
        const about = `${call} ${trouble}`;
        expect([about, sent.length <= usual.length + 5]).toEqual([about, true]);
        if (trouble === 'silent' || withoutButton.get(path) === call || ofMenus.includes(call)) continue;
        if (call.endsWith('/:id') && whole !== undefined && says === whole) continue;
        // There is a way to retry, and it works.
        await waitFor(() => expect([about, retries().length > 0]).toEqual([about, true]), { timeout: 5_000 });
        api.troubles.clear();
        for (const button of retries()) if (button.isConnected) fireEvent.click(button);
        await waitFor(() => expect([about, retries()]).toEqual([about, []]), { timeout: 5_000 });
      }
  },
  60_000,
);

/** Dialogs about a record that may be on another page of their list, with the list's call. */
const dialogs = [
  [`${admin.content}/news/${exampleId}/publish`, 'GET admin/news'],
  [`${admin.content}/calendar/${exampleId}/cancel`, 'GET admin/publications'],
  [`${admin.staff}/${exampleId}/remove`, 'GET admin/staff'],
  [`${admin.transactions}/requests/requests/${exampleId}/approve`, 'GET admin/money-requests'],
] as const;

it.each(dialogs)('%s stays and tries again when its record cannot be read', async (page, list) => {
  api.edits.set(list, () => []);
  api.troubles.set(`${list}/:id`, 'refused');
  allow(...permissions);
  const router = visit(page);
  const dialog = await screen.findByRole('dialog', { name: 'Something went wrong' }, { timeout: 10_000 });
  expect(router.state.location.pathname).toBe(page);
  api.troubles.clear();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('Something went wrong')).toBeNull());
  await screen.findByRole('dialog');
  expect(router.state.location.pathname).toBe(page);
});

it('a question about selected records that cannot be read says so, and tries again', async () => {
  allow(...permissions);
  visit(`${admin.combat}/skills`);
  const box = await screen.findByRole('checkbox', { name: /^Select (?!all)/ }, { timeout: 10_000 });
  fireEvent.click(box);
  queryClient.removeQueries({ queryKey: ['skills', 'getOne'] });
  queryClient.removeQueries({ queryKey: ['skills', 'getMany'] });
  api.troubles.set('GET admin/skills', 'refused');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Something went wrong' });
  api.troubles.clear();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Retry' }));
  await screen.findByRole('alertdialog', { name: /^Delete 1/ });
});
