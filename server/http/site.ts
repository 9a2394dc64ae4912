import { createReadStream } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies';
import { notFound } from '../errors';
import { withoutEndSlashes } from '../text';
import { takesCoding } from './compression';
import { errorBody } from './errorHandler';
import { cspHeader } from './security';
import { readSite, type SiteFile } from './siteFiles';
import type { App } from './types';

/** Addresses that are never answered with a page (a missing download is a 404 and no HTML: decisions.md). */
const notPages = /^\/(api|images|downloads|assets|sandbox|media)(\/|$)/i;

/** The built site: files as they are, pages by path without regard to case, everything else the application's page. */
export async function registerSite(
  app: App,
  { siteDir, images }: Pick<Dependencies, 'siteDir' | 'images'>,
): Promise<void> {
  const files = siteDir ? readSite(siteDir) : new Map<string, SiteFile>();
  app.setNotFoundHandler((request, reply) => {
    const file = isReading(request) ? findFile(files, request) : undefined;
    if (file) return sendFile(request, reply, file, images);
    reply.header('cache-control', 'no-store');
    return reply.status(404).send(errorBody(notFound(), request.language));
  });
}

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** The file of an address, or the page that stands for it in the caller's language. */
function findFile(files: Map<string, SiteFile>, request: FastifyRequest): SiteFile | undefined {
  const path = pathOf(request);
  if (path === null) return undefined;
  const exact = files.get(path);
  if (exact && !path.endsWith('.html')) return exact;
  if (notPages.test(path) || /\.[a-z0-9]{1,8}$/.test(path)) return undefined;
  const base = path === '/' ? '' : path;
  const pages = pageLanguage(request) === 'en' ? ['/en', ''] : ['/vi', ''];
  const names = pages.flatMap((page) => [
    `${page}${base}/index.html`,
    ...(base ? [`${page}${base}.html`] : []),
  ]);
  const shells = [...pages.map((page) => `${page}/app.html`), ...pages.map((page) => `${page}/index.html`)];
  return [...names, ...shells].map((name) => files.get(name)).find((file) => file !== undefined);
}

/** The path, decoded and in lower case, without a closing slash; null when it cannot be decoded. */
function pathOf({ url }: FastifyRequest): string | null {
  try {
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '/').toLowerCase();
    return withoutEndSlashes(path) || '/';
  } catch {
    return null;
  }
}

/** Pages come in the language of the `lang` cookie, which mirrors the stored one (decisions.md, Language). */
const pageLanguage = ({ cookies }: FastifyRequest) => (cookies.lang === 'en' ? 'en' : 'vi');

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  images: Dependencies['images'],
) {
  const isPage = file.type.startsWith('text/html');
  const hashed = /[/\\]assets[/\\]/.test(file.path);
  reply.headers({
    'content-type': file.type,
    etag: file.etag,
    vary: isPage ? 'accept-encoding, cookie' : 'accept-encoding',
    'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  if (isPage) {
    reply.header('content-security-policy', cspHeader(images, file.scriptHashes));
    reply.header('cross-origin-opener-policy', openerPolicy(request));
  }
  if (request.headers['if-none-match'] === file.etag) return reply.status(304).send();
  const coded = codingOf(request, file);
  if (coded) reply.header('content-encoding', coded.coding);
  const { path, bytes } = coded ?? file;
  return sendRange(request, reply.status(200), path, bytes, Boolean(coded));
}

/** The pop-up that Google returns to must keep its opener; every other page only needs to keep its own pop-ups. */
const openerPolicy = ({ url }: FastifyRequest) =>
  /^\/auth\/google\/callback/i.test(url) ? 'unsafe-none' : 'same-origin-allow-popups';

function codingOf(request: FastifyRequest, file: SiteFile) {
  if (request.headers.range) return undefined;
  return file.encodings.find(({ coding }) => takesCoding(request, coding));
}

/** Videos are asked for in ranges (RFC 9110 section 14); one range at a time is enough for every browser. */
function sendRange(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  bytes: number,
  coded: boolean,
) {
  if (!coded) reply.header('accept-ranges', 'bytes');
  const match = coded ? null : /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '');
  if (!match || (!match[1] && !match[2])) {
    return reply.header('content-length', bytes).send(createReadStream(path));
  }
  const start = match[1] ? Number(match[1]) : Math.max(0, bytes - Number(match[2]));
  const end = match[1] && match[2] ? Math.min(Number(match[2]), bytes - 1) : bytes - 1;
  if (start > end)
    return reply
      .status(416)
      .headers({ 'content-range': `bytes */${bytes}` })
      .send();
  reply
    .status(206)
    .headers({ 'content-range': `bytes ${start}-${end}/${bytes}`, 'content-length': end - start + 1 });
  return reply.send(createReadStream(path, { start, end }));
}
