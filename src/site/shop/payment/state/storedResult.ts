/** The key under which purchases.ts stores its records; that file is loaded with the first payment. */
export const purchasesKey = 'shopPurchases';
const shownKey = 'shopResult';

const quietly = <T>(read: () => T): T | null => {
  try {
    return read();
  } catch {
    // Storage is blocked.
    return null;
  }
};

/** Whether this browser has recorded a purchase. */
export const hasPurchases = (): boolean => quietly(() => localStorage.getItem(purchasesKey)) !== null;

const remember = (key: string, id: string | null): void =>
  void quietly(() => (id === null ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, id)));

/** Remembers the result being shown, so that reloading this tab shows it again; null once it is closed. */
export const rememberResult = (id: string | null): void => remember(shownKey, id);

/** The payment whose result this tab was showing. */
export const recallResult = (): string | null => quietly(() => sessionStorage.getItem(shownKey));

const packageKey = 'shopPackage';

/** Remembers the chosen package for this tab, so that a reload does not lose it; null once it is bought. */
export const rememberPackage = (id: string | null): void => remember(packageKey, id);

export const recallPackage = (): string | null => quietly(() => sessionStorage.getItem(packageKey));
