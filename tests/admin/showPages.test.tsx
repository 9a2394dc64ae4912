import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { everyCall } from '../../contract/calls/every';
import { readPages } from '../../src/admin/app/readPages';
import { resources } from '../../src/admin/resources';
import { adminScreen, visit } from '../support/adminScreen';
import { declaredApi, exampleId } from '../support/declaredApi';

// ShowButton, rowClick="show", ReferenceField and redirects lead to the show address of a record.
adminScreen();
const api = declaredApi();
/** What every text of every record says. */
const mark = 'The one and only';
const marked = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body).replaceAll('"text"', JSON.stringify(mark)));
const asked: URL[] = [];
beforeAll(() => {
  api.server.listen({ onUnhandledRequest: 'error' });
  api.server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url)));
  for (const { method, path } of everyCall()) api.edits.set(`${method} ${path}`, marked);
});
afterAll(() => api.server.close());

/** Records that have another id in the example. */
const ids: Partial<Record<string, string>> = { levels: '1' };
const nameOf = ({ name }: { name: string }) => name;

it.each([...resources, ...readPages].map(nameOf))(
  '%s: a record is shown at its show address',
  async (name) => {
    const router = visit(`/admin/${name}/${ids[name] ?? exampleId}/show`);
    await waitFor(() =>
      expect(router.state.location.pathname).not.toMatch(/^\/admin\/[\w-]+\/[\w-]+\/show$/),
    );
    const main = within(await screen.findByRole('main'));
    // Levels have numbers only.
    if (name !== 'levels') expect(await main.findAllByText(new RegExp(mark))).not.toEqual([]);
    else expect(await main.findAllByText('1')).not.toEqual([]);
    expect(main.queryByRole('alert')).toBeNull();
  },
);

it.each(readPages.filter(({ pageOf }) => !pageOf))(
  '$name: its list has that record only',
  async ({ name, path }) => {
    asked.length = 0;
    const router = visit(`/admin/${name}/${exampleId}/show`);
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    await waitFor(() => {
      const filters = asked
        .filter(({ pathname }) => pathname.endsWith(`/admin/${name}`))
        .map(({ searchParams }) => searchParams.get('filter'));
      expect(filters).toContain(JSON.stringify({ id: exampleId }));
    });
  },
);
