import { useLayoutEffect } from 'react';

/** Gives focus back to where it was before a call locked the form, once the call has failed and the form is open again. */
export function useKeptFocus(locked: boolean): void {
  useLayoutEffect(() => {
    if (!locked) return undefined;
    const element = document.activeElement;
    return () => {
      setTimeout(() => {
        // Not below another dialog, such as the one that tells of a conflict.
        const isOpen =
          element instanceof HTMLElement && element.isConnected && !element.closest('[aria-hidden=true]');
        if (isOpen) element.focus();
      });
    };
  }, [locked]);
}
