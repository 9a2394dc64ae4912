import type { CacheLifetime } from '../../../contract/calls/call';
import type { App } from '../../http/types';

/** An address whose response is kept. */
export interface CacheableRoute {
  path: string;
  /** The route as metrics and log name it. */
  route: string;
  until: CacheLifetime;
  /** Whether it comes in the reader's language. */
  isPage: boolean;
}
/** Finds the address of a path; undefined for one whose response is not kept. */
export type FindAddress = (path: string) => CacheableRoute | undefined;

/** Larger files are streamed: clips and downloads, which are asked for in ranges. */
const largest = 512 * 1024;

/** What may stand for the parameter of a route: no path, nothing encoded. */
const plainName = /^[a-z0-9.-]{1,100}$/;

/**
 * The addresses whose responses may be kept: those that the routes declare (`kept`), and the built site's files and pages
 * in their usual spelling. A fixed list, so that nobody can fill the memory with addresses; only below a route that is
 * kept for an hour any name counts, and the memory for those is bounded.
 */
export function cacheableRoutes(app: App): FindAddress {
  const addresses = new Map<string, CacheableRoute>();
  const folders = new Map<string, string>();
  for (const { url, config, method } of app.declaredRoutes) {
    if (!config?.kept || method === 'HEAD') continue;
    const [folder = '', parameter] = url.split(':');
    const isNamed = parameter !== undefined;
    if (config.access !== 'guest' || config.limit || isNamed !== (config.kept === 'hour')) {
      throw new Error(`Route ${url} cannot be kept: it is not the same for every caller`);
    }
    if (isNamed) folders.set(folder, url);
    else addresses.set(url, { path: url, route: url, until: config.kept, isPage: false });
  }
  for (const { address, bytes, isPage } of app.siteAddresses) {
    if (bytes <= largest) addresses.set(address, { path: address, route: 'none', until: 'process', isPage });
  }
  return (path) => addresses.get(path) ?? below(folders, path);
}

function below(folders: ReadonlyMap<string, string>, path: string): CacheableRoute | undefined {
  const end = path.lastIndexOf('/') + 1;
  const route = folders.get(path.slice(0, end));
  if (!route || !plainName.test(path.slice(end))) return undefined;
  return { path, route, until: 'hour', isPage: false };
}
