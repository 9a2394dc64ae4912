/**
 * The token of a mailed link. It stands behind the #, which no browser sends to a server or names to another page, and
 * leaves the address bar at once: whoever looks at the screen, at the history or at a copied address does not get it.
 * The tab keeps it, so that the page survives a reload.
 */
export function linkToken(): string {
  const { hash, pathname, search } = window.location;
  const key = `linkToken ${pathname}`;
  const token = hash.slice(1);
  if (!token) return kept(() => sessionStorage.getItem(key)) ?? '';
  kept(() => sessionStorage.setItem(key, token));
  window.history.replaceState(window.history.state, '', pathname + search);
  return token;
}

/** Without storage the page works until it is reloaded. */
function kept<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
