import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { permissions } from '../../contract/permissions';
import { tabNames } from '../../src/admin/screens/players/tabNames';
import { paths } from '../../src/paths';
import { queryClient } from '../../src/queryClient';
import { adminScreen, allow, visit } from '../support/adminScreen';
import { declaredApi, exampleId } from '../support/declaredApi';
import { deep } from '../support/depth';
import { failOnConsole } from '../support/quietConsole';

failOnConsole((first) => first instanceof HttpError || (first as Error | null)?.name === 'AbortError');
adminScreen();
const api = declaredApi();
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  api.troubles.clear();
  api.edits.clear();
});
afterAll(() => api.server.close());

const { admin } = paths;
const player = `${admin.users}/${exampleId}`;
const offer = `${admin.shop}/offers/${exampleId}`;
const pages = [
  admin.dashboard,
  admin.users,
  `${admin.users}/${exampleId}/status`,
  ...tabNames.map((tab) => `${player}/${tab}`),
  admin.transactions,
  `${admin.transactions}/${exampleId}`,
  `${admin.transactions}/cases`,
  `${admin.transactions}/cases/${exampleId}`,
  `${admin.transactions}/requests`,
  `${admin.transactions}/closing`,
  `${admin.transactions}/closing/2026-11-20`,
  `${admin.transactions}/reconciliation/${exampleId}`,
  `${admin.shop}/accessories`,
  `${admin.shop}/diamond-packages`,
  `${admin.shop}/diamond-packages/${exampleId}/edit`,
  `${admin.shop}/offers`,
  `${offer}/edit`,
  `${offer}/show`,
  `${admin.progress}/levels`,
  `${admin.progress}/seasons`,
  `${admin.progress}/seasons/${exampleId}/edit`,
  `${admin.combat}/weapons`,
  `${admin.combat}/weapons/${exampleId}/edit`,
  `${admin.combat}/skills`,
  `${admin.combat}/robots`,
  `${admin.combat}/weapons/balance`,
  `${admin.combat}/boxes/${exampleId}/delete`,
  `${admin.settings}/security`,
  `${admin.content}/news`,
  `${admin.content}/news/${exampleId}/edit`,
  `${admin.content}/banners`,
  `${admin.content}/calendar`,
  admin.staff,
  `${admin.settings}/sessions`,
  `${admin.settings}/activity`,
  `${admin.settings}/payments`,
  `${admin.settings}/mail`,
  `${admin.settings}/site`,
];

/** Calls that no button retries. */
const withoutButton = new Map([
  // The person filter says what it lacks, and each opening retries.
  [`${admin.settings}/activity`, 'GET admin/staff'],
  // The list already has the record.
  [`${admin.combat}/boxes/${exampleId}/delete`, 'GET admin/box/get/:id'],
]);

/** A menu says what it lacks when it is opened, and retries there. */
const ofMenus = ['GET admin/views'];

/** Waits until nothing has been sent for a while, or until there are 30 requests. */
async function settled() {
  for (let last = -1; last !== api.sent.length && api.sent.length < 30; ) {
    last = api.sent.length;
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
}
/** Returns the calls that a page sends until it is idle. */
async function open(page: string) {
  cleanup();
  queryClient.clear();
  allow(...permissions);
  api.sent.length = 0;
  visit(page);
  // The first visit loads the page's own scripts.
  const isShown = () => document.querySelector('h1') && api.sent.length > 0;
  await waitFor(() => expect(isShown()).toBeTruthy(), { timeout: 10_000 });
  await settled();
  return [...api.sent];
}
const retries = () => screen.queryAllByRole('button', { name: 'Retry', hidden: true });

/**
 * A pending call leaves every page in the same state as the first; a failure leads to something different on each.
 */
const waited = new Set<string>();
const ofPlayer = new Set<string>();
function troublesOf(call: string, page: string) {
  // A player's tabs share one head.
  if (page.startsWith(player)) {
    if (ofPlayer.has(call)) return deep([], ['refused', 'silent'] as const);
    ofPlayer.add(call);
  }
  if (waited.has(call)) return deep(['refused'] as const, ['refused', 'silent'] as const);
  waited.add(call);
  return ['refused', 'silent'] as const;
}

it.each(pages)(
  '%s stands with any of its calls failing or slow, and sends at most five more',
  async (page) => {
    const usual = await open(page);
    expect([usual.length > 0, retries()]).toEqual([true, []]);
    for (const call of new Set(usual))
      for (const trouble of troublesOf(call, page)) {
        api.troubles.clear();
        api.troubles.set(call, trouble);
        const sent = await open(page);
        const about = `${call} ${trouble}`;
        expect([about, sent.length <= usual.length + 5]).toEqual([about, true]);
        if (trouble === 'silent' || withoutButton.get(page) === call || ofMenus.includes(call)) continue;
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
  const box = await screen.findByRole('checkbox', { name: /this row/i }, { timeout: 10_000 });
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
