/** What went wrong, as people can be told: no connection, a part of an older build, nothing there, or anything else. */
export type ErrorKind = 'offline' | 'chunk' | 'missing' | 'broken';

/** How browsers say that a lazily loaded file did not come (Chromium, Firefox, Safari) and how Vite says it of a style sheet. */
const chunkMessages =
  /dynamically imported module|importing a module script failed|unable to preload css|not a valid javascript mime type/i;
/** How browsers say that `fetch` reached nobody. */
const networkMessages = /failed to fetch|networkerror when attempting|load failed|network request failed/i;

const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;
const property = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[name] : undefined;

/**
 * Tells what kind of failure a thrown value is: one of our own calls (`status` 0 is a call without a response), a router's
 * response, or a file of the site that could not be loaded. Such a file is `offline` while the browser has no network.
 */
export function kindOfError(error: unknown): ErrorKind {
  const status = property(error, 'status');
  if (status === 404) return 'missing';
  if (status === 0) return 'offline';
  const message = String(property(error, 'message') ?? '');
  if (chunkMessages.test(message)) return isOffline() ? 'offline' : 'chunk';
  if (error instanceof TypeError && networkMessages.test(message)) return 'offline';
  return 'broken';
}
