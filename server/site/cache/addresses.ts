import type { CacheLifetime } from '../../../contract/calls/call';
import type { Dependencies } from '../../dependencies';
import type { App } from '../../http/types';

/** An address whose response is cached. */
export interface CacheableRoute {
  path: string;
  /** The route's name in metrics and log. */
  route: string;
  /** `content` for what the server renders again when something is published. */
  until: CacheLifetime | 'content';
  /** Whether it is in the reader's language. */
  isPage: boolean;
}
/** Finds the address for a path; undefined if its response is not cached. */
export type FindAddress = (path: string) => CacheableRoute | undefined;

/** Larger files are streamed: clips and downloads, which are requested in ranges. */
const largest = 512 * 1024;

/** Allowed values of a route's parameter: no path, nothing encoded. */
const plainName = /^[a-z0-9.-]{1,100}$/;

/**
 * The addresses whose responses may be cached: those whose routes declare it (`kept`), the built site's files and pages in
 * their usual spelling, and those of the pages rendered since. A list that only staff lengthen, so that nobody can fill the
 * memory with addresses; only below a route that is cached for an hour does any name count, and the memory for those is
 * bounded.
 */
export function cacheableRoutes(app: App, pages: Dependencies['pages']): FindAddress {
  const addresses = new Map<string, CacheableRoute>();
  const folders = new Map<string, string>();
  for (const { url, config, method } of app.declaredRoutes) {
    if (!config?.kept || method === 'HEAD') continue;
    const [folder = '', parameter] = url.split(':');
    const isNamed = parameter !== undefined;
    if (config.access !== 'guest' || config.limit || isNamed !== (config.kept === 'hour')) {
      throw new Error(`Route ${url} cannot be kept: it is not the same for every actor`);
    }
    if (isNamed) folders.set(folder, url);
    else addresses.set(url, { path: url, route: url, until: config.kept, isPage: false });
  }
  for (const { address, bytes, isPage } of app.siteAddresses) {
    const until =
      isPage || address.startsWith('/content/') || address === '/sitemap.xml' ? 'content' : 'process';
    if (bytes <= largest) addresses.set(address, { path: address, route: 'none', until, isPage });
  }
  return (path) =>
    addresses.get(path) ?? below(folders, path) ?? (pages?.isAddress(path) ? rendered(path) : undefined);
}

const rendered = (path: string): CacheableRoute => ({
  path,
  route: 'none',
  until: 'content',
  isPage: !path.startsWith('/content/'),
});

function below(folders: ReadonlyMap<string, string>, path: string): CacheableRoute | undefined {
  const end = path.lastIndexOf('/') + 1;
  const route = folders.get(path.slice(0, end));
  if (!route || !plainName.test(path.slice(end))) return undefined;
  return { path, route, until: 'hour', isPage: false };
}
