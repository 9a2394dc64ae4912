import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { permissions } from '../../contract/permissions';
import { paths } from '../../src/paths';
import { queryClient } from '../../src/queryClient';
import { expireSession } from '../../src/session/session';
import { adminScreen, allow, visit } from '../support/adminScreen';
import { declaredApi, exampleId } from '../support/declaredApi';
import { failOnConsole } from '../support/quietConsole';
import { tokenWith } from '../support/tokens';

failOnConsole((first) => first instanceof HttpError || (first as Error | null)?.name === 'AbortError');
adminScreen();
const api = declaredApi();
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => api.server.close());
beforeEach(() => localStorage.setItem('email', 'an@b.vn'));

const { admin } = paths;
const payment = `${admin.transactions}/${exampleId}`;
const oneCase = `${admin.transactions}/cases/${exampleId}`;
const member = `${admin.staff}/${exampleId}`;
const player = `${admin.users}/${exampleId}/ledger`;
/** Forms by their addresses: the name of a text in each. Dialogs about a file or another record's choice have no text. */
const forms = [
  [`${payment}/settle`, 'reference'],
  [`${payment}/refund`, 'reason'],
  [payment, 'text'],
  [oneCase, 'text'],
  ...['match', 'return', 'write-off', 'close'].map((name) => [`${oneCase}/${name}`, 'reason'] as const),
  ...['approve', 'refuse', 'withdraw', 'fail'].map(
    (name) => [`${admin.transactions}/requests/requests/${exampleId}/${name}`, 'note'] as const,
  ),
  [`${admin.transactions}/closing/2026-11-20/sign`, 'note'],
  [`${admin.staff}/invite`, 'email'],
  ...['roles', 'repeat', 'remove', 'end-sessions', 'reset-factor', 'withdraw'].map(
    (name) => [`${member}/${name}`, 'reason'] as const,
  ),
  ...['email', 'erase', 'sign-out', 'wallet'].map((name) => [`${player}/${name}`, 'reason'] as const),
  [`${player}/status`, 'note'],
  [`${admin.settings}/site`, 'messageVi'],
  [`${admin.shop}/diamond-packages/create`, 'name'],
] as const;

let status = 'PENDING';
beforeEach(() => {
  status = 'PENDING';
  const merged = (change: object) => (body: unknown) => ({ ...(body as object), ...change });
  api.edits.set('GET admin/cases/:id', merged({ actions: ['match', 'return', 'write-off', 'close'] }));
  api.edits.set('GET admin/transactions/:id', (body) => merged({ status })(body));
  api.edits.set('GET admin/user/get-all', (body) => {
    const { users } = body as { users: object[] };
    return merged({ users: users.map(merged({ isLocked: false })) })(body);
  });
  api.edits.set('GET admin/closing/:day', merged({ state: 'open' }));
});

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
const note = () => screen.findByText('What you had typed is back.');
const back = (page: string) => {
  cleanup();
  queryClient.clear();
  allow(...permissions);
  localStorage.setItem('accessToken', tokenWith({ role: 'Admin' }));
  return visit(page);
};

describe.each(forms)('what is typed at %s', (page, name) => {
  it('is back after a reload and after an ended session, once', async () => {
    if (page.endsWith('/refund')) status = 'COMPLETED';
    visit(page);
    if (page.endsWith('/status')) await chooseState();
    await type(name);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    back(page);
    await note();
    expect((await typed(name)).value).toBe('half typed');
    act(() => expireSession());
    back(page);
    await note();
    expect((await typed(name)).value).toBe('half typed');
  });
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
  fireEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
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
  fireEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(field('note')).toBeNull());
  expect(drafts()).toEqual([]);
});
