import { useSyncExternalStore } from 'react';

/** Whether a media query matches; `fallback` while prerendering. */
export function useMedia(query: string, fallback = false): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => fallback,
  );
}
