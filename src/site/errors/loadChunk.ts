import { isReachable } from '../../api/reach';
import { kindOfError } from '../../errors/kindOfError';
import { untilReachable } from './connection';

/** A style sheet that did not come stays in the head, where the next try would take it for loaded. */
function dropFailedStyle(error: unknown): void {
  const href = /CSS for (\S+)/.exec(String(error))?.[1];
  if (href) document.querySelector(`link[rel="stylesheet"][href="${href}"]`)?.remove();
}

/**
 * Loads a piece of the site's code. Without a connection it waits for one instead of failing: a navigation then keeps the
 * page that is on the screen, with everything typed into it. Throws when the server is there and the piece is not.
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
