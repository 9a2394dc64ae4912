import type { Undo } from '../../contract/undo';
import { entryHeader, readEntries } from '../../contract/undoable';

/** The entries of the changes that this page made, by record; the newest per record, as many as can be offered. */
const entries = new Map<string, string>();
const most = 1000;

/** Remembers the history's entries of a change, which the server names in its response. */
export function noteChanges({ headers }: Response): void {
  for (const [recordId, entry] of readEntries(headers.get(entryHeader))) {
    entries.delete(recordId);
    entries.set(recordId, entry);
    if (entries.size > most) entries.delete(entries.keys().next().value ?? '');
  }
}

/** The last changes that this page made of some records, to be undone. */
export const changesOf = (ids: ReadonlyArray<string | number>): Undo[] =>
  ids.flatMap((id) => {
    const entry = entries.get(String(id));
    return entry === undefined ? [] : [{ recordId: String(id), entry }];
  });
