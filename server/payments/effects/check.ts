import type { RawBuilder } from 'kysely';
import type { Checked, RangeOf } from './ranges';

/** Checks the rows whose id is in a range, with entries since a moment (`Reading`); returns a line for each problem. */
export type Check = (range: RangeOf, since: Date | null) => RawBuilder<{ problem: string }>;

/** Checks by the table whose ids they range over. */
export type Checks = ReadonlyArray<readonly [table: Checked, Check]>;
