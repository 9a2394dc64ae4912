import type { ColumnType, Generated } from 'kysely';
import type { AnyResource, CatalogResource, RestResourceOf } from '../../contract/catalog';
import type { DefaultsOf, HasPicture, RowOf } from '../../contract/resource';

/** Columns of every catalogue table, in addition to its own fields. */
interface CatalogColumns {
  id: string;
  /** File name in the image store. */
  image: string;
  createdAt: Date;
  updatedAt: Date;
  /** Incremented by each write of the back office. */
  version: Generated<number>;
}
/** The columns of a resource's fields; lists are written as JSON text. */
type Columns<N extends AnyResource> = {
  [K in keyof RowOf<N>]: RowOf<N>[K] extends readonly unknown[]
    ? ColumnType<RowOf<N>[K], string, string>
    : RowOf<N>[K];
};
/** A catalogue table; the columns are derived from the contract. */
type CatalogTable<N extends CatalogResource> = CatalogColumns &
  Columns<N> & { [K in keyof DefaultsOf<N>]: Generated<DefaultsOf<N>[K]> };
export type CatalogTables = { [N in CatalogResource as N['table']]: CatalogTable<N> };
/** A later resource's table; `image` only when it has one. */
type RestTable<N extends RestResourceOf> = Omit<CatalogColumns, 'image'> &
  (HasPicture<N> extends true ? Pick<CatalogColumns, 'image'> : unknown) &
  Columns<N> & { [K in keyof DefaultsOf<N>]: Generated<DefaultsOf<N>[K]> };
export type RestTables = { [N in RestResourceOf as N['table']]: RestTable<N> };
