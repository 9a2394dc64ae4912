import { sharedOf } from '../../../contract/sharing';

/** Picture storage: a folder (disk.ts) or an S3-compatible bucket (s3.ts). */
export interface ImageStore {
  /** Public URL of the pictures; without it they are served from `/images/`. */
  publicUrl?: string;
  /** Stores the bytes under the name; durable when the promise resolves. */
  save(name: string, bytes: Buffer): Promise<void>;
  /** Removes a picture; does nothing when it is missing. */
  remove(name: string): Promise<void>;
  /** The picture's bytes as a stream, or null when there is none. */
  read(name: string): Promise<{ stream: NodeJS.ReadableStream; bytes: number } | null>;
  /** Names and modification times of everything stored, for the sweep. */
  list(): AsyncIterable<{ name: string; changedAt: Date }>;
  /** The id of the installation that owns the store; null when none has claimed it. */
  owner(): Promise<string | null>;
  setOwner(id: string): Promise<void>;
  /** The list of erased players, kept beside the pictures so that it outlives the database; null without one. */
  erased(): Promise<string | null>;
  setErased(list: string): Promise<void>;
}

/** A picture as the sweep sees it. */
export interface StoredPicture {
  /** The picture's file, and those made of it. */
  files: string[];
  changedAt: Date;
}

/** File that holds the owner's id; not a valid picture name. */
export const ownerFile = '.installation';
/** File with the list of erased players; no valid picture name either. */
export const erasedFile = '.erased';

const nameForm = /^[a-z0-9-]{8,80}\.webp$/;

/** Whether external text is a valid picture name; prevents path traversal. */
export const isImageName = (name: string): boolean => nameForm.test(name);

/** The thumbnail's name, derived from the picture's, so that rows store only one. */
export const smallName = (name: string): string => name.replace(/\.webp$/, '-s.webp');

/** The picture's name, given that of any file made of it. */
export const fullName = (name: string): string => name.replace(/(?:-s\.webp|-share\.jpg)$/, '.webp');

/** The names of pictures and of what is made of them, as a pattern. */
export const storedNames = `[a-z0-9-]{8,80}(?:\\.webp|${sharedOf('.webp').replace('.', '\\.')})`;
const storedForm = new RegExp(`^${storedNames}$`);

/** Whether external text is such a name. */
export const isStoredName = (name: string): boolean => storedForm.test(name);

/** The media type of a stored file; not every network shows WebP for a shared link. */
export const imageType = (name: string): string => (isImageName(name) ? 'image/webp' : 'image/jpeg');
