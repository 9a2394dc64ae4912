import type { ReadField, ReadFields, ReadValue } from '../../contract/readFields';

type RawValue<F extends ReadField> = F['kind'] extends 'date'
  ? Date | Extract<ReadValue<F>, null>
  : ReadValue<F>;

/** A row of a list as the database has it, with its dates; `Made` are the fields that the server makes of others. */
export type RawRow<L extends { fields: ReadFields }, Made extends keyof L['fields'] = never> = {
  id: string;
} & {
  [K in Exclude<keyof L['fields'], Made>]: RawValue<L['fields'][K]>;
};

type Shown<R> = { [K in keyof R]: Date extends R[K] ? string | Exclude<R[K], Date> : R[K] };

/** A row with its dates as calls have them. */
export const withMoments = <R extends object>(row: R): Shown<R> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  ) as Shown<R>;
