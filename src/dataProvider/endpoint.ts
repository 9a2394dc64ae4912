import type { Address } from '../../contract/addresses';
import type { Fields } from '../../contract/fields';
import type { SortOrder } from '../../contract/readResource';
import type { UserStats } from '../../contract/users';
import type { FormValues } from './multipart';
import type { Raw, ShownRecord } from './normalise';

export type Id = string | number;

/** A fetched list and its total, which exceeds the number of rows when one call does not return them all. */
export interface WholeList<R extends ShownRecord = ShownRecord> {
  rows: R[];
  total: number;
  /** Whether there are more rows than the total. */
  isMore?: boolean;
  /** The figures of the users' cards, if the server counts them. */
  stats?: UserStats;
}

/** A page that the server has to cut, because one call does not return the whole list. */
export interface AskedPage {
  filter: Record<string, unknown>;
  sort: { field: string; order: SortOrder } | undefined;
  page: number;
  perPage: number;
}

/** A filter that does not simply compare a field. */
export interface OwnFilter {
  /** The values that it accepts; any other is refused. */
  values: readonly string[];
  holds: (row: ShownRecord, value: string) => boolean;
}

/** What the rows of a list can be filtered and searched by. */
export interface Filterable {
  /** The fields, by kind, which determines how a value is parsed and compared. */
  fields: Fields;
  /** The fields that `q` searches: the text columns of the list. */
  searched: readonly string[];
  /** Further filters by name. */
  filters?: Record<string, OwnFilter>;
}

/** The calls of one resource that does not follow ra-data-simple-rest's conventions. A missing call is unsupported. */
export interface Endpoint extends Filterable {
  /** The call that sends the list as a file, if there is one. */
  file?: Address;
  /** The call that undoes a change of a record, if changes can be undone. */
  undo?: Address;
  /** Converts the list's filter to what the server accepts for the file; by default it is sent unchanged. */
  fileBody?: (filter: Record<string, unknown>) => object;
  /** Fetches the whole list, or its beginning. */
  list: (signal: AbortSignal) => Promise<WholeList>;
  /** Fetches one page of a list that is longer than one call returns; throws 400 for an unknown filter. */
  page?: (asked: AskedPage, signal: AbortSignal) => Promise<WholeList>;
  /** Filters that only the server can apply: with one of them it cuts the pages of a short list too. */
  served?: readonly string[];
  one?: (id: Id, signal?: AbortSignal) => Promise<ShownRecord>;
  /** Looks records up by id in a list that one call does not return whole; leaves out those that do not exist. */
  some?: (ids: readonly Id[], signal?: AbortSignal) => Promise<ShownRecord[]>;
  create?: (values: FormValues) => Promise<ShownRecord>;
  /** Takes the whole record, and the record as it was before. */
  update?: (id: Id, values: FormValues, before: Record<string, unknown>) => Promise<ShownRecord>;
  remove?: (id: Id) => Promise<void>;
  /** Calls beyond react-admin's nine, by name; each returns the record and may receive the desired state. */
  actions?: Record<string, (id: Id, wanted?: object) => Promise<ShownRecord>>;
  /** The same for several records at once, each in the version that was seen: all of them or none. */
  together?: Record<
    string,
    (records: ReadonlyArray<{ id: Id; version?: unknown }>, wanted: object) => Promise<void>
  >;
  /** Whether an action's response replaces the row, instead of the list being refetched. */
  keepsList?: boolean;
  /** Maps a record from the server to the shape that the screens share. */
  shape: (raw: Raw) => ShownRecord;
}

/** The rows of a list, which a server may return bare or under a key. */
export const rowsOf = (answer: unknown, key: string): Raw[] =>
  Array.isArray(answer) ? (answer as Raw[]) : ((answer as Record<string, Raw[]>)[key] ?? []);

/** A list that a single call returns whole. */
export const wholeOf = (rows: ShownRecord[]): WholeList => ({ rows, total: rows.length });
