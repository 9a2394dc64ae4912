import { useCallback } from 'react';

/**
 * Gives the first focus to the answer that loses nothing (AD-4), once more after the paint: over another dialog, that
 * one's focus trap takes the first focus back.
 */
export const useSafeFocus = () =>
  useCallback((button: HTMLButtonElement | null) => {
    const timer = setTimeout(() => button?.focus());
    return () => clearTimeout(timer);
  }, []);
