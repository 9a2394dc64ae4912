import { createReadStream } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsCoding } from '../http/compression';
import { matchesTag } from '../http/etags';
import { isSame, type Span, spanOf } from '../storage/files/ranges';
import type { SiteFile } from './siteFiles';

/** Sends a file in an accepted encoding, a range of it, or 304. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile) {
  const range = rangeOf(request, file);
  const coded =
    range !== 'whole' ? undefined : file.encodings.find(({ coding }) => acceptsCoding(request, coding));
  const { path, bytes, etag } = coded?.content ?? file;
  reply.header('etag', etag);
  if (matchesTag(request.headers['if-none-match'], etag)) return reply.status(304).send();
  if (range !== 'whole') return sendRange(reply, file, range);
  if (coded) reply.header('content-encoding', coded.coding);
  else reply.header('accept-ranges', 'bytes');
  return reply.header('content-length', bytes).send(createReadStream(path));
}

/**
 * The requested range (RFC 9110 section 14), always of the uncompressed file, so that videos and downloads can resume.
 * A single range is enough for every browser. With `If-Range`, only when the file is unchanged.
 */
const rangeOf = ({ headers }: FastifyRequest, { bytes, etag }: SiteFile): Span | 'whole' | null =>
  isSame(headers['if-range'], etag) ? spanOf(headers.range, bytes) : 'whole';

function sendRange(reply: FastifyReply, { path, bytes }: SiteFile, span: Span | null) {
  if (!span) return reply.status(416).header('content-range', `bytes */${bytes}`).send();
  const { from, to } = span;
  return reply
    .status(206)
    .headers({ 'content-range': `bytes ${from}-${to}/${bytes}`, 'content-length': to - from + 1 })
    .header('accept-ranges', 'bytes')
    .send(createReadStream(path, { start: from, end: to }));
}
