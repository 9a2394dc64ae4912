import type { App, KeptUntil } from '../http/types';

/** An address whose answer is kept. */
export interface KeptAddress {
  path: string;
  /** The route as metrics and log name it. */
  route: string;
  until: KeptUntil;
  /** Whether it comes in the reader's language. */
  isPage: boolean;
}

/** Larger files are streamed: clips and downloads, which are asked for in ranges. */
const largest = 512 * 1024;

/**
 * The addresses whose answers may be kept: those that the routes declare (`kept`), and the built site's files and pages
 * in their usual spelling. A fixed list, so that nobody can fill the memory with addresses.
 */
export function keptAddresses(app: App): ReadonlyMap<string, KeptAddress> {
  const addresses = new Map<string, KeptAddress>();
  for (const { url, config, method } of app.declaredRoutes) {
    if (!config?.kept || method === 'HEAD') continue;
    if (config.access !== 'guest' || config.limit || url.includes(':')) {
      throw new Error(`Route ${url} cannot be kept: it is not the same for every caller`);
    }
    addresses.set(url, { path: url, route: url, until: config.kept, isPage: false });
  }
  for (const { address, bytes, isPage } of app.siteAddresses) {
    if (bytes <= largest) addresses.set(address, { path: address, route: 'none', until: 'process', isPage });
  }
  return addresses;
}
