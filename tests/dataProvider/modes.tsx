import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import {
  CoreAdminContext,
  type DataProvider,
  type Identifier,
  type MutationMode,
  memoryStore,
  useDelete,
  useGetList,
  useTakeUndoableMutation,
  useUpdate,
} from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';

/** The server behind a provider, reduced to what the modes need. */
export interface Backend {
  /** How many writes it has received. */
  writes: () => number;
  /** Makes writes wait until the returned function is called. */
  hold: () => () => void;
  /** Makes writes fail with a status. */
  fail: (status: number) => void;
}

/** A record that the list shows, and what is changed in it. */
export interface ModesSubject {
  provider: (queryClient: QueryClient) => DataProvider;
  resource: string;
  /** A new backend containing the record; each test calls this. */
  backend: () => Backend;
  id: Identifier;
  field: string;
  /** The field's new value. */
  value: unknown;
}

type Probed = Pick<ModesSubject, 'resource' | 'id' | 'field' | 'value'> & { mode: MutationMode };

/** A list of one record with a button for each write, like a page of react-admin. */
function Probe({ resource, id, field, value, mode }: Probed) {
  const { data } = useGetList(resource, { pagination: { page: 1, perPage: 10 }, filter: {} });
  const row = data?.find((record) => String(record.id) === String(id));
  const params = { id, previousData: row };
  const [error, setError] = useState<{ status?: number }>();
  const options = { mutationMode: mode, onError: (failed: Error) => setError(failed as { status?: number }) };
  const [update] = useUpdate(resource, { ...params, data: { [field]: value } }, options);
  const [remove] = useDelete(resource, params, options);
  const take = useTakeUndoableMutation();
  return (
    <>
      <output>{!data ? 'loading' : row ? JSON.stringify(row[field]) : 'none'}</output>
      <p>{error ? `failed with ${error.status}` : 'no failure'}</p>
      <button type="button" onClick={() => void update()}>
        update
      </button>
      <button type="button" onClick={() => void remove()}>
        delete
      </button>
      <button type="button" onClick={() => take()?.({ isUndo: true })}>
        undo
      </button>
      <button type="button" onClick={() => take()?.({ isUndo: false })}>
        complete
      </button>
    </>
  );
}

/**
 * Tests react-admin's three mutation modes over a provider whose lists may be cached: what the list shows before, during
 * and after the server's response. `tests/dataProvider/conformance.ts` tests the nine methods.
 */
export function conformanceOfModes({ provider, backend, ...probed }: ModesSubject): void {
  const changed = JSON.stringify(probed.value);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const shown = () => screen.getByRole('status').textContent;
  const becomes = (text: string | null) => waitFor(() => expect(shown()).toBe(text));
  afterEach(cleanup);

  /** Renders the list in a mode; returns the backend and the field's initial value. */
  async function open(mode: MutationMode) {
    const server = backend();
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    render(
      <MemoryRouter>
        <CoreAdminContext
          dataProvider={provider(queryClient)}
          queryClient={queryClient}
          store={memoryStore()}
        >
          <Probe {...probed} mode={mode} />
        </CoreAdminContext>
      </MemoryRouter>,
    );
    await waitFor(() => expect(shown()).not.toBe('loading'));
    const before = shown();
    expect([before, changed, 'none'].indexOf(before)).toBe(0);
    return { server, before };
  }

  describe.each([
    ['update', changed],
    ['delete', 'none'],
  ] as const)('%s', (verb, after) => {
    it('pessimistic: the list changes when the server has answered', async () => {
      const { server, before } = await open('pessimistic');
      const release = server.hold();
      press(verb);
      await waitFor(() => expect(server.writes()).toBe(1));
      expect(shown()).toBe(before);
      release();
      await becomes(after);
      screen.getByText('no failure');
    });

    it('optimistic: the list changes at once, and stays so', async () => {
      const { server } = await open('optimistic');
      const release = server.hold();
      press(verb);
      await becomes(after);
      release();
      await waitFor(() => expect(server.writes()).toBe(1));
      await becomes(after);
    });

    it('optimistic: the list changes back when the server refuses', async () => {
      const { server, before } = await open('optimistic');
      server.fail(400);
      const release = server.hold();
      press(verb);
      await becomes(after);
      release();
      await screen.findByText('failed with 400');
      await becomes(before);
    });

    it('undoable: the list changes at once, the server is called when nobody undoes it', async () => {
      const { server } = await open('undoable');
      press(verb);
      await becomes(after);
      expect(server.writes()).toBe(0);
      press('complete');
      await waitFor(() => expect(server.writes()).toBe(1));
      await becomes(after);
    });

    it('undoable: undone, the list is as before and the server is never called', async () => {
      const { server, before } = await open('undoable');
      press(verb);
      await becomes(after);
      press('undo');
      await becomes(before);
      expect(server.writes()).toBe(0);
    });
  });
}
