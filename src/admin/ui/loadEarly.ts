/**
 * A loader of a page's code that begins at once when the browser opens that page, beside the call for the permissions:
 * one after the other would cost a slow connection a round trip more. A failure is reported by the load that follows.
 */
export function loadEarly<T>(path: string, load: () => Promise<T>): () => Promise<T> {
  const isHere = typeof location !== 'undefined' && location.pathname.toLowerCase().startsWith(path);
  if (isHere) load().catch(() => undefined);
  return load;
}
