import type { RaRecord } from 'react-admin';
import { sameValue } from '../versions/sameValue';
import type { Typed } from './useConflict';

/** A field in which two people's versions differ. */
export interface Difference {
  name: string;
  /** Whether the one who reads this has changed it; else only the other has. */
  touched: boolean;
}

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
      touched ? !sameValue(typed[name], current[name]) : !sameValue(base?.[name], current[name]),
    );
}
