/** Paths that never fall back to a page (a missing download is a 404 without HTML: decisions.md). */
export const notPages = /^\/(api|images|downloads|assets|sandbox|media)(\/|$)/i;

const pageFile = '/index.html';

/**
 * Redirects addresses that other sites and programs know by convention: the file of a page that is there, and the
 * change-password page. `isThere` says whether the site has a file of this name: any other path might lead to another
 * site, as browsers read some signs as a slash.
 */
export function redirectOf(path: string | null, isThere: (name: string) => boolean): string | undefined {
  if (path === '/.well-known/change-password') return '/auth/forgot-password';
  if (!path?.endsWith(pageFile) || !isThere(path)) return undefined;
  return encodeURI(path.slice(0, -pageFile.length)) || '/';
}
