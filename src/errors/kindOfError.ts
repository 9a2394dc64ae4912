/** Error categories shown to users: no connection, a missing chunk of an older build, not found, or anything else. */
export type ErrorKind = 'offline' | 'chunk' | 'missing' | 'broken';

/**
 * How browsers report a failed dynamic import (Chromium, Firefox, Safari), Vite a failed style sheet, and contentFile.ts
 * missing content: a reload brings the page with it.
 */
const chunkMessages =
  /dynamically imported module|importing a module script failed|unable to preload css|not a valid javascript mime type|content is missing/i;
/** How browsers report a `fetch` without a response. */
const networkMessages = /failed to fetch|networkerror when attempting|load failed|network request failed/i;

const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;

/**
 * Classifies a thrown value: an API error (`status` 0 means no response), a router response, or a file of the site that
 * failed to load. Such a file is `offline` while the browser has no network.
 */
export function kindOfError(error: unknown): ErrorKind {
  const { status, message }: { status?: unknown; message?: unknown } = Object(error);
  if (status === 404) return 'missing';
  if (status === 0) return 'offline';
  const text = String(message ?? '');
  if (chunkMessages.test(text)) return isOffline() ? 'offline' : 'chunk';
  if (error instanceof TypeError && networkMessages.test(text)) return 'offline';
  return 'broken';
}
