import { useCallback } from 'react';

/** A ref for a box that scrolls sideways: `data-more` is set on it while there is more to its right. */
export function useMore() {
  return useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    const look = () =>
      box.toggleAttribute('data-more', box.scrollLeft + box.clientWidth < box.scrollWidth - 1);
    const watch = new ResizeObserver(look);
    watch.observe(box);
    for (const child of box.children) watch.observe(child);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, []);
}
