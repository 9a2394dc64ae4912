/** Where pictures lie: a folder (disk.ts), or an S3-compatible bucket (s3.ts). */
export interface ImageStore {
  /** Where browsers find the pictures themselves; without it they are served from `/images/`. */
  publicUrl?: string;
  /** Stores the bytes under the name; durable when the promise resolves. */
  save(name: string, bytes: Buffer): Promise<void>;
  /** Removes a picture; a missing one is no error. */
  remove(name: string): Promise<void>;
  /** The picture's bytes as a stream, or null when there is none. */
  read(name: string): Promise<{ stream: NodeJS.ReadableStream; bytes: number } | null>;
  /** Names and ages of everything stored, for the sweep. */
  list(): AsyncIterable<{ name: string; changedAt: Date }>;
  /** The id of the installation that the store belongs to; null while none has written its own. */
  owner(): Promise<string | null>;
  setOwner(id: string): Promise<void>;
}

/** A picture as the sweep sees it. */
export interface StoredPicture {
  /** Its own file and its small one's. */
  files: string[];
  changedAt: Date;
}

/** Where a store keeps its owner's id, beside the pictures; no picture has such a name. */
export const ownerFile = '.installation';

const nameForm = /^[a-z0-9-]{8,80}\.webp$/;

/** Whether a text from outside can be a picture's name; keeps paths out of the store. */
export const isImageName = (name: string): boolean => nameForm.test(name);

/** A picture's small one lies beside it, under a name made of the picture's, so that rows need name one of the two. */
export const smallName = (name: string): string => name.replace(/\.webp$/, '-s.webp');

/** The picture that a name belongs to: the name itself, or that of which it is the small one. */
export const fullName = (name: string): string => name.replace(/-s\.webp$/, '.webp');
