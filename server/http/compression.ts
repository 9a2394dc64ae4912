import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import accepts from 'accepts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './types';

/** Smaller responses are not worth a second header and the time. */
const threshold = 1024;

/** Brotli's middle way: a tenth of the list of players in a few milliseconds, off the main thread. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compress = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, quality),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};
type Coding = keyof typeof compress;

/**
 * Responses that hold tokens beside what the caller sent are never compressed, since their length would tell of the token.
 * One with an ETag is left to its route: each encoding needs a tag of its own.
 */
const mayBeCompressed = (request: FastifyRequest, reply: FastifyReply) =>
  /^\/api\/(?!user\/(auth|forgot-password)\/|external\/|docs)/.test(request.routeOptions.url ?? '') &&
  String(reply.getHeader('content-type')).startsWith('application/json') &&
  !reply.hasHeader('etag') &&
  !reply.hasHeader('content-encoding');

/** Whether the caller takes a coding (RFC 9110 section 12.5.3). */
export const takesCoding = ({ raw }: Pick<FastifyRequest, 'raw'>, coding: Coding): boolean =>
  accepts(raw).encoding(coding) === coding;

/** The coding for the caller, brotli first. */
export const codingFor = (request: Pick<FastifyRequest, 'raw'>): Coding | undefined =>
  (['br', 'gzip'] as const).find((coding) => takesCoding(request, coding));

/** Names a request header that the response depends on, beside those that are named already. */
function vary(reply: FastifyReply, name: string): void {
  const named = String(reply.getHeader('vary') ?? '');
  const all = named.toLowerCase().split(/\s*,\s*/);
  if (!all.includes(name) && !all.includes('*')) reply.header('vary', named ? `${named}, ${name}` : name);
}

/** Compresses the JSON of the API above 1 kB, as the caller takes it. */
export function registerCompression(app: App): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (typeof payload !== 'string' || !mayBeCompressed(request, reply)) return payload;
    vary(reply, 'accept-encoding');
    const bytes = Buffer.from(payload);
    const coding = bytes.length < threshold ? undefined : codingFor(request);
    if (!coding) return payload;
    const packed = await compress[coding](bytes);
    reply.headers({ 'content-encoding': coding, 'content-length': packed.length });
    return packed;
  });
}
