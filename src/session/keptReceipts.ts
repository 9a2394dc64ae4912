/** The browser's cache of receipts opened in it, stored as self-contained pages (keepReceipt.ts). */
export const receiptCache = 'receipts';

/** Removes every cached receipt. */
export const forgetReceipts = (): Promise<boolean> => caches.delete(receiptCache);
