import type { Field, Fields } from './fields';
import type { Permission } from './permissions';

/**
 * A back-office list that only its own actions change, such as payments: served below `/api/admin/` in the
 * ra-data-simple-rest dialect, paged, sorted, filtered and searched by the server, and exported whole as a file. Plain
 * data, because the client reads it too; the schemas of its rows are in `contract/calls`.
 */
export interface ReadResource {
  /** The path below `admin/`, and the resource's name in react-admin. */
  name: string;
  /** What the history calls an export of it, and whose permissions apply to it. */
  group: string;
  access: Permission;
  /** The permission to export the list as a file. */
  exportAccess: Permission;
  /** Fields the list is filtered by, named as in its rows. */
  fields: Fields;
  /** Fields it can be sorted by. */
  sorts: readonly string[];
  /** The default order. */
  sort: readonly [field: string, order: 'ASC' | 'DESC'];
  /** The field that stands in for the order of ids, where the ids themselves have none. */
  idOrder?: string;
  isSearched: boolean;
  /** Whether its file has contacts of players, for readers who see them. */
  hasContacts?: true;
  /** Fields that require their own permission: other readers get null, and cannot filter or sort by them. */
  fieldAccess?: Readonly<Record<string, Permission>>;
  /** The maximum rows per page, where a row costs more than usual. */
  longestPage?: number;
}

/** What a list needs to be read and shown; without a permission to export it, it cannot be exported. */
export type ListedResource = Omit<ReadResource, 'group' | 'exportAccess'> & { exportAccess?: Permission };

type Declared<F extends Fields, S extends string> = Omit<
  ReadResource,
  'fields' | 'sorts' | 'sort' | 'idOrder'
> & {
  fields: F;
  sorts: readonly S[];
  sort: readonly [field: NoInfer<S>, order: 'ASC' | 'DESC'];
  idOrder?: NoInfer<S>;
};

/** Declares a read resource; sorting by a field it lacks does not compile. */
export const defineReadResource = <
  const F extends Readonly<Record<string, Field>>,
  const S extends keyof F & string,
  const N extends string,
>(
  resource: Declared<F, S> & { name: N },
): Declared<F, S> & { name: N } => resource;

/** The English versions of a row's texts, which share the place of the Vietnamese. */
type English<Row> = keyof Row & `${keyof Row & string}En`;

/** The fields of a row that people read, by which its columns and labels are declared. */
export type RowField<Row> = Exclude<keyof Row & string, 'id' | 'version' | English<Row>>;
