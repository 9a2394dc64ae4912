/** In milliseconds: smaller differences are header resolution and latency. */
const tolerance = 2000;
const listeners = new Set<() => void>();
let offset = 0;

function note(server: number, browser: number): void {
  const difference = server - browser;
  const next = Math.abs(difference) > tolerance ? difference : 0;
  // Each response differs by its latency: only another clock is news.
  if (Math.abs(next - offset) <= tolerance) return;
  offset = next;
  for (const listener of listeners) listener();
}

/**
 * The server's moment when it sent this page, as its header says (server/site/sentAt.ts); not of a page from the browser's
 * cache, which was sent some other day.
 */
function notePageTime(): void {
  const [page = null] = (globalThis.performance?.getEntriesByType?.('navigation') ??
    []) as PerformanceNavigationTiming[];
  const sentAt = Number(page?.serverTiming?.find(({ name }) => name === 'sentAt')?.description);
  if (page && sentAt && page.transferSize > 0)
    note(sentAt, Date.now() - performance.now() + page.responseStart);
}

/** Reads the server's clock from a response that the server itself has just sent, as the visitor's may be wrong. */
export function noteServerTime({ headers }: Response): void {
  const date = Date.parse(headers.get('date') ?? '');
  if (date && /^no-(store|cache)\b/.test(headers.get('cache-control') ?? '')) note(date, Date.now());
}

/** Calls `listener` when the server's clock turns out to be another than was known. Returns an unsubscribe function. */
export function subscribeServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * The current time by the server's clock, as far as known, in milliseconds. Whatever is compared with the server's facts
 * is measured by it, never by the browser's clock.
 */
export const serverNow = (): number => Date.now() + offset;

/** The same as a date. */
export const serverDate = (): Date => new Date(serverNow());

notePageTime();
