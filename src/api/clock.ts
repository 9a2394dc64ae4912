/** Differences below this are the header's resolution and the time on the way. */
const noise = 2000;
let ahead = 0;

/** Notes the server's clock from a response that no cache has kept, as a visitor's own may be set wrong. */
export function noteServerTime({ headers }: Response): void {
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date) || headers.get('cache-control') !== 'no-store') return;
  const difference = date - Date.now();
  ahead = Math.abs(difference) > noise ? difference : 0;
}

/** The time by the server's clock, as far as it is known: what a payment's end is measured by. */
export const serverNow = (): number => Date.now() + ahead;
