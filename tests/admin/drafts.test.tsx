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
/** Forms by their addresses: the name of a text in each. */
const forms = [
  [`${admin.transactions}/${exampleId}/settle`, 'reference'],
  [`${admin.transactions}/${exampleId}`, 'text'],
  [`${admin.transactions}/cases/${exampleId}`, 'text'],
  [`${admin.staff}/invite`, 'email'],
  [`${admin.staff}/${exampleId}/remove`, 'reason'],
  [`${admin.shop}/diamond-packages/create`, 'name'],
] as const;

const field = (name: string) => document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
const typed = async (name: string) => {
  await waitFor(() => expect(field(name)).not.toBeNull(), { timeout: 10_000 });
  return field(name) as HTMLInputElement;
};
const type = async (name: string) => fireEvent.change(await typed(name), { target: { value: 'half typed' } });
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
    visit(page);
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
