import type { RaRecord } from 'react-admin';
import type { Typed } from '../../ui/forms/typed';
import { sameValue } from '../versions/sameValue';

/** A field in which two versions differ. */
export interface Difference {
  name: string;
  /** Whether the current admin changed it; otherwise only the other person did. */
  touched: boolean;
}

/**
 * The fields to compare: those that the other person changed since `base`, and those whose typed value differs from the
 * current record.
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
