import { isReachable } from '../../api/reach';
import { kindOfError } from '../../errors/kindOfError';
import { untilReachable } from './connection';

/** Style sheets that failed to load. Vite requests each only once and then treats it as loaded. */
const failed = new Set<string>();

function noteFailedStyle({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
  failed.add(target.href);
  target.remove();
}
// Prerendering has no document.
if (typeof document !== 'undefined') document.addEventListener('error', noteFailedStyle, { capture: true });

const loadStyle = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href });
    link.addEventListener('load', () => {
      failed.delete(href);
      resolve();
    });
    link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${href}`)));
    document.head.append(link);
  });

/**
 * Loads a chunk. Without a connection it waits instead of failing, so a navigation keeps the current page and its form
 * input. Throws when the server can be reached and the chunk is missing.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      await Promise.all([...failed].map(loadStyle));
      return await load();
    } catch (error) {
      const kind = kindOfError(error);
      if (kind !== 'offline' && (kind !== 'chunk' || (await isReachable()))) {
        failed.clear();
        throw error;
      }
      await untilReachable();
    }
  }
}
