import type { HistoryEntry } from '../../../../contract/history';
import { sameValue } from '../versions/sameValue';

/** A version of a record, or the other contents of an entry. */
export type Version = Record<string, unknown>;

const isVersion = (value: unknown): value is Version => typeof value === 'object' && value !== null;
export const versionsOf = ({ before, after }: Pick<HistoryEntry, 'before' | 'after'>) => ({
  before: isVersion(before) ? before : undefined,
  after: isVersion(after) ? after : undefined,
});

/** Fields that no reader of a difference cares about. */
const technical = new Set(['id', 'version', 'imageUrl', 'thumbUrl', 'createdAt', 'updatedAt']);

/** The fields that an entry changed; all of them if there is only one version. */
export function changedFields(entry: Pick<HistoryEntry, 'before' | 'after'>): string[] {
  const { before, after } = versionsOf(entry);
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const isChanged = (name: string) => !before || !after || !sameValue(before[name], after[name]);
  return names.filter((name) => !technical.has(name) && isChanged(name));
}
