import { useCallback } from 'react';

/**
 * Moves the initial focus to the safe choice (AD-4), again after the paint: over another dialog, that dialog's focus
 * trap takes the focus back first.
 */
export const useSafeFocus = () =>
  useCallback((button: HTMLButtonElement | null) => {
    const timer = setTimeout(() => button?.focus());
    return () => clearTimeout(timer);
  }, []);
