import { isReachable } from '../../api/reach';
import { kindOfError } from '../../errors/kindOfError';
import { untilReachable } from './connection';

/** A style sheet that failed to load stays in the head, and Vite would treat it as loaded on the next try. */
function dropFailedStyle(error: unknown): void {
  const href = /CSS for (\S+)/.exec(String(error))?.[1];
  if (href) document.querySelector(`link[rel="stylesheet"][href="${href}"]`)?.remove();
}

/**
 * Loads a chunk. Without a connection it waits instead of failing, so a navigation keeps the current page and
 * its form input. Throws when the server can be reached and the chunk is missing.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      const kind = kindOfError(error);
      if (kind !== 'offline' && (kind !== 'chunk' || (await isReachable()))) throw error;
      dropFailedStyle(error);
      await untilReachable();
    }
  }
}
