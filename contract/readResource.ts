import type { Field, Fields } from './fields';
import type { Permission } from './permissions';

/**
 * A list of the back office that only its own actions change, such as payments: read below `/api/admin/` in the dialect of
 * ra-data-simple-rest, paged, sorted, filtered and searched by the server, and sent whole as a file. Plain data, as the client
 * reads it too; the schemas of its rows are in `contract/calls`.
 */
export interface ReadResource {
  /** The path below `admin/`, and the resource's name in react-admin. */
  name: string;
  /** What the history calls an export of it, and whose permissions it belongs to. */
  group: string;
  access: Permission;
  /** The permission to take the list away as a file. */
  exportAccess: Permission;
  /** What the list is filtered by, named as in its rows. */
  fields: Fields;
  /** The fields that it is sorted by. */
  sorts: readonly string[];
  /** The order when nobody asked for one. */
  sort: readonly [field: string, order: 'ASC' | 'DESC'];
  /** The field whose order is that of the ids, where the ids themselves have none. */
  idOrder?: string;
  isSearched: boolean;
  /** Fields that need a permission of their own: null for other readers, who cannot filter or sort by them either. */
  fieldAccess?: Readonly<Record<string, Permission>>;
  /** The most rows of a page, where a row costs more than usual. */
  longestPage?: number;
}

type Declared<F extends Fields, S extends string> = Omit<
  ReadResource,
  'fields' | 'sorts' | 'sort' | 'idOrder'
> & {
  fields: F;
  sorts: readonly S[];
  sort: readonly [field: NoInfer<S>, order: 'ASC' | 'DESC'];
  idOrder?: NoInfer<S>;
};

/** Declares a read resource; a sort by a field that it does not have does not compile. */
export const defineReadResource = <
  const F extends Readonly<Record<string, Field>>,
  const S extends keyof F & string,
  const N extends string,
>(
  resource: Declared<F, S> & { name: N },
): Declared<F, S> & { name: N } => resource;
