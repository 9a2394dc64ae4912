import { useStore } from 'react-admin';

/** How this browser shows every list: with dense rows, and with single-letter keys. */
const looks = { isDense: false, hasKeys: true };

export type LookName = keyof typeof looks;

/** One of these options, and a function to change it. */
export const useLook = (name: LookName) => useStore<boolean>(`lists.${name}`, looks[name]);
