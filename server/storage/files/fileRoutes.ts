import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { uploadFile } from '../../../contract/calls/files';
import { isFileName, isFileSum } from '../../../contract/files';
import type { Dependencies } from '../../dependencies';
import { extendBodyTime } from '../../http/bodyTime';
import { matchesTag } from '../../http/etags';
import { route } from '../../http/route';
import type { App } from '../../http/types';
import { ApiError, notFound } from '../../platform/errors';
import { cachedForever } from '../../platform/forever';
import { common } from '../../platform/messages/common';
import { isSame, spanOf } from './ranges';
import { receiveFile } from './receive';

type Needed = Pick<Dependencies, 'db' | 'files'>;

/** Takes files from staff, and sends them to players (docs/spec/living-site.md section 1). */
export async function fileRoutes(app: App, deps: Needed): Promise<void> {
  // The body stays a stream: a file is never in memory as a whole.
  app.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body));
  route(app, uploadFile, async (request) => {
    extendBodyTime(request.raw);
    if (!request.headers['content-type']?.startsWith('application/octet-stream'))
      throw new ApiError(415, common.wrongType);
    const length = Number(request.headers['content-length'] ?? 0);
    return receiveFile(deps, { name: request.query.name, length, source: request.raw });
  });
  app.get(
    '/files/:sum/:name',
    {
      config: { access: 'guest', staysOpen: true },
      schema: { tags: ['files'], params: Type.Object({ sum: Type.String(), name: Type.String() }) },
    },
    (request, reply) => send(deps, request, reply),
  );
}

/** The address holds the checksum, so that what it leads to never changes, and is saved rather than opened. */
const headersOf = (etag: string, name: string) => ({
  etag,
  'accept-ranges': 'bytes',
  'cache-control': cachedForever,
  'content-disposition': `attachment; filename="${name}"`,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
});

type FileRequest = FastifyRequest<{ Params: { sum: string; name: string } }>;

/** Sends a file, or the part of it that an interrupted download still needs. */
async function send({ files }: Needed, { params, headers, method }: FileRequest, reply: FastifyReply) {
  const { sum, name } = params;
  const bytes = isFileSum(sum) && isFileName(name) ? await files.size(sum) : null;
  if (bytes === null) throw notFound();
  const etag = `"${sum}"`;
  reply.headers(headersOf(etag, name));
  if (matchesTag(headers['if-none-match'], etag) && headers['if-none-match'] !== undefined)
    return reply.status(304).send();
  reply.type('application/octet-stream');
  const asked = method === 'GET' && isSame(headers['if-range'], etag) ? headers.range : undefined;
  const span = spanOf(asked, bytes);
  if (span === null) {
    reply.header('content-range', `bytes */${bytes}`).header('cache-control', 'no-store');
    throw new ApiError(416, common.range);
  }
  const { from, to } = span === 'whole' ? { from: 0, to: bytes - 1 } : span;
  if (span !== 'whole') reply.status(206).header('content-range', `bytes ${from}-${to}/${bytes}`);
  reply.header('content-length', to - from + 1);
  // An empty stream keeps the length of what GET sends.
  if (method === 'HEAD') return reply.send(Readable.from([]));
  const stream = await files.read(sum, from, to);
  if (!stream) throw notFound();
  return reply.send(stream);
}
