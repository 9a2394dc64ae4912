import type { RaRecord } from 'react-admin';
import type { Typed } from './useConflict';

/** A field in which two people's versions differ. */
export interface Difference {
  name: string;
  /** Whether the one who reads this has changed it; else only the other has. */
  touched: boolean;
}

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);
const plain = (value: unknown) => (isTime(value) ? Date.parse(value) : (value ?? ''));
const same = (one: unknown, other: unknown) => plain(one) === plain(other);

/**
 * Which fields to lay side by side: those that the other has changed since `base`, and those that were typed otherwise
 * than they are now.
 */
export function differences(
  fields: readonly string[],
  base: RaRecord | undefined,
  typed: Typed,
  current: RaRecord,
): Difference[] {
  return fields
    .map((name) => ({ name, touched: name in typed }))
    .filter(({ name, touched }) =>
      touched ? !same(typed[name], current[name]) : !same(base?.[name], current[name]),
    );
}
