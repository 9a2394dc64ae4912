import type { RawBuilder } from 'kysely';
import type { Checked, RangeOf } from './ranges';

/** Checks the rows whose id is in a range; returns a line for each problem. */
export type Check = (range: RangeOf) => RawBuilder<{ problem: string }>;

/** Checks by the table whose ids they range over. */
export type Checks = ReadonlyArray<readonly [table: Checked, Check]>;
