import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ApiError, malformed } from '../../platform/errors';
import { catalogMessages } from '../../platform/messages/catalog';
import { common } from '../../platform/messages/common';
import { thrown } from '../../platform/thrown';
import { imageProblem } from './recode';

/** A parsed multipart request: texts by part name, and the image's bytes if one was sent. */
export interface Form {
  texts: Map<string, string>;
  /** Parts dropped because their text exceeds every field's limit. */
  cut: Set<string>;
  image: Buffer | null;
}

/**
 * Parses a form. The image goes to a temporary file rather than memory, as many slow uploads may run at once; the file
 * is always deleted. Unknown parts are skipped.
 */
export async function readForm(request: FastifyRequest, imagePart: string): Promise<Form> {
  if (!request.isMultipart()) throw new ApiError(415, common.wrongType);
  const connection = watchConnection(request.raw);
  const folder = await mkdtemp(join(tmpdir(), `outline-upload-${process.pid}-`));
  try {
    return await readParts(request, imagePart, folder, connection);
  } catch (error) {
    throw toProblem(error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Connection {
  /** Rejects when the caller disconnects before the end of the body. */
  aborted: Promise<never>;
  signal: AbortSignal;
}

/**
 * The plugin notices an aborted body only while it reads; without this, one aborted earlier would wait indefinitely.
 */
function watchConnection(raw: IncomingMessage): Connection {
  const control = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    const leave = () => {
      if (raw.readableEnded) return;
      control.abort();
      reject(malformed());
    };
    if (raw.destroyed) leave();
    else raw.once('close', leave);
  });
  aborted.catch(() => undefined);
  return { aborted, signal: control.signal };
}

async function readParts(
  request: FastifyRequest,
  imagePart: string,
  folder: string,
  { aborted, signal }: Connection,
): Promise<Form> {
  const texts = new Map<string, string>();
  const cut = new Set<string>();
  const file = join(folder, 'image');
  const parts = request.parts();
  let given = false;
  for (;;) {
    const { done, value: part } = await Promise.race([parts.next(), aborted]);
    if (done) break;
    if (part.type === 'field') {
      if (part.fieldnameTruncated) throw malformed(common.tooLarge);
      if (part.valueTruncated) cut.add(part.fieldname);
      else texts.set(part.fieldname, String(part.value));
    } else if (part.fieldname === imagePart) {
      if (given) throw imageProblem(catalogMessages.oneImage);
      given = await receive(part, file, signal);
    } else {
      part.file.resume();
    }
  }
  return { texts, cut, image: given ? await readFile(file) : null };
}

/** Streams the image to the file; false for the empty part of a form without a chosen file. */
async function receive(part: MultipartFile, path: string, signal: AbortSignal): Promise<boolean> {
  const target = createWriteStream(path, { mode: 0o600 });
  await pipeline(part.file, target, { signal });
  if (part.file.truncated) throw imageProblem(catalogMessages.imageTooLarge);
  return target.bytesWritten > 0;
}

/**
 * The plugin reports truncated or malformed bodies as plain errors; all of them are the caller's fault
 * (docs/security.md 30).
 */
function toProblem(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  const { code, message } = thrown(error);
  if (code === 'FST_REQ_FILE_TOO_LARGE') return imageProblem(catalogMessages.imageTooLarge);
  if (/LIMIT|TOO_LARGE/.test(code)) return new ApiError(413, common.tooLarge);
  if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return new ApiError(415, common.wrongType);
  // The plugin calls a boundary that is too long a "needle".
  const shapeless = /multipart|boundary|needle|unexpected end|malformed|premature|aborted|prototype/i;
  if (
    code.startsWith('FST_') ||
    code.startsWith('ERR_STREAM') ||
    code === 'ABORT_ERR' ||
    code === 'ECONNRESET' ||
    shapeless.test(message)
  ) {
    return malformed();
  }
  return error;
}
