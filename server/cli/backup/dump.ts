import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { runTool } from './postgresTools';

/** Where a backup's database comes from. */
export type DatabaseSource =
  | { kind: 'embedded'; dump: () => Promise<Blob> }
  /** The environment provides the paths of the programs. */
  | { kind: 'PostgreSQL'; url: string; env: NodeJS.ProcessEnv; signal?: AbortSignal };

/** A restore writes it again, so that a copy never passes for the original, even when the restore is interrupted. */
const notDumped = 'operations';

/** Passes one consistent copy of the database to `write`, while others write to the database. */
export async function dumpDatabase<T>(
  source: DatabaseSource,
  write: (content: NodeJS.ReadableStream) => Promise<T>,
): Promise<T> {
  if (source.kind === 'embedded') {
    const archive = await source.dump();
    return write(Readable.fromWeb(archive.stream() as ReadableStream));
  }
  const without = `--exclude-table-data=public.${notDumped}`;
  const options = ['--format=custom', '--no-owner', '--no-privileges', '--no-comments', without];
  return runTool('pg_dump', source, options, write);
}
