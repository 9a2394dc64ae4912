/** Reads a list from this browser's storage, and erases what is no longer kept of it; empty when storage is blocked. */
export function readList<Item>(key: string, isKept: (value: Partial<Item> | null) => unknown): Item[] {
  try {
    // Anything but a list throws.
    const stored: Item[] = JSON.parse(localStorage.getItem(key) ?? '[]');
    const kept = stored.filter(isKept);
    if (kept.length < stored.length) writeList(key, kept);
    return kept;
  } catch {
    return [];
  }
}

/** Stores a list; when storage is blocked or full, what was stored stays. */
export function writeList(key: string, items: readonly unknown[]): void {
  try {
    if (items[0]) localStorage.setItem(key, JSON.stringify(items));
    else localStorage.removeItem(key);
  } catch {
    // Nothing else can be done.
  }
}
