import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { catalog } from '../../contract/catalog';
import type { Sample } from '../admin/samples';
import type { recordApi } from './recorder';

/** A resource's fields that refer to records of others. */
const referencesOf = ({ resource }: Sample) =>
  Object.entries(resource?.fields ?? {}).flatMap(([name, field]) =>
    field.kind === 'reference' ? [{ name, to: field.to }] : [],
  );

/** Configures one record of each resource that a sample refers to, as its list and its form ask for it. */
export function serveReferenced(api: ReturnType<typeof recordApi>, sample: Sample): void {
  for (const { name, to } of referencesOf(sample)) {
    const id = String(sample.row[name]);
    const rows = [{ id, version: 1, name: 'Some record' }];
    const specified = catalog.find((known) => known.name === to);
    if (specified) {
      api.on(`GET ${specified.paths.list}`, { json: { [specified.listKey]: rows } as never });
      continue;
    }
    api.onList(to, rows, { sort: ['id', 'DESC'] });
    api.onMany(to, rows);
  }
}

/** Chooses the only record of each reference in the open dialog, as a person would. */
export async function chooseReferenced(sample: Sample): Promise<void> {
  for (const { name } of referencesOf(sample)) {
    // The input is loaded as a separate chunk.
    const input = await waitFor(() => {
      const found = document.querySelector(`[role="dialog"] .ra-input-${name} input`);
      expect(found).not.toBeNull();
      return found as Element;
    });
    fireEvent.mouseDown(input);
    // Not within the list box: the previous input's may still be closing.
    fireEvent.click(await screen.findByRole('option', { name: 'Some record' }));
  }
}
