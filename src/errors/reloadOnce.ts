const key = 'outline.reloaded';
const pause = 60_000;

/** The build that this page was loaded from: the entry script carries a hash of its content. */
const build = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src).join(' ');

interface Reload {
  place: string;
  at: number;
}

function lastReload(): Reload | null {
  const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
  return typeof value === 'object' ? (value as Reload | null) : null;
}

/**
 * Loads the page anew, because a file of its build is gone after a deploy. Returns whether a reload was begun: at most
 * one for each address and build within a minute, and none where the session's storage is blocked, so that it never loops.
 */
export function reloadOnce(): boolean {
  const place = `${location.href} ${build()}`;
  try {
    const last = lastReload();
    if (last?.place === place && Date.now() - last.at < pause) return false;
    sessionStorage.setItem(key, JSON.stringify({ place, at: Date.now() } satisfies Reload));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
