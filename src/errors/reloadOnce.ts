const key = 'outline.reloaded';
const reloadInterval = 60_000;

/** Identifies the build: the entry script's name contains a content hash. */
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
 * Reloads the page because a file of its build is gone after a deploy. Returns whether a reload started: at most one
 * per URL and build within a minute, and none when sessionStorage is blocked, so that it never loops.
 */
export function reloadOnce(): boolean {
  const place = `${location.href} ${build()}`;
  try {
    const last = lastReload();
    if (last?.place === place && Date.now() - last.at < reloadInterval) return false;
    sessionStorage.setItem(key, JSON.stringify({ place, at: Date.now() } satisfies Reload));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
