import type { Readable } from 'node:stream';

/** Large files, the pictures' neighbour: a folder (disk.ts) or the same S3-compatible bucket (bucket.ts). */
export interface FileStore {
  /**
   * Stores all of a source under its sum, which is known once the source has ended. Durable when the promise resolves; a
   * source that throws leaves nothing, and the error is passed on.
   */
  keep(source: AsyncIterable<Buffer>, sumOf: () => string): Promise<void>;
  /** A file's size in bytes; null when there is none. */
  size(sum: string): Promise<number | null>;
  /** The bytes from one place to another, both included; null when there is no such file. */
  read(sum: string, from: number, to: number): Promise<Readable | null>;
  /** Removes a file by its name in the store; does nothing when it is missing. */
  remove(name: string): Promise<void>;
  /** Names and modification times of everything stored: sums, and the names of partial files. */
  list(): AsyncIterable<{ name: string; changedAt: Date }>;
  /** Bytes that are free where files are kept; null where nobody knows. */
  free: () => Promise<number | null>;
}
