/** The code that the next payment begins with. Of this page only: a code is for one purchase. */
let used = '';

export const usedCode = (): string => used;
export const keepCode = (code: string): void => {
  used = code;
};
