/** The code for the next payment. Kept by this page only: a code is for one purchase. */
let used = '';

export const usedCode = (): string => used;
export const keepCode = (code: string): void => {
  used = code;
};
