import { fireEvent, screen, within } from '@testing-library/react';
import type { Sample } from '../admin/samples';
import type { recordApi } from './recorder';

/** A resource's fields that refer to records of others. */
const referencesOf = ({ resource }: Sample) =>
  Object.entries(resource?.fields ?? {}).flatMap(([name, field]) =>
    field.kind === 'reference' ? [{ name, to: field.to }] : [],
  );

/** Configures one record of each later resource that a sample refers to, as its list and its form ask for it. */
export function serveReferenced(api: ReturnType<typeof recordApi>, sample: Sample): void {
  for (const { name, to } of referencesOf(sample)) {
    const id = String(sample.row[name]);
    const rows = [{ id, version: 1, name: 'Some record' }];
    api.onList(to, rows, { sort: ['id', 'DESC'] });
    api.onMany(to, rows);
  }
}

/** Chooses the one record of each reference in the open dialog, as a person does. */
export async function chooseReferenced(sample: Sample): Promise<void> {
  for (const { name } of referencesOf(sample)) {
    const input = document.querySelector(`[role="dialog"] .ra-input-${name} input`) as Element;
    fireEvent.mouseDown(input);
    fireEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'Some record' }));
  }
}
