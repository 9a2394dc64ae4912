/** The values the client keeps in localStorage, by their specified names (product.md section 3). */
export type StoredKey = 'accessToken' | 'refreshToken' | 'userName' | 'email' | 'lang';

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Reads a stored value; null when there is none or when storage is blocked. */
export function readStored(key: StoredKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes stored values, removing those given as null, and tells subscribers once. Returns whether storage took them. */
export function writeStored(values: Partial<Record<StoredKey, string | null>>): boolean {
  let kept = true;
  try {
    for (const [key, value] of Object.entries(values)) {
      if (value === null) localStorage.removeItem(key);
      else if (value !== undefined) localStorage.setItem(key, value);
    }
  } catch {
    // Blocked storage (private mode, full disk): the page goes on signed out rather than failing.
    kept = false;
  }
  tell();
  return kept;
}

/** Calls `listener` after each change, also one made in another tab. Returns the way to stop. */
export function subscribeStored(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', tell);
  };
}
