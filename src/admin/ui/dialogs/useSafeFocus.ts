import { useCallback } from 'react';

/**
 * Moves the initial focus to the safe choice (AD-4), and again after the paint: over another dialog, that dialog's focus
 * trap first takes the focus back.
 */
export const useSafeFocus = () =>
  useCallback((button: HTMLButtonElement | null) => {
    const timer = setTimeout(() => button?.focus());
    return () => clearTimeout(timer);
  }, []);
