import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies';
import { notFound } from '../errors';
import { withoutEndSlashes } from '../text';
import { errorBody } from './errorHandler';
import { cspHeader } from './security';
import { sendFile } from './sendFile';
import { readSite, type SiteFile } from './siteFiles';
import type { App } from './types';

/** Paths that never fall back to a page (a missing download is a 404 without HTML: decisions.md). */
const notPages = /^\/(api|images|downloads|assets|sandbox|media)(\/|$)/i;

/**
 * Serves the built site: files, prerendered pages (case-insensitive), and the application's page for everything else.
 */
export async function registerSite(
  app: App,
  { siteDir, images }: Pick<Dependencies, 'siteDir' | 'images'>,
): Promise<void> {
  const files = siteDir ? readSite(siteDir) : new Map<string, SiteFile>();
  app.setNotFoundHandler((request, reply) => {
    const file = isReading(request) ? findFile(files, request) : undefined;
    if (file) return sendFile(request, reply.headers(headersOf(request, file, images)), file);
    reply.header('cache-control', 'no-store');
    return reply.status(404).send(errorBody(notFound(), request.language));
  });
}

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** The file for a path, or the page in the caller's language. */
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

/** The path, decoded and lower-cased, without a trailing slash; null when it cannot be decoded. */
function pathOf({ url }: FastifyRequest): string | null {
  try {
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '/').toLowerCase();
    return withoutEndSlashes(path) || '/';
  } catch {
    return null;
  }
}

/** The page's language comes from the `lang` cookie, which mirrors the stored one (decisions.md, Language). */
const pageLanguage = ({ cookies }: FastifyRequest) => (cookies.lang === 'en' ? 'en' : 'vi');

function headersOf(request: FastifyRequest, file: SiteFile, images: Dependencies['images']) {
  const isPage = file.type.startsWith('text/html');
  const hashed = /[/\\]assets[/\\]/.test(file.path);
  return {
    'content-type': file.type,
    vary: isPage ? 'accept-encoding, cookie' : 'accept-encoding',
    'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    ...(isPage && {
      'content-security-policy': cspHeader(images, file.scriptHashes),
      'cross-origin-opener-policy': openerPolicy(request),
    }),
  };
}

/** The page Google redirects to must keep its opener; every other page only needs to keep its own pop-ups. */
const openerPolicy = ({ url }: FastifyRequest) =>
  /^\/auth\/google\/callback/i.test(url) ? 'unsafe-none' : 'same-origin-allow-popups';
