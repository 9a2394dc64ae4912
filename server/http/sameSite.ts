import { forbidden } from '../platform/errors';

/** Throws 403 unless our own page sent it: a browser adds a cookie to requests from any page (docs/security.md 18). */
export function assertSameSite(headers: Record<string, unknown>, site: string): void {
  const own = new URL(site).origin;
  const crossing = headers['sec-fetch-site'] !== undefined && headers['sec-fetch-site'] !== 'same-origin';
  if (headers.origin !== own || crossing) throw forbidden();
}
