import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import accepts from 'accepts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, matchesTag } from './etags';
import type { App } from './types';

/** In bytes: smaller responses are not worth compressing. */
const threshold = 1024;

/** Brotli's middle setting: shrinks the player list to a tenth in a few milliseconds, off the main thread. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compress = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, quality),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};
export type Coding = keyof typeof compress;

/**
 * Responses that contain tokens next to the caller's input are never compressed, as their length would leak the token
 * (BREACH).
 */
const isCompressible = (request: FastifyRequest, reply: FastifyReply) =>
  /^\/api\/(?!user\/(auth|forgot-password)\/|external\/|docs)/.test(request.routeOptions.url ?? '') &&
  String(reply.getHeader('content-type')).startsWith('application/json') &&
  !reply.hasHeader('content-encoding');

/** The part of a request that says what it accepts. */
type Accepting = Pick<IncomingMessage, 'headers'>;

/** Whether the caller accepts a content coding (RFC 9110 section 12.5.3). */
export const acceptsCoding = (request: Accepting, coding: Coding): boolean =>
  accepts(request as IncomingMessage).encoding(coding) === coding;

/** The content coding to use, brotli first. */
export const codingFor = (request: Accepting): Coding | undefined =>
  (['br', 'gzip'] as const).find((coding) => acceptsCoding(request, coding));

/** Adds a name to the Vary header. */
function vary(reply: FastifyReply, name: string): void {
  const named = String(reply.getHeader('vary') ?? '');
  const all = named.toLowerCase().split(/\s*,\s*/);
  if (!all.includes(name) && !all.includes('*')) reply.header('vary', named ? `${named}, ${name}` : name);
}

/**
 * Compresses JSON responses above 1 kB when the caller accepts it. A route with `isTagged` gets an ETag of what is sent,
 * one per coding, and responds 304 to a caller that has it.
 */
export function registerCompression(app: App): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (typeof payload !== 'string' || !isCompressible(request, reply)) return payload;
    vary(reply, 'accept-encoding');
    const bytes = Buffer.from(payload);
    const coding = bytes.length < threshold ? undefined : codingFor(request);
    const sent = coding ? await compress[coding](bytes) : bytes;
    if (request.routeOptions.config.isTagged && reply.statusCode === 200) {
      const etag = etagOf(sent);
      reply.header('etag', etag);
      if (matchesTag(request.headers['if-none-match'], etag)) {
        reply.status(304);
        // For HEAD the framework sends the length of a body, but not that of a stream.
        return request.method === 'HEAD' ? Readable.from([]) : null;
      }
    }
    if (!coding) return payload;
    reply.headers({ 'content-encoding': coding, 'content-length': sent.length });
    return sent;
  });
}
