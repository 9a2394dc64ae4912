/** Paths that never fall back to a page (a missing download is a 404 without HTML: decisions.md). */
export const notPages = /^\/(api|images|downloads|assets|sandbox|media)(\/|$)/i;

const pageFile = '/index.html';

/** Redirects addresses that other sites and programs know by convention: a page's file, and the change-password page. */
export function redirectOf(path: string | null): string | undefined {
  if (path === '/.well-known/change-password') return '/auth/forgot-password';
  if (!path?.endsWith(pageFile)) return undefined;
  // Exactly one slash at the beginning: with two it would lead to another site.
  const page = `/${path.slice(0, -pageFile.length).replace(/^\/+/, '')}`;
  return notPages.test(page) ? undefined : page;
}
