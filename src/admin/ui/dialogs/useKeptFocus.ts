import { useLayoutEffect } from 'react';

/** Restores the focus from before a call disabled the form, once the call has failed and the form is enabled again. */
export function useKeptFocus(locked: boolean): void {
  useLayoutEffect(() => {
    if (!locked) return undefined;
    const element = document.activeElement;
    return () => {
      setTimeout(() => {
        // Not while another dialog is open on top, such as an edit conflict.
        const isOpen =
          element instanceof HTMLElement && element.isConnected && !element.closest('[aria-hidden=true]');
        if (isOpen) element.focus();
      });
    };
  }, [locked]);
}
