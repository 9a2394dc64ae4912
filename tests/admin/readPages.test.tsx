import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readResources } from '../../contract/readResources';
import { readPages } from '../../src/admin/app/readPages';
import { adminScreen, visit } from '../support/adminScreen';
import { declaredApi, exampleId } from '../support/declaredApi';
import { failOnConsole } from '../support/quietConsole';

failOnConsole((first) => first instanceof HttpError);
adminScreen();
const api = declaredApi();
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => api.server.close());

const addressAfter = async (opened: string, expected: string) => {
  const router = visit(opened);
  await waitFor(() => expect(router.state.location.pathname).toBe(expected));
};

it('every list that is only read has a page', () => {
  expect(readPages.map(({ name }) => name).sort()).toEqual(readResources.map(({ name }) => name).sort());
});

it.each(readPages.map((page) => [page.name, page] as const))(
  '%s: what react-admin links to is where the list and its records are shown',
  async (name, { path, pageOf }) => {
    await addressAfter(`/admin/${name}`, path);
    if (pageOf) await addressAfter(`/admin/${name}/${exampleId}/show`, pageOf(exampleId));
  },
);

it('names a record by its title, else by its id', () => {
  const nameOf = (list: string) => readPages.find(({ name }) => name === list)?.nameOf;
  expect(nameOf('cases')?.({ id: 'c1', reference: 'FT1' })).toBe('FT1');
  expect(nameOf('cases')?.({ id: 'c1', reference: null })).toBe('c1');
  expect(nameOf('history')?.({ id: 'h1' })).toBe('h1');
});

it.each([
  ['history', 'at'],
  ['cases', 'openedAt'],
  ['money-requests', 'requestedAt'],
  ['transactions', 'settledAt'],
])('%s are narrowed to a period with one press', async (list, date) => {
  const router = visit(readPages.find(({ name }) => name === list)?.path ?? '');
  fireEvent.click(await screen.findByRole('button', { name: 'Yesterday' }));
  await waitFor(() => expect(router.state.location.search).toContain(`${date}_gte`));
  const filter = JSON.parse(new URLSearchParams(router.state.location.search).get('filter') ?? '{}');
  expect(Date.parse(filter[`${date}_lte`]) - Date.parse(filter[`${date}_gte`])).toBe(24 * 3_600_000 - 1);
  await screen.findByRole('button', { name: 'Yesterday', pressed: true });
});
