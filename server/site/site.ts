import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { statusPath } from '../../contract/status';
import type { Dependencies } from '../dependencies';
import { errorBody } from '../http/errorHandler';
import { versionOf, versionsFile } from '../http/etags';
import { isStaffPage, retryAfter } from '../http/maintenance';
import { busyPage, maintenancePage } from '../http/maintenancePage';
import { asFile, filePolicy } from '../http/security';
import type { App, SiteAddress } from '../http/types';
import { closedMessage } from '../operations/inForce';
import { busy, notFound } from '../platform/errors';
import { cachedForever } from '../platform/forever';
import { withoutEndSlashes } from '../platform/text';
import { cardAt, cardSender } from './cardPage';
import { absentItem, isPublishedItem } from './itemPages';
import { addressOfView, viewAt } from './listViews';
import { MissingPages } from './missingPage';
import { ownAddress } from './ownAddress';
import { pagePolicy, renderedPagePolicy } from './pagePolicy';
import { previewSecret, sendPreview } from './previewPage';
import { PublicPages } from './publicPages';
import { notPages, redirectOf } from './redirects';
import { securityPath, securityText } from './securityText';
import { sendFile } from './sendFile';
import { sentAt, sentAtHeader } from './sentAt';
import { readSharedFile } from './sharedFiles';
import { siteAddresses } from './siteAddresses';
import { readSite, type SiteFile, typeOf } from './siteFiles';
import { sendStatus } from './statusPage/send';
import { workerOff, workerPath } from './workerOff';

type Site = Pick<
  Dependencies,
  | 'siteDir'
  | 'images'
  | 'watch'
  | 'db'
  | 'address'
  | 'contact'
  | 'clock'
  | 'config'
  | 'pages'
  | 'content'
  | 'preview'
  | 'views'
  | 'cards'
> & { status: NonNullable<Dependencies['status']> };

/**
 * Serves the built site: files, prerendered pages (case-insensitive), and the application's page for everything else.
 */
export async function registerSite(app: App, deps: Site): Promise<void> {
  const { siteDir, images, watch, db, pages: rendered } = deps;
  const files = siteDir ? readSite(siteDir) : new Map<string, SiteFile>();
  const versions = siteDir ? folderVersions(siteDir, files) : new Map<string, string>();
  const addresses = siteAddresses(siteDir ?? '', files.values(), versions);
  app.decorate('siteAddresses', addresses);
  const pages = publicPages(addresses, deps);
  const missing = new MissingPages();
  const renderedPolicy = renderedPagePolicy(images, siteDir);
  const cards = cardSender(deps, { files, missing, renderedPolicy });
  app.setNotFoundHandler(async (request, reply) => {
    const { path, isCurrent } = versioned(pathOf(request), versions);
    const find = (name: string) =>
      rendered?.get(name) ?? (rendered?.isGone(name) ? undefined : files.get(name));
    const isThere = (name: string) => (find(name) ?? find(`/vi${name}`)) !== undefined;
    const elsewhere = isReading(request) && siteDir ? redirectOf(path, isThere) : undefined;
    if (elsewhere !== undefined) return reply.redirect(elsewhere + queryOf(request), 308);
    const status = isReading(request) ? sendStatus(request, reply, deps, path) : null;
    if (status) return status;
    const file = isReading(request) ? findFile(find, request, path) : undefined;
    // In maintenance too, as only staff have its link.
    const secret = previewSecret(request);
    if (secret) return sendPreview(request, reply, deps, { secret, policy: renderedPolicy });
    const card = isReading(request) ? cardAt(path) : null;
    if ((file?.isPage || card) && watch?.state.maintenance && !isStaffPage(request.url))
      return sendClosed(request, reply, closedMessage({ watch }));
    if (card && siteDir) return cards(request, reply, card);
    const made = isReading(request) ? madeFile(path, deps) : null;
    if (made) return reply.headers(made.headers).send(made.body);
    if (path && siteDir && isReading(request)) {
      const own = { path, file: files.get(path)?.path };
      if (await pages.sendFile(request, reply, own)) return reply;
    }
    if (file) {
      if (file.isPage) request.busyPage = () => busyPage(languageAt(request));
      const own = file.isPage && path ? await movedTo(request, path, find, deps.content) : undefined;
      if (own) return reply.headers(moved).redirect(own + queryOf(request), 301);
      const view = path ? await openView(request, path, deps.views) : null;
      if (view && 'elsewhere' in view) return reply.headers(moved).redirect(view.elsewhere, 302);
      const language = languageAt(request);
      const shell = files.get(`/${language}/app.html`);
      const absent = view && 'isMissing' in view ? noMonth : path ? absentItem(path, find, rendered) : null;
      const built = absent && shell ? shell : 'open' in file ? await file.open() : file;
      const opened = view && 'text' in view ? { ...page, text: view.text } : built;
      if (!opened.isPage) asFile(reply, filePolicy);
      reply.headers(headersOf(request, opened, isCurrent));
      if (opened.isPage) {
        const policy = 'text' in opened ? renderedPolicy : pagePolicy(images, opened.inline, request);
        reply.headers(pageHeaders(request, policy, deps.clock));
      }
      if (absent && 'path' in opened)
        return missing.send(request, reply, { ...absent, language, shell: opened.path });
      if ('text' in opened) return opened.text.send(request, reply);
      if (opened.isPage && pages.isOpen) return pages.sendPage(request, reply, opened.path);
      return sendFile(request, reply, opened);
    }
    return sendShared(request, reply, db);
  });
}

/** Sends a file of another build, or that there is none. */
async function sendShared(request: FastifyRequest, reply: FastifyReply, db: Site['db']) {
  const shared = isReading(request) ? await readSharedFile(db, pathOf(request) ?? '') : null;
  if (shared) return asFile(reply, filePolicy).headers(shared.headers).send(shared.body);
  reply.header('cache-control', 'no-store');
  return reply.status(404).send(errorBody(notFound(), request.language));
}

const page = { isPage: true, type: typeOf('.html') ?? '' };

/** A month before the first event, or after the last. */
const noMonth = { list: 'events', status: 404 } as const;

const pageHeaders = (request: FastifyRequest, policy: string, clock: Site['clock']) => ({
  'content-security-policy': policy,
  'cross-origin-opener-policy': openerPolicy(request),
  [sentAtHeader]: sentAt(clock),
});

/** The files that the server makes itself: who reports security faults to, and the switch of the service worker. */
function madeFile(path: string | null, { config, contact, address, clock }: Site) {
  if (path === workerPath && !config.serviceWorker) {
    const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };
    return { headers, body: workerOff(clock.now()) };
  }
  const body = path === securityPath ? securityText(contact, address.public, clock.now()) : null;
  return body === null ? null : { headers: { 'content-type': 'text/plain; charset=utf-8' }, body };
}

/** What the site's address is filled in; the paths of what staff publish change, and are read from the content. */
function publicPages(
  addresses: readonly SiteAddress[],
  { address, pages, content }: Pick<Dependencies, 'address' | 'pages' | 'content'>,
): PublicPages {
  const paths = addresses.flatMap(({ isPage, address: path }) =>
    isPage && !/^\/en(\/|$)/.test(path) && !isPublishedItem(path) ? [path] : [],
  );
  return new PublicPages({
    address,
    paths: [...new Set([...paths, statusPath])],
    ...(pages && content && { content: { read: content, generation: () => pages.generation } }),
  });
}

function sendClosed(request: FastifyRequest, reply: FastifyReply, message: ReturnType<typeof closedMessage>) {
  request.isRefusal = true;
  return reply
    .status(503)
    .headers({ 'retry-after': retryAfter, 'cache-control': 'no-store', vary: 'cookie' })
    .type('text/html; charset=utf-8')
    .send(maintenancePage(languageAt(request), message));
}

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** Versions of the folders whose addresses include one, drawings and clips: from the build, or else computed. */
function folderVersions(siteDir: string, files: Map<string, SiteFile>): ReadonlyMap<string, string> {
  const built = join(siteDir, versionsFile);
  if (existsSync(built)) return new Map(Object.entries(JSON.parse(readFileSync(built, 'utf8'))));
  return new Map(
    ['art', 'media'].map((folder) => {
      const own = [...files].filter(([name]) => name.startsWith(`/${folder}/`));
      return [folder, versionOf(own.map(([name, { etag }]) => [name, etag]))];
    }),
  );
}

/**
 * Removes the version from an address such as `/art/3f9a02c1/scenes/arena.svg`. Another version leads to the current
 * file, but that must then not be cached.
 */
function versioned(path: string | null, versions: ReadonlyMap<string, string>) {
  const [, folder = '', version, rest] = /^\/(art|media)\/([0-9a-f]{8})\/(.+)$/.exec(path ?? '') ?? [];
  if (rest === undefined) return { path, isCurrent: false };
  return { path: `/${folder}/${rest}`, isCurrent: versions.get(folder) === version };
}

/** Returns the file for a path, or the page in the caller's language (`plain.html` if its address names no language). */
function findFile<File>(
  find: (name: string) => File | undefined,
  request: FastifyRequest,
  path: string | null,
): File | undefined {
  if (path === null) return undefined;
  const exact = find(path);
  if (exact && !path.endsWith('.html')) return exact;
  if (notPages.test(path) || /\.[a-z0-9]{1,8}$/.test(path)) return undefined;
  const base = path === '/' ? '' : path;
  const own = `/${pageLanguage(request)}`;
  const pages = [own, ''];
  // At the root there are only copies for other hosts, of the samples, in Vietnamese.
  const folders = !/^\/(?:en|vi)\//.test(path) && isPublishedItem(path) ? [own] : pages;
  const names = folders.flatMap((page) => [
    ...(page ? [`${page}${base}/plain.html`] : []),
    `${page}${base}/index.html`,
    ...(base ? [`${page}${base}.html`] : []),
  ]);
  const ofOffice = /^\/admin(?:\/|$)/i.test(path) ? ['office', 'app'] : ['app'];
  const shells = [...ofOffice, 'index'].flatMap((shell) => pages.map((page) => `${page}/${shell}.html`));
  return [...names, ...shells].map(find).find((file) => file !== undefined);
}

/** Browsers ask again, as the visitor's language may be another then. */
const moved = { 'cache-control': 'no-cache', vary: 'cookie' };

/** The own path of an article or event that is requested by its path in the other language. */
async function movedTo(
  request: FastifyRequest,
  path: string,
  find: (name: string) => unknown,
  content: Dependencies['content'],
): Promise<string | undefined> {
  const language = languageAt(request);
  const isHere = find(`/${language}${path.replace(/^\/en\//, '/')}/index.html`);
  return isHere ? undefined : content && ownAddress({ path, language }, content);
}

/** The further page of a list that is requested, or the address of the nearest one; null without. */
async function openView(request: FastifyRequest, path: string, views: Dependencies['views']) {
  const view = views && viewAt(path, queryOf(request));
  if (!view) return null;
  return views.open(view, view.inAddress ? 'en' : pageLanguage(request)).catch((err: unknown) => {
    request.log.error({ err, view: addressOfView(view) }, 'page not rendered');
    throw busy(1);
  });
}

const queryOf = ({ url }: FastifyRequest): string => {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
};

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
/** The language of a page's address, otherwise the reader's. */
const languageAt = (request: FastifyRequest) =>
  /^\/en(?:[/?#]|$)/.test(request.url) ? 'en' : pageLanguage(request);
const pageLanguage = ({ cookies }: FastifyRequest) => (cookies.lang === 'en' ? 'en' : 'vi');

function headersOf(
  request: FastifyRequest,
  file: Pick<SiteFile, 'type' | 'isPage'> & { path?: string },
  isCurrent: boolean,
) {
  const { isPage } = file;
  const hashed = isCurrent || /[/\\]assets[/\\]/.test(file.path ?? '');
  return {
    'content-type': file.type,
    vary: isPage ? 'accept-encoding, cookie' : 'accept-encoding',
    'cache-control': hashed ? cachedForever : 'no-cache',
    ...(isPage && hasKey.test(pathOf(request) ?? '') && secretAddress),
  };
}

/** The address of a receipt or a gift contains its key: it must not reach other pages or a search index. */
const hasKey = /^(?:\/(?:en|vi))?\/(?:receipts|gift)\//;
const secretAddress = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

/** The page Google redirects to must keep its opener; every other page only needs to keep its own pop-ups. */
const openerPolicy = ({ url }: FastifyRequest) =>
  /^\/auth\/google\/callback/i.test(url) ? 'unsafe-none' : 'same-origin-allow-popups';
