import type { ColumnOf, Field, Fields, ValueOf } from './fields';
import type { LocalizedText } from './languages';
import type { ResourceAccess } from './permissions';

/** The five calls of a catalogue resource, as paths below the API's base address; `:id` is the record's id. */
export interface ResourcePaths {
  list: string;
  one: string;
  create: string;
  update: string;
  remove: string;
}

/** Two date fields: the second comes after the first, and the first not lie in the past when it is new or changed. */
export interface Window<Start extends string = string, End extends string = string> {
  start: Start;
  end: End;
  /** The message at the start when it is in the past. */
  past: LocalizedText;
  /** The message at the end when it is not after the start. */
  order: LocalizedText;
}

/** A status that one call switches to its opposite (product.md section 7, diamond packages). */
export interface Toggle<Flag extends string = string> {
  field: Flag;
  path: string;
}

/** A resource of the back office, as code that serves all of them sees it. */
export interface Resource {
  /** The one word used for the resource, its addresses and its texts. */
  name: string;
  /** Its table: the name in camelCase. */
  table: string;
  access: ResourceAccess;
  fields: Fields;
  window?: Window;
  /** Columns with a default that no form changes. */
  readOnly?: Fields;
  /** Fields that the server counts from elsewhere (server/catalog/counted.ts). */
  counted?: Fields;
}

/** One of the specified resources: its calls are multipart with an image (product.md section 7). */
export interface FormResource extends Resource {
  paths: ResourcePaths;
  /** Key of the array in the list's response. */
  listKey: string;
  /** Multipart name of the image. */
  imagePart: 'Image' | 'ImageFile';
  /** Multipart names that repeat the id in an update. */
  idParts: readonly string[];
  toggle?: Toggle;
}

/** A later resource: it speaks the dialect of ra-data-simple-rest below `/api/admin/` and is paged by the server. */
export interface RestResource extends Resource {
  /** Text fields that the list's search looks into. */
  search: readonly string[];
  /** Whether a record has a picture; without it there is no column for one. */
  picture?: 'required' | 'optional';
}

/** A page of a list holds rows up to this one; beyond it a list is narrowed by its filter (decisions.md, New resources). */
export const lastListedRow = 10_000;

/** Name of a field's multipart part: capitalised, as specified (product.md section 7). */
export const partOf = (field: string): string => field.charAt(0).toUpperCase() + field.slice(1);

/** Multipart name of the version that an update was made from (decisions.md, Versions). */
export const versionPart = 'Version';

type NamesOf<F extends Fields, K extends Field['kind']> = {
  [N in keyof F]: F[N]['kind'] extends K ? N : never;
}[keyof F] &
  string;
type None = Record<never, Field>;

/** What a resource's own file says; a window, a toggle or a search over a field that is not there does not compile. */
type Definition<B extends Resource, Name, Table, F extends Fields, R, C, W extends string> = Omit<
  B,
  'name' | 'table' | 'fields' | 'window' | 'toggle' | 'search' | 'picture' | 'readOnly' | 'counted'
> & {
  name: Name;
  /** Only where the name is no word of one piece. */
  table?: Table;
  fields: F;
  window?: Window<W, W>;
  readOnly?: R;
  counted?: C;
};

/** A specified resource that keeps the literal types of its name and fields, for `RecordOf` and `RowOf` to read. */
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

/** A later resource, in the dialect of ra-data-simple-rest; as `defineFormResource`. */
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
    search: ReadonlyArray<NamesOf<NoInfer<F>, 'text'>>;
    picture?: P;
  },
) => ({ ...definition, table: (definition.table ?? definition.name) as Table });

/** The flag that a resource's toggle switches; never without one. */
export type FlagOf<N> = N extends { toggle?: Toggle<infer T> } ? T : never;
/** The dates of a resource's window; never without one. */
export type WindowOf<N> = N extends { window?: Window<infer W> } ? W : never;
/** Whether a resource's records have a picture: always among the specified ones. */
export type HasPicture<N> = N extends { imagePart: string }
  ? true
  : N extends { picture?: infer P }
    ? [Extract<P, string>] extends [never]
      ? false
      : true
    : false;

/** The paths most resources share: get-all, get, create, update, delete. */
export const verbPaths = (path: string): ResourcePaths => ({
  list: `${path}/get-all`,
  one: `${path}/get/:id`,
  create: `${path}/create`,
  update: `${path}/update/:id`,
  remove: `${path}/delete/:id`,
});

/** Every field that a record shows, by name. */
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
 * A record as the API returns it; `thumbUrl` is the picture at 160 pixels, for lists, and `version` rises with each
 * write of the staff.
 */
export type RecordOf<N> =
  N extends Typed<infer F, infer R, infer C>
    ? { id: string; version: number; imageUrl: string; thumbUrl: string } & Values<F> & Values<R> & Values<C>
    : never;

/** The columns of a resource's fields. */
export type RowOf<N extends { fields: Fields }> = {
  [K in keyof N['fields']]: ColumnOf<N['fields'][K]>;
};
/** The columns that the database gives a value when a row is made. */
export type DefaultsOf<N> =
  N extends Typed<Fields, infer R, Fields> ? { [K in keyof R]: ColumnOf<R[K]> } : never;

/** Puts an id in the place of `:id`. */
export const pathWithId = (path: string, id: string | number): string =>
  path.replace(':id', encodeURIComponent(id));
