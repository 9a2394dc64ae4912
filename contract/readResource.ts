import type { Fields } from './fields';
import { namesIn } from './named';

import type { Permission } from './permissions';
import { filterOf, type ReadField, type ReadFields } from './readFields';

export type SortOrder = 'ASC' | 'DESC';

/** What a list that is only read declares; the rest comes from its fields. */
interface Declared {
  /** The path below `admin/`, and the resource's name in react-admin. */
  name: string;
  access: Permission;
  /** The permission to export the list as a file; without one it cannot be exported. */
  exportAccess?: Permission;
  /** The fields of its rows besides the id, in the order of the file for machines. */
  fields: ReadFields;
  /** The fields that people read first, where their order is not that of `fields`. */
  order?: readonly string[];
  /** What it is filtered by that its rows do not have. */
  filters?: Fields;
  /** The default order. */
  sort: readonly [field: string, order: SortOrder];
  /** The field that stands in for the order of ids, where the ids themselves have none. */
  idOrder?: string;
  isSearched: boolean;
  /** Whether its file has contacts of players, for readers who see them. */
  hasContacts?: true;
  /** The maximum rows per page, where a row costs more than usual. */
  longestPage?: number;
}

/** What a list needs to be read and shown. */
export interface ListedResource extends Declared {
  /** Fields the list is filtered by, named as in its rows. */
  filters: Fields;
  /** Fields it can be sorted by. */
  sorts: readonly string[];
  /** Fields that require their own permission: other readers get null, and cannot filter or sort by them. */
  fieldAccess: Readonly<Record<string, Permission>>;
  /** The name of its labels, where the list's own name is an address. */
  labels?: string;
}

/**
 * A back-office list that only its own actions change, such as payments: served below `/api/admin/` in the
 * ra-data-simple-rest dialect, paged, sorted, filtered and searched by the server, and exported whole as a file. Plain
 * data, because the client reads it too; `readRow` makes the schema of its rows.
 */
export interface ReadResource extends ListedResource {
  /** What the history calls an export of it, and whose permissions apply to it. */
  group: string;
  exportAccess: Permission;
}

/** The names of the fields that the list can be sorted by. */
type SortOf<F> = { [K in keyof F & string]: F[K] extends { sort: true } ? K : never }[keyof F & string];
/** The names of the fields that people see. */
export type ShownOf<F> = { [K in keyof F & string]: F[K] extends { notShown: true } ? never : K }[keyof F &
  string];
/** The names of the fields that are columns. */
export type ColumnOf<F> = { [K in ShownOf<F>]: F[K] extends { beside: string } ? never : K }[ShownOf<F>];

type DeclaredBy<F extends ReadFields, N extends string, D> = Omit<
  D,
  'name' | 'fields' | 'order' | 'sort' | 'idOrder' | 'sorts' | 'filters' | 'fieldAccess'
> & {
  name: N;
  fields: F & { readonly [K in keyof F]: { beside?: ColumnOf<F> } };
  order?: ReadonlyArray<NoInfer<ShownOf<F>>>;
  filters?: Fields;
  sort: readonly [field: NoInfer<SortOf<F>>, order: SortOrder];
  idOrder?: NoInfer<SortOf<F>>;
};
/** A list as declared, with what its fields say about it. */
type Listed<F extends ReadFields, N extends string, D> = Omit<D, 'name' | 'fields' | 'sorts'> & {
  name: N;
  fields: F;
  sorts: ReadonlyArray<SortOf<F>>;
};

function listed<D extends Declared>(declared: D) {
  const { fields, filters = {}, sort } = declared;
  const those = (is: (field: ReadField) => unknown) =>
    namesIn(fields).filter((name) => fields[name] && is(fields[name]));
  const of = <T>(value: (field: ReadField) => T | undefined): Record<string, T> =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => {
        const own = value(field);
        return own === undefined ? [] : [[name, own]];
      }),
    );
  return {
    ...declared,
    filters: { ...of(filterOf), ...filters },
    // The default one is the first that a phone offers.
    sorts: [sort[0], ...those((field) => field.sort).filter((name) => name !== sort[0])],
    fieldAccess: of(({ access }) => access),
  };
}

/** Declares a list without calls of its own; a list that needs more than `defineReadResource` says which. */
export const defineListedResource = <const F extends ReadFields, const N extends string>(
  declared: DeclaredBy<F, N, ListedResource>,
) => listed(declared as unknown as Declared) as unknown as Listed<F, N, ListedResource>;

/**
 * Declares a read resource. A field without its label does not compile unless it is not shown, nor does an order by a
 * field that the list cannot be sorted by, or a place beside a field that is no column.
 */
export const defineReadResource = <const F extends ReadFields, const N extends string>(
  declared: DeclaredBy<F, N, ReadResource>,
) => listed(declared as unknown as ReadResource) as unknown as Listed<F, N, ReadResource>;

/** The columns of the file for machines. */
export const headingsOf = <F extends ReadFields>({
  fields,
}: {
  fields: F;
}): Array<'id' | (keyof F & string)> => [
  'id',
  ...namesIn(fields).filter((name) => name !== 'id' && !fields[name]?.notInFile),
];

/** The fields that people see, in their order: columns, and the fields in their cells. */
export function peopleFields({ fields, order = [] }: Pick<ListedResource, 'fields' | 'order'>): string[] {
  const shown = Object.keys(fields).filter((name) => !fields[name]?.notShown);
  return [...order, ...shown.filter((name) => !order.includes(name))];
}

/** The English versions of a row's texts, which share the place of the Vietnamese. */
type English<Row> = keyof Row & `${keyof Row & string}En`;

/** The fields of a row that people read, by which facts and small tables are declared. */
export type RowField<Row> = Exclude<keyof Row & string, 'id' | 'version' | English<Row>>;
