import { useSyncExternalStore } from 'react';

/** Narrower than the pages' two columns. */
const query = '(max-width: 766px)';

const subscribe = (onChange: () => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

/** Whether the screen is a phone's; only for parts that are not prerendered. */
export const usePhone = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
