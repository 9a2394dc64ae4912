/** The values in localStorage under their specified names (product.md section 3). */
export type StoredKey = 'accessToken' | 'refreshToken' | 'userName' | 'email' | 'lang';

const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

/** Reads a stored value; null when it is missing or storage is blocked. */
export function readStored(key: StoredKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes stored values, removing those given as null, and notifies subscribers once. Returns whether they were stored. */
export function writeStored(values: Partial<Record<StoredKey, string | null>>): boolean {
  let kept = true;
  try {
    for (const [key, value] of Object.entries(values)) {
      if (value === null) localStorage.removeItem(key);
      else if (value !== undefined) localStorage.setItem(key, value);
    }
  } catch {
    // Storage is blocked or full: continue signed out instead of failing.
    kept = false;
  }
  notify();
  return kept;
}

/** Calls `listener` after each change, including those of other tabs. Returns an unsubscribe function. */
export function subscribeStored(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', notify);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', notify);
  };
}
