import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import accepts from 'accepts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './types';

/** Smaller responses are not worth compressing. */
const threshold = 1024;

/** Brotli's middle setting: shrinks the player list to a tenth in a few milliseconds, off the main thread. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compress = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, quality),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};
type Coding = keyof typeof compress;

/**
 * Responses that contain tokens next to the caller's input are never compressed, as their length would leak the token
 * (BREACH). One with an ETag is left to its route: each encoding needs its own tag.
 */
const isCompressible = (request: FastifyRequest, reply: FastifyReply) =>
  /^\/api\/(?!user\/(auth|forgot-password)\/|external\/|docs)/.test(request.routeOptions.url ?? '') &&
  String(reply.getHeader('content-type')).startsWith('application/json') &&
  !reply.hasHeader('etag') &&
  !reply.hasHeader('content-encoding');

/** Whether the caller accepts a content coding (RFC 9110 section 12.5.3). */
export const acceptsCoding = ({ raw }: Pick<FastifyRequest, 'raw'>, coding: Coding): boolean =>
  accepts(raw).encoding(coding) === coding;

/** The content coding to use, brotli first. */
export const codingFor = (request: Pick<FastifyRequest, 'raw'>): Coding | undefined =>
  (['br', 'gzip'] as const).find((coding) => acceptsCoding(request, coding));

/** Adds a name to the Vary header. */
function vary(reply: FastifyReply, name: string): void {
  const named = String(reply.getHeader('vary') ?? '');
  const all = named.toLowerCase().split(/\s*,\s*/);
  if (!all.includes(name) && !all.includes('*')) reply.header('vary', named ? `${named}, ${name}` : name);
}

/** Compresses JSON responses above 1 kB when the caller accepts it. */
export function registerCompression(app: App): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (typeof payload !== 'string' || !isCompressible(request, reply)) return payload;
    vary(reply, 'accept-encoding');
    const bytes = Buffer.from(payload);
    const coding = bytes.length < threshold ? undefined : codingFor(request);
    if (!coding) return payload;
    const packed = await compress[coding](bytes);
    reply.headers({ 'content-encoding': coding, 'content-length': packed.length });
    return packed;
  });
}
