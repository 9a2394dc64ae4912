import type { ColumnOf, Field, Fields, ValueOf } from './fields';
import type { LocalizedText } from './languages';
import type { ResourceAccess } from './permissions';
import type { Publication } from './publication';

/** Paths of a catalogue resource's five calls below the API's base URL; `:id` is the record's id. */
export interface ResourcePaths {
  list: string;
  one: `${string}/:id`;
  create: string;
  update: `${string}/:id`;
  remove: `${string}/:id`;
}

/** Two date fields: the second must be after the first, and the first must not be in the past when new or changed, unless it may. */
export interface Window<Start extends string = string, End extends string = string> {
  start: Start;
  end: End;
  /** Message for a start in the past; without it a start may be there. */
  past?: LocalizedText;
  /** Message for an end that is not after the start. */
  order: LocalizedText;
}

/** A flag that one call toggles (product.md section 7, diamond packages). */
export interface Toggle<Flag extends string = string> {
  field: Flag;
  path: `${string}/:id/${string}`;
}

/** A resource of the back office, as seen by generic code. */
export interface Resource {
  /** The name used for the resource, its paths and its texts. */
  name: string;
  /** The table name, in camelCase. */
  table: string;
  access: ResourceAccess;
  fields: Fields;
  window?: Window;
  /** Columns with a default that no form changes. */
  readOnly?: Fields;
  /** Fields the server computes (server/resources/counted.ts). */
  counted?: Fields;
  /** Fields that say what a player may be given at a time; too much is refused at them, whichever call writes it. */
  gives?: readonly string[];
  /** What is wrong when a constraint of the table refuses a write, by the constraint's name. */
  constraints?: Readonly<Record<string, { field: string; message: LocalizedText }>>;
  /**
   * What is wrong with a record whose fields are each right, by field; the server calls it with the whole record before each
   * write. A row's field is `rows.0.field`.
   */
  check?(record: Readonly<Record<string, unknown>>): Readonly<Record<string, LocalizedText | undefined>>;
}

/** A specified resource: multipart calls with an image (product.md section 7). */
export interface FormResource extends Resource {
  paths: ResourcePaths;
  /** Key of the array in the list's response. */
  listKey: string;
  /** Multipart name of the image. */
  imagePart: 'Image' | 'ImageFile';
  /** Multipart names under which an update repeats the id. */
  idParts: readonly string[];
  toggle?: Toggle;
}

/** A later resource: uses the ra-data-simple-rest dialect below `/api/admin/`, paged by the server. */
export interface RestResource extends Resource {
  /** Text fields that the list's search covers; of a localized text, its English version is searched too. */
  search: readonly string[];
  /** Whether records have a picture; without it there is no column for one. */
  picture?: 'required' | 'optional';
  /** A change of a record needs a reason typed by the person, as it changes money or rights (studio.md). */
  reasoned?: true;
  /** Its records are drafts: players see what was published of them (server/content). */
  publication?: Publication;
}

/**
 * The field that names a record where records of several resources are listed: the first text that its search covers. The
 * specified resources have a name.
 */
export const titleField = (resource: FormResource | RestResource): string =>
  'search' in resource ? (resource.search[0] ?? 'id') : 'name';

/** The last row a list can page to; beyond it the list must be filtered (decisions.md, New resources). */
export const lastListedRow = 10_000;

/** Maximum rows that one call returns of a list that the server pages. */
export const longestPage = 1000;

/** Appended to the total in `Content-Range` when a search matches more than the list can page to. */
export const moreMark = '+';

/** Name of a field's multipart part: capitalised, as specified (product.md section 7). */
export const partOf = (field: string): string => field.charAt(0).toUpperCase() + field.slice(1);

/** Multipart name of the version an update is based on (decisions.md, Versions). */
export const versionPart = 'Version';

type NamesOf<F extends Fields, K extends Field['kind']> = {
  [N in keyof F]: F[N]['kind'] extends K ? N : never;
}[keyof F] &
  string;
type None = Record<never, Field>;

/** Input of a resource definition; a window, toggle or search over an unknown field does not compile. */
type Definition<B extends Resource, Name, Table, F extends Fields, R, C, W extends string> = Omit<
  B,
  'name' | 'table' | 'fields' | 'window' | 'toggle' | 'search' | 'picture' | 'readOnly' | 'counted' | 'check'
> & {
  name: Name;
  /** Needed when the name has more than one word. */
  table?: Table;
  fields: F;
  window?: Window<W, W>;
  readOnly?: R;
  counted?: C;
  check?: (
    record: { readonly [K in keyof NoInfer<F>]: ValueOf<F[K]> },
  ) => ReturnType<NonNullable<Resource['check']>>;
};

/** Defines a specified resource, preserving the literal types of its name and fields for `RecordOf` and `RowOf`. */
export const defineFormResource = <
  const Name extends string,
  F extends Fields,
  const Table extends string = Name,
  R extends Fields = None,
  C extends Fields = None,
  const W extends NamesOf<F, 'date'> = never,
  const T extends NamesOf<F, 'flag'> = never,
>(
  definition: Definition<FormResource, Name, Table, F, R, C, W> & { toggle?: Toggle<T> },
) => ({ ...definition, table: (definition.table ?? definition.name) as Table });

/** Defines a later resource; see `defineFormResource`. */
export const defineRestResource = <
  const Name extends string,
  F extends Fields,
  const Table extends string = Name,
  R extends Fields = None,
  C extends Fields = None,
  const W extends NamesOf<F, 'date'> = never,
  const P extends NonNullable<RestResource['picture']> = never,
>(
  definition: Definition<RestResource, Name, Table, F, R, C, W> & {
    search: ReadonlyArray<NamesOf<NoInfer<F>, 'text' | 'markdown' | 'slug' | 'link'>>;
    picture?: P;
  },
) => ({ ...definition, table: (definition.table ?? definition.name) as Table });

/** The flag of a resource's toggle; `never` without one. */
export type FlagOf<N> = N extends { toggle?: Toggle<infer T> } ? T : never;
/** The dates of a resource's window; `never` without one. */
export type WindowOf<N> = N extends { window?: Window<infer W> } ? W : never;
/** Whether records have a picture; always true for specified resources. */
export type HasPicture<N> = N extends { imagePart: string }
  ? true
  : N extends { picture?: infer P }
    ? [Extract<P, string>] extends [never]
      ? false
      : true
    : false;

/** The paths most resources use: get-all, get, create, update, delete. */
export const verbPaths = (path: string): ResourcePaths => ({
  list: `${path}/get-all`,
  one: `${path}/get/:id`,
  create: `${path}/create`,
  update: `${path}/update/:id`,
  remove: `${path}/delete/:id`,
});

const basePath = ({ paths }: Pick<FormResource, 'paths'>) => paths.list.replace(/\/get-all$/, '');
/** The call that sends the list of a specified resource as a file; its sibling returns the list as JSON. */
export const exportPath = (resource: Pick<FormResource, 'paths'>): string => `${basePath(resource)}/export`;
/** The call that undoes a change of a specified resource's record. */
export const undoPath = (resource: Pick<FormResource, 'paths'>): string => `${basePath(resource)}/undo`;

/** All fields of a record, by name. */
export const shownFields = ({
  fields,
  readOnly,
  counted,
}: Pick<Resource, 'fields' | 'readOnly' | 'counted'>): Fields => ({
  ...fields,
  ...readOnly,
  ...counted,
});

interface Typed<F extends Fields, R extends Fields, C extends Fields> {
  fields: F;
  readOnly?: R;
  counted?: C;
}
type Values<F extends Fields> = { [K in keyof F]: ValueOf<F[K]> };

/**
 * A record as the API returns it; `thumbUrl` is the picture at 160 pixels, for lists, and `version` is incremented by
 * each write of the back office.
 */
export type RecordOf<N> =
  N extends Typed<infer F, infer R, infer C>
    ? { id: string; version: number; imageUrl: string; thumbUrl: string } & Values<F> & Values<R> & Values<C>
    : never;

/** The columns of a resource's fields. */
export type RowOf<N extends { fields: Fields }> = {
  [K in keyof N['fields']]: ColumnOf<N['fields'][K]>;
};
/** Columns with a database default. */
export type DefaultsOf<N> =
  N extends Typed<Fields, infer R, Fields> ? { [K in keyof R]: ColumnOf<R[K]> } : never;

/** Replaces `:id` with the id. */
export const pathWithId = (path: string, id: string | number): string =>
  path.replace(':id', encodeURIComponent(id));
