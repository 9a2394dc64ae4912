import { useSyncExternalStore } from 'react';

let text = '';
const listeners = new Set<() => void>();

/** Says a text to screen readers once; for outcomes that show elsewhere on the page. */
export function announce(message: string): void {
  // A repeated message must still differ, or it is not read again.
  text = message === text ? `${message}\u00A0` : message;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The page's one polite region (WCAG 4.1.3); a layout mounts it. */
export const LiveRegion = () => (
  <div role="status" aria-live="polite" className="visually-hidden">
    {useSyncExternalStore(
      subscribe,
      () => text,
      () => '',
    )}
  </div>
);
