/** In milliseconds: smaller differences are header resolution and latency. */
const tolerance = 2000;
let offset = 0;

/** Reads the server's clock from an uncached response, as the visitor's may be wrong. */
export function noteServerTime({ headers }: Response): void {
  const date = Date.parse(headers.get('date') ?? '');
  if (!date || headers.get('cache-control') !== 'no-store') return;
  const difference = date - Date.now();
  offset = Math.abs(difference) > tolerance ? difference : 0;
}

/** The current time by the server's clock, as far as known; payment deadlines are measured by it. */
export const serverNow = (): number => Date.now() + offset;
