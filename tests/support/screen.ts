import { act } from '@testing-library/react';
import { vi } from 'vitest';

interface Sight {
  target: Element;
  isIntersecting: boolean;
  intersectionRatio: number;
}
type Tell = (entries: Sight[]) => void;

/** Stands in for the browser's observer: nothing is on the screen until the test says so. */
export function fakeScreen() {
  const watched = new Set<{ tell: Tell; target: Element }>();
  const made: unknown[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private tell: Tell) {
        made.push(this);
      }
      observe(target: Element) {
        watched.add({ tell: this.tell, target });
      }
      unobserve(target: Element) {
        for (const one of watched) if (one.tell === this.tell && one.target === target) watched.delete(one);
      }
      disconnect() {
        for (const one of watched) if (one.tell === this.tell) watched.delete(one);
      }
    },
  );
  return {
    /** Observers that were made. */
    made,
    watches: (element: Element) => [...watched].some(({ target }) => target === element),
    /** Reports everything that is watched as seen by this share. */
    show: (share: number) =>
      act(() => {
        for (const { tell, target } of watched)
          tell([{ target, isIntersecting: share > 0, intersectionRatio: share }]);
      }),
  };
}
