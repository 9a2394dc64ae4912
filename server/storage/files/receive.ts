import { createHash } from 'node:crypto';
import { endingOf, type FileEnding, isFileName, largestFile } from '../../../contract/files';
import type { LocalizedText } from '../../../contract/languages';
import { audit } from '../../audit/audit';
import { inTransaction } from '../../db/guard';
import type { Db, Tx } from '../../db/tables';
import type { Actor } from '../../http/types';
import type { Clock } from '../../platform/clock';
import { ApiError, busy } from '../../platform/errors';
import { fileMessages } from '../../platform/messages/files';
import { fileProblem, reserve } from './allowance';
import { isOfKind, signatureBytes } from './kinds';
import type { FileStore } from './store';

/** A file as it was received. */
interface Received {
  sum: string;
  bytes: number;
}
interface Receiving {
  db: Db;
  files: FileStore;
  clock: Clock;
}
interface Upload {
  name: string;
  /** What the caller says its size is; undefined if they do not. */
  length: number | undefined;
  source: AsyncIterable<Buffer>;
  by: Actor;
  /** The most bytes. */
  most?: number;
}

/**
 * Streams an upload into the store, and computes its size and SHA-256 on the way. Throws 400 at the field `file` for a name,
 * content or size that may not be, for more than one person may upload (allowance.ts), and for an upload that was cut off; nothing
 * of it is then kept.
 */
export async function receiveFile(
  deps: Receiving,
  { name, length = 0, source, by, most = largestFile }: Upload,
): Promise<Received> {
  const ending = endingOf(name);
  if (!ending || !isFileName(name)) throw fileProblem(fileMessages.name);
  if (length > most) throw fileProblem(fileMessages.tooLarge);
  const allowed = await reserve(deps, by, length);
  try {
    const isShort = allowed.bytes < most;
    const limit = {
      bytes: Math.min(most, allowed.bytes),
      text: isShort ? fileMessages.tooMuchADay : fileMessages.tooLarge,
    };
    return await keep(deps, measure(source, ending, limit), { name, by });
  } finally {
    allowed.release();
  }
}

async function keep(
  { db, files, clock }: Receiving,
  measured: ReturnType<typeof measure>,
  { name, by }: Pick<Upload, 'name' | 'by'>,
): Promise<Received> {
  await files.keep(measured.stream(), measured.sum);
  const received = { sum: measured.sum(), bytes: measured.bytes() };
  await inTransaction(db, async (tx) => {
    await noteFile(tx, received);
    // Every time, as who publishes the file is none of those who uploaded it.
    await audit(tx, clock, by, {
      action: 'upload',
      resource: 'release-files',
      id: received.sum,
      before: null,
      after: { name, bytes: received.bytes },
    });
  });
  // The sweep may have removed an older copy just before the row was written; the caller then tries again.
  if ((await files.size(received.sum)) !== received.bytes) throw busy();
  return received;
}

/** Counts and hashes a stream as it passes; it throws where the file is refused. */
function measure(
  source: AsyncIterable<Buffer>,
  ending: FileEnding,
  most: { bytes: number; text: LocalizedText },
) {
  const hash = createHash('sha256');
  let bytes = 0;
  let start = Buffer.alloc(0);
  let sum = '';
  async function* stream(): AsyncIterable<Buffer> {
    for await (const chunk of whole(source)) {
      bytes += chunk.length;
      if (bytes > most.bytes) throw fileProblem(most.text);
      if (start.length < signatureBytes) start = Buffer.concat([start, chunk.subarray(0, signatureBytes)]);
      if (start.length >= signatureBytes && !isOfKind(ending, start)) throw fileProblem(fileMessages.content);
      hash.update(chunk);
      yield chunk;
    }
    if (bytes === 0) throw fileProblem(fileMessages.empty);
    if (!isOfKind(ending, start)) throw fileProblem(fileMessages.content);
    sum = hash.digest('hex');
  }
  return { stream, sum: () => sum, bytes: () => bytes };
}

/** A request's body; one that is cut off fails with a message for the caller. */
async function* whole(source: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  try {
    for await (const chunk of source) yield chunk;
  } catch (error) {
    throw error instanceof ApiError ? error : fileProblem(fileMessages.cut);
  }
}

/** Notes that the store has a file. One that was there already begins its time unused again. */
const noteFile = (tx: Tx, { sum, bytes }: Received) =>
  tx
    .insertInto('storedFiles')
    .values({ sum, bytes, unusedSince: null })
    .onConflict((conflict) => conflict.column('sum').doUpdateSet({ unusedSince: null }))
    .execute();
