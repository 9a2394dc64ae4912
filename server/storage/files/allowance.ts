import { sql } from 'kysely';
import { largestFile, uploadsADay } from '../../../contract/files';
import type { LocalizedText } from '../../../contract/languages';
import type { Db } from '../../db/tables';
import type { Actor } from '../../http/types';
import { addMs, type Clock, days } from '../../platform/clock';
import { busy, invalid } from '../../platform/errors';
import { fileMessages } from '../../platform/messages/files';
import type { FileStore } from './store';

/** Bytes that stay free on the disk, for the database, pictures and logs beside the files. */
export const keptFree = 1_000_000_000;
/** Seconds until a full disk is worth another try. */
const untilFreed = 600;

/** An upload that runs in this process: by whom, and what it may still write. */
interface Running {
  by: string;
  bytes: number;
}
const running = new Set<Running>();
const sum = (uploads: readonly Running[]) => uploads.reduce((total, { bytes }) => total + bytes, 0);

/** The 400 about a file that was refused. */
export const fileProblem = (text: LocalizedText) => invalid({ file: [text] }, text);

/** What an upload may write. */
interface Allowance {
  bytes: number;
  /** Ends it, however the upload ended. */
  release: () => void;
}

/**
 * Reserves room for an upload of a size, at most the largest one where the caller does not say it. Throws 400 at the field `file`
 * when the person would have uploaded too much in 24 hours, and 503 when the disk would have too little left.
 */
export async function reserve(
  { db, files, clock }: { db: Db; files: FileStore; clock: Clock },
  { id }: Pick<Actor, 'id'>,
  length: number,
): Promise<Allowance> {
  const others = [...running];
  const mine = { by: id, bytes: length || largestFile };
  // Before anything is awaited, so that of two at once the later one counts the earlier one.
  running.add(mine);
  const release = () => void running.delete(mine);
  try {
    // An upload that ends meanwhile may be counted twice, and none is missed.
    const left = uploadsADay - sum(others.filter(({ by }) => by === id)) - (await usedBy(db, id, clock));
    if (!length) mine.bytes = Math.min(mine.bytes, left);
    if (mine.bytes <= 0 || mine.bytes > left) throw fileProblem(fileMessages.tooMuchADay);
    const free = await files.free();
    if (free !== null && free - sum(others) - mine.bytes < keptFree)
      throw busy(untilFreed, fileMessages.diskFull);
    return { bytes: mine.bytes, release };
  } catch (error) {
    release();
    throw error;
  }
}

/** The bytes that a person has uploaded in the last 24 hours, by the history. */
async function usedBy(db: Db, id: string, clock: Clock): Promise<number> {
  const { bytes } = await db
    .selectFrom('audits')
    .select(sql<string>`coalesce(sum((after->>'bytes')::bigint), 0)`.as('bytes'))
    .where('userId', '=', id)
    .where('at', '>', addMs(clock.now(), -days(1)))
    .where('resource', '=', 'release-files')
    .where('action', '=', 'upload')
    .executeTakeFirstOrThrow();
  return Number(bytes);
}
