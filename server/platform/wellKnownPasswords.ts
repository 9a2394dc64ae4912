import { isCommon } from './commonPasswords';
import { productWords } from './productWords';

const ofProduct = new Set(productWords);

/** Whether the password is a common one. Exact match only: a long passphrase may contain such a word. */
export function isWellKnown(password: string): boolean {
  const word = password.toLowerCase();
  return isCommon(word) || ofProduct.has(word);
}
