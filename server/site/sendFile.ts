import { createReadStream } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsCoding } from '../http/compression';
import { matchesTag } from '../http/etags';
import type { SiteFile } from './siteFiles';

/** Sends a file in an accepted encoding, a range of it, or 304. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile) {
  const range = rangeOf(request, file);
  const coded = range ? undefined : file.encodings.find(({ coding }) => acceptsCoding(request, coding));
  const { path, bytes, etag } = coded?.content ?? file;
  reply.header('etag', etag);
  if (matchesTag(request.headers['if-none-match'], etag)) return reply.status(304).send();
  if (range) return sendRange(reply, file, range);
  if (coded) reply.header('content-encoding', coded.coding);
  else reply.header('accept-ranges', 'bytes');
  return reply.header('content-length', bytes).send(createReadStream(path));
}

interface Range {
  start: number;
  end: number;
}

/**
 * The requested range (RFC 9110 section 14), always of the uncompressed file, so that videos and downloads can resume.
 * A single range is enough for every browser. With `If-Range`, only when the file is unchanged.
 */
function rangeOf({ headers }: FastifyRequest, { bytes, etag }: SiteFile): Range | null {
  if (headers['if-range'] && headers['if-range'] !== etag) return null;
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (!first && !last) return null;
  if (!first) return { start: Math.max(0, bytes - Number(last)), end: bytes - 1 };
  return { start: Number(first), end: last ? Math.min(Number(last), bytes - 1) : bytes - 1 };
}

function sendRange(reply: FastifyReply, { path, bytes }: SiteFile, { start, end }: Range) {
  if (start > end) return reply.status(416).header('content-range', `bytes */${bytes}`).send();
  return reply
    .status(206)
    .headers({ 'content-range': `bytes ${start}-${end}/${bytes}`, 'content-length': end - start + 1 })
    .header('accept-ranges', 'bytes')
    .send(createReadStream(path, { start, end }));
}
