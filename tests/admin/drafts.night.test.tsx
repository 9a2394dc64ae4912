import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import type { InitialEntry } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { permissions } from '../../contract/permissions';
import { paths } from '../../src/paths';
import { queryClient } from '../../src/queryClient';
import { expireSession } from '../../src/session/session';
import { type Address, everyAddress } from '../support/adminPages';
import { adminScreen, allow, visit } from '../support/adminScreen';
import { declaredApi, exampleId } from '../support/declaredApi';
import { filesBelow, importsOf } from '../support/modules';
import { failOnConsole } from '../support/quietConsole';
import { tokenWith } from '../support/tokens';

failOnConsole((first) => first instanceof HttpError || (first as Error | null)?.name === 'AbortError');
adminScreen();
const api = declaredApi();
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => api.server.close());
beforeEach(() => localStorage.setItem('email', 'an@b.vn'));

const { admin } = paths;
const player = `${admin.users}/${exampleId}/ledger`;

/** The edits of a page's example, and a player that may be banned. */
function lead({ edits = {} }: Pick<Address, 'edits'>) {
  api.edits.clear();
  api.edits.set('GET admin/user/get-all', (body) => {
    const { users } = body as { users: object[] };
    return { ...(body as object), users: users.map((user) => ({ ...user, isLocked: false })) };
  });
  for (const [call, edit] of Object.entries(edits)) api.edits.set(call, edit);
}
beforeEach(() => lead({}));

const field = (name: string) => document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
const typed = async (name: string) => {
  await waitFor(() => expect(field(name)).not.toBeNull(), { timeout: 10_000 });
  return field(name) as HTMLInputElement;
};
const type = async (name: string) => fireEvent.change(await typed(name), { target: { value: 'half typed' } });
/** Chooses the state whose inputs hold the text, in the dialog of a status. */
const chooseState = async () =>
  fireEvent.click(await screen.findByRole('radio', { name: 'Banned' }, { timeout: 10_000 }));
const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('outline.draft'));
const note = () => screen.findByText('What you were typing has been restored.');
const back = (page: InitialEntry) => {
  cleanup();
  queryClient.clear();
  allow(...permissions);
  localStorage.setItem('accessToken', tokenWith({ role: 'Admin' }));
  return visit(page);
};

/** What somebody types in a form; passwords and codes are not kept, and a list's filters are in its address. */
const written =
  'form input:is([type=text], [type=email], [type=number]), form textarea, table input[type=text]';
const texts = () =>
  [...document.querySelectorAll<HTMLInputElement>(written)].filter(
    (input) =>
      !input.closest('[aria-hidden="true"], .filter-field, [role="search"]') &&
      !input.matches('[role="combobox"], [name="code"], [readonly], :disabled'),
  );
/** The first text of the page; where only a choice shows one, after the last choice. */
async function firstText() {
  const [first] = texts();
  const choice = [...document.querySelectorAll<HTMLInputElement>('form [type=radio]:enabled')].at(-1);
  if (first || !choice) return first;
  fireEvent.click(choice);
  await settled();
  return texts()[0];
}
/** Waits until nothing has been sent for a while. */
async function settled() {
  for (let last = -1; last !== api.sent.length; ) {
    last = api.sent.length;
    await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
  }
}
async function open(address: Address, isAgain = false) {
  lead(address);
  const entry = { pathname: address.path, state: address.state };
  api.sent.length = 0;
  if (isAgain) back(entry);
  else visit(entry);
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  await settled();
}
const nameOf = (input: HTMLInputElement) => input.name || input.getAttribute('aria-label');

/** Addresses whose forms were found to hold a text. */
const withText: string[] = [];
describe('every form', () => {
  it.each(everyAddress.map((address) => [address.path, address] as const))(
    'of %s keeps what is typed over a reload and an ended session, once',
    async (path, address) => {
      await open(address);
      const input = await firstText();
      if (!input) return;
      withText.push(path);
      const name = nameOf(input);
      const value = input.type === 'number' || input.inputMode === 'decimal' ? '7' : 'half typed';
      fireEvent.change(input, { target: { value } });
      const isBack = () =>
        waitFor(() => expect(texts().find((one) => nameOf(one) === name)?.value).toBe(value));
      act(() => void window.dispatchEvent(new Event('pagehide')));
      await open(address, true);
      await isBack();
      act(() => expireSession());
      await open(address, true);
      await isBack();
    },
  );
  it('is found', () => expect(withText.length).toBeGreaterThan(60));
});

/** Forms that keep nothing, and why. */
const keepNothing = {
  'src/admin/app/layout/StepUpDialog.tsx': 'a code or a password',
  'src/admin/screens/security/SecurityForm.tsx': 'codes and passwords',
  'src/admin/crud/views/ViewsDialog.tsx': 'the name of a view',
};

it('every file with a form keeps drafts, or is named here with a reason', () => {
  const read = (file: string) => readFileSync(file, 'utf8');
  const keeps = (file: string) => /<FormDraft|useDraft\(|saveDraft\(/.test(read(file));
  const files = filesBelow('src/admin').filter((file) => /<(Form|form)\b/.test(read(file)));
  // The draft may lie in the form's content, in a file beside it.
  const without = files.filter(
    (file) =>
      !keeps(file) &&
      !importsOf(file).some(({ target }) => dirname(target) === dirname(file) && keeps(target)),
  );
  expect(files.length).toBeGreaterThan(7);
  expect(without.sort()).toEqual(Object.keys(keepNothing).sort());
});

it('a reason is kept by a reload alone: whoever closes the question gives it up', async () => {
  const list = `${admin.shop}/offers`;
  const router = visit(`${list}/${exampleId}/delete`);
  await type('reason');
  await act(() => router.navigate(list));
  await waitFor(() => expect(field('reason')).toBeNull());
  expect(drafts()).toEqual([]);
});

it('a note is back after a look at another page, and not after it was sent', async () => {
  const page = `${admin.transactions}/${exampleId}`;
  const router = visit(page);
  await type('text');
  await act(() => router.navigate(admin.transactions));
  await waitFor(() => expect(field('text')).toBeNull());
  await act(() => router.navigate(page));
  await note();
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await screen.findByText('Note added.');
  await act(() => router.navigate(admin.transactions));
  await act(() => router.navigate(page));
  expect((await typed('text')).value).toBe('');
});

it('a form that was given up, and one of somebody who signs out, keep nothing', async () => {
  const page = `${admin.staff}/invite`;
  const router = visit(page);
  await type('email');
  await act(() => router.navigate(admin.staff));
  fireEvent.click(await screen.findByRole('button', { name: 'Discard Changes' }));
  await waitFor(() => expect(field('email')).toBeNull());
  expect(drafts()).toEqual([]);
  await act(() => router.navigate(`${admin.transactions}/${exampleId}`));
  await type('text');
  localStorage.removeItem('accessToken');
  cleanup();
  expect(drafts()).toEqual([]);
});

it('a ban that was begun is not given up without a question, a choice alone is', async () => {
  const router = visit(`${player}/status`);
  await chooseState();
  await act(() => router.navigate(player));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await act(() => router.navigate(`${player}/status`));
  await chooseState();
  await type('note');
  await act(() => router.navigate(player));
  fireEvent.click(await screen.findByRole('button', { name: 'Discard Changes' }));
  await waitFor(() => expect(field('note')).toBeNull());
  expect(drafts()).toEqual([]);
});
