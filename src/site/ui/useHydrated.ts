import { useSyncExternalStore } from 'react';

/** Never changes: the page has been hydrated, or has not. */
const never = () => () => undefined;

/** Whether the page works; false while it is rendered by the server and hydrated. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
