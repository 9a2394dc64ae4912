/**
 * The token of a mailed link. It is behind the #, which browsers never send to a server or pass on to another page, and
 * is removed from the address bar at once: nobody can read it off the screen, the history or a copied address. The tab
 * stores it, so that the page survives a reload.
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
