import { type RefObject, useEffect } from 'react';

/**
 * Closes an open disclosure on an outside click, on Escape (focus returns to its button) and when focus leaves it
 * (requirement HD-2).
 */
export function useDismiss(open: boolean, root: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const element = root.current;
    if (!open || !element) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) close();
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      element.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', pressed);
    };
  }, [open, root, close]);
}
