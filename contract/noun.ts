import type { Fields, ValueOf } from './fields';

/** The five calls of a catalogue resource, as paths below the API's base address; `:id` is the record's id. */
export interface NounPaths {
  list: string;
  one: string;
  create: string;
  update: string;
  remove: string;
  /** Only where a status can be switched (product.md section 7, diamond packages). */
  toggle?: string;
}

/** A catalogue resource whose writes are multipart with an image. */
export interface Noun {
  /** The one word used for the table, the resource, the folder and the catalogue key. */
  name: string;
  paths: NounPaths;
  /** Key of the array in the list's answer. */
  listKey: string;
  fields: Fields;
  /** Multipart name of the image. */
  imagePart: 'Image' | 'ImageFile';
  /** Multipart names that repeat the id in an update. */
  idParts: readonly string[];
  /** Two date fields: the second must come after the first, and the first not lie in the past when new or changed. */
  window?: { start: string; end: string };
  /** Fields that the server fills and the client only reads. */
  readOnly?: Fields;
}

/** Keeps the literal types of a noun's fields, so that `RecordOf` can read them. */
export const defineNoun = <const N extends Noun>(noun: N) => noun;

/** The paths most resources share: get-all, get, create, update, delete. */
export const verbPaths = (path: string): NounPaths => ({
  list: `${path}/get-all`,
  one: `${path}/get/:id`,
  create: `${path}/create`,
  update: `${path}/update/:id`,
  remove: `${path}/delete/:id`,
});

/** A record as the API answers it; `thumbUrl` is the picture at 160 pixels, for lists. */
export type RecordOf<N> = N extends { fields: infer F extends Fields }
  ? { id: string; imageUrl: string; thumbUrl: string } & { [K in keyof F]: ValueOf<F[K]> } & (N extends {
        readOnly?: infer R extends Fields;
      }
        ? { [K in keyof R]: ValueOf<R[K]> }
        : unknown)
  : never;

/** Puts an id in the place of `:id`. */
export const pathWithId = (path: string, id: string | number): string =>
  path.replace(':id', encodeURIComponent(id));
