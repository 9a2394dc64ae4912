/** The browser's cache of receipts that were opened in it, as pages that need nothing else (keepReceipt.ts). */
export const receiptCache = 'receipts';

/** Removes every kept receipt. */
export const forgetReceipts = (): Promise<boolean> => caches.delete(receiptCache);
