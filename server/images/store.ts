/** Where pictures lie: a folder now, an S3-compatible store behind the same port later. */
export interface ImageStore {
  /** Stores the bytes under the name; durable when the promise resolves. */
  save(name: string, bytes: Buffer): Promise<void>;
  /** Removes a picture; a missing one is no error. */
  remove(name: string): Promise<void>;
  /** The picture's bytes as a stream, or null when there is none. */
  read(name: string): Promise<{ stream: NodeJS.ReadableStream; bytes: number } | null>;
  /** Names and ages of everything stored, for the sweep. */
  list(): AsyncIterable<{ name: string; changedAt: Date }>;
}

const nameForm = /^[a-z0-9-]{8,80}\.webp$/;

/** Whether a text from outside can be a picture's name; keeps paths out of the store. */
export const isImageName = (name: string): boolean => nameForm.test(name);
