import { act } from '@testing-library/react';
import { vi } from 'vitest';

interface Entry {
  target: Element;
  isIntersecting: boolean;
  intersectionRatio: number;
}
type Callback = (entries: Entry[]) => void;

/** Targets of all fakes: the site keeps its single observer as long as its modules, which the files of a worker share. */
const watched = new Set<{ callback: Callback; target: Element }>();

/** A fake IntersectionObserver: nothing is on screen until the test says so. */
export function fakeScreen() {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private callback: Callback) {}
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
    /** How many observers are active. */
    observers: () => new Set([...watched].map(({ callback }) => callback)).size,
    watches: (element: Element) => [...watched].some(({ target }) => target === element),
    /** Reports this ratio for all observed elements. */
    show: (share: number) =>
      act(() => {
        for (const { callback, target } of watched)
          callback([{ target, isIntersecting: share > 0, intersectionRatio: share }]);
      }),
  };
}

/** A screen too narrow for a table, until globals are no longer stubbed. */
export const onPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
