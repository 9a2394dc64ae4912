import { useStore } from 'react-admin';

/** How this browser shows every list: with dense rows, and with keys of one letter. */
const looks = { isDense: false, hasKeys: true };

export type LookName = keyof typeof looks;

/** One of them, and how it is changed. */
export const useLook = (name: LookName) => useStore<boolean>(`lists.${name}`, looks[name]);
