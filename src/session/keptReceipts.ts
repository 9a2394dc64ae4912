/** The browser's cache of receipts opened in it, stored as self-contained pages (keepReceipt.ts). */
export const receiptCache = 'receipts';

/** The browser's caches; a page that is not secure has none. */
export const browserCaches = (): CacheStorage | undefined => (globalThis as { caches?: CacheStorage }).caches;

/** Removes every cached receipt. */
export const forgetReceipts = async (): Promise<void> => void (await browserCaches()?.delete(receiptCache));
