import { useSyncExternalStore } from 'react';

let text = '';
const listeners = new Set<() => void>();

/** Announces a text to screen readers once, for results that show elsewhere on the page. */
export function announce(message: string): void {
  // A repeated message must differ, or it is not announced again.
  text = message === text ? `${message}\u00A0` : message;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The page's only polite live region (WCAG 4.1.3); mounted by the layout. */
export const LiveRegion = () => (
  <div role="status" aria-live="polite" className="visually-hidden">
    {useSyncExternalStore(
      subscribe,
      () => text,
      () => '',
    )}
  </div>
);
