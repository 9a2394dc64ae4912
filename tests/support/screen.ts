import { act } from '@testing-library/react';
import { vi } from 'vitest';

interface Sight {
  target: Element;
  isIntersecting: boolean;
  intersectionRatio: number;
}
type Tell = (entries: Sight[]) => void;

/** A fake IntersectionObserver: nothing is on screen until the test says so. */
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
    /** Observers created. */
    made,
    watches: (element: Element) => [...watched].some(({ target }) => target === element),
    /** Reports all observed elements with this ratio. */
    show: (share: number) =>
      act(() => {
        for (const { tell, target } of watched)
          tell([{ target, isIntersecting: share > 0, intersectionRatio: share }]);
      }),
  };
}
