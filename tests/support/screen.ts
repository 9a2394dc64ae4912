import { act } from '@testing-library/react';
import { vi } from 'vitest';

interface Entry {
  target: Element;
  isIntersecting: boolean;
  intersectionRatio: number;
}
type Callback = (entries: Entry[]) => void;

/** A fake IntersectionObserver: nothing is on screen until the test says so. */
export function fakeScreen() {
  const watched = new Set<{ callback: Callback; target: Element }>();
  const created: unknown[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private callback: Callback) {
        created.push(this);
      }
      observe(target: Element) {
        watched.add({ callback: this.callback, target });
      }
      unobserve(target: Element) {
        for (const one of watched)
          if (one.callback === this.callback && one.target === target) watched.delete(one);
      }
      disconnect() {
        for (const one of watched) if (one.callback === this.callback) watched.delete(one);
      }
    },
  );
  return {
    /** Observers created. */
    created,
    watches: (element: Element) => [...watched].some(({ target }) => target === element),
    /** Reports all observed elements with this ratio. */
    show: (share: number) =>
      act(() => {
        for (const { callback, target } of watched)
          callback([{ target, isIntersecting: share > 0, intersectionRatio: share }]);
      }),
  };
}
