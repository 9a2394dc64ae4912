import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import * as calls from '../../../contract/calls/files';
import { isFileName, isFileSum, type StoredFile } from '../../../contract/files';
import type { Dependencies } from '../../dependencies';
import { actorOf } from '../../http/actor';
import { extendBodyTime } from '../../http/bodyTime';
import { matchesTag } from '../../http/etags';
import { route } from '../../http/route';
import { asFile, uploadPolicy } from '../../http/security';
import type { App } from '../../http/types';
import { ApiError, notFound } from '../../platform/errors';
import { common } from '../../platform/messages/common';
import { deleteFile } from './deleteFile';
import { isSame, spanOf } from './ranges';
import { receiveFile } from './receive';

interface Needed extends Pick<Dependencies, 'db' | 'files' | 'clock'> {
  /** Whether players may have a file under this name. */
  isLive: (file: StoredFile) => Promise<boolean>;
  /** Whether the preview of a link's secret offers it. */
  isPreviewed: (secret: string, file: StoredFile) => Promise<boolean>;
}

/** Takes files from staff, and sends them to players (docs/spec/living-site.md section 1). */
export async function fileRoutes(app: App, deps: Needed): Promise<void> {
  // The body stays a stream: a file is never in memory as a whole.
  app.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body));
  route(app, calls.uploadFile, async (request) => {
    extendBodyTime(request.raw);
    if (!request.headers['content-type']?.startsWith('application/octet-stream'))
      throw new ApiError(415, common.wrongType);
    const length = Number(request.headers['content-length'] ?? 0);
    return receiveFile(deps, { name: request.query.name, length, source: request.raw, by: actorOf(request) });
  });
  route(app, calls.deleteFile, async (request) => {
    if (!isFileSum(request.params.sum)) throw notFound();
    await deleteFile(deps, actorOf(request), request.params.sum);
    return undefined;
  });
  const schema = {
    tags: ['files'],
    params: Type.Object({ sum: Type.String(), name: Type.String() }),
    querystring: Type.Object({ preview: Type.Optional(Type.String()) }),
  };
  app.get(
    '/files/:sum/:name',
    { config: { access: 'guest', staysOpen: true }, schema },
    async (request, reply) => {
      const file = fileOf(request.params);
      const { preview } = request.query;
      const isOpen = preview === undefined ? deps.isLive(file) : deps.isPreviewed(preview, file);
      if (!(await isOpen)) throw notFound();
      return send(deps, request, reply, {
        ...file,
        caching: preview === undefined ? 'public, no-cache' : 'no-store',
      });
    },
  );
}

/** Throws 404 for what no upload could have. */
function fileOf({ sum, name }: StoredFile): StoredFile {
  if (!isFileSum(sum) || !isFileName(name)) throw notFound();
  return { sum, name };
}

interface Sent extends StoredFile {
  /** The address holds the checksum, so that what it leads to never changes; but it ends with what is live. */
  caching: string;
}

/** A file is saved rather than opened. */
const headersOf = (etag: string, { name, caching }: Sent) => ({
  etag,
  'accept-ranges': 'bytes',
  'cache-control': caching,
  'content-disposition': `attachment; filename="${name}"`,
});

/** Sends a file, or the part of it that an interrupted download still needs. */
async function send(
  { files }: Needed,
  { headers, method }: Pick<FastifyRequest, 'headers' | 'method'>,
  reply: FastifyReply,
  sent: Sent,
) {
  const { sum } = sent;
  const bytes = await files.size(sum);
  if (bytes === null) throw notFound();
  const etag = `"${sum}"`;
  asFile(reply, uploadPolicy).headers(headersOf(etag, sent));
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
