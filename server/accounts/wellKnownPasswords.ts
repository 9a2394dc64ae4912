import { isCommon } from './commonPasswords';
import { productWords } from './productWords';

const ofProduct = new Set(productWords);

/** Whether the password is one that everybody tries first. Only equality counts: a long phrase may contain such a word. */
export function isWellKnown(password: string): boolean {
  const word = password.toLowerCase();
  return isCommon(word) || ofProduct.has(word);
}
