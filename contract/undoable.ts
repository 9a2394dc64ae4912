import type { AuditAction } from './audits';

/** The actions that can be undone, as the history records them: changes of a record, and of a player's ban. */
export const undoableActs = {
  record: ['create', 'update', 'delete', 'toggle-status', 'undo'],
  ban: ['ban', 'unban'],
} as const satisfies Record<string, readonly AuditAction[]>;

/** Whether the history's entries of an action can be undone. */
export const isUndoable = (action: AuditAction): boolean =>
  Object.values<readonly AuditAction[]>(undoableActs).some((acts) => acts.includes(action));

/** The header of a response whose call can be undone: each record, a slash, and the entry that recorded its change. */
export const entryHeader = 'x-history-entry';

/** Above this, the header would be larger than what proxies pass on; then the changes can be undone from the history. */
const mostEntries = 40;

/** Entries by record, as the header carries them. */
export const writeEntries = (entries: ReadonlyMap<string, string>): string =>
  entries.size > mostEntries
    ? ''
    : [...entries].map(([record, entry]) => `${encodeURIComponent(record)}/${entry}`).join(',');

/** Reads what `writeEntries` wrote; empty without the header. */
export const readEntries = (header: string | null): Array<[record: string, entry: string]> =>
  (header ?? '').split(',').flatMap((pair) => {
    const [record, entry] = pair.split('/');
    return record && entry ? [[decodeURIComponent(record), entry]] : [];
  });
