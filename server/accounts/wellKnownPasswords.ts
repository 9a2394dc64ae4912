import { commonPasswords } from './commonPasswords';
import { productWords } from './productWords';

const refused = new Set([...commonPasswords, ...productWords]);

/** Whether the password is one that everybody tries first. Only equality counts: a long phrase may contain such a word. */
export const isWellKnown = (password: string): boolean => refused.has(password.toLowerCase());
