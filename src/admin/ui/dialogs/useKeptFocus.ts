import { useLayoutEffect } from 'react';
import { useFormState } from 'react-hook-form';

/** The first field that shows a message; a select's hidden input cannot be focused. */
const wrongField = '[aria-invalid=true]:not([aria-hidden=true])';

/**
 * Moves the focus once a form's call has failed: to the first field that was refused, which may be out of sight, otherwise back to
 * where it was before the form was disabled. Used inside the form.
 */
export function useKeptFocus(isCalling: boolean): void {
  // A refusal is at its fields only when the submit has ended.
  const { isSubmitting } = useFormState();
  const isLocked = isCalling || isSubmitting;
  useLayoutEffect(() => {
    if (!isLocked) return undefined;
    const before = document.activeElement;
    const form = before?.closest('form') ?? document.querySelector('form.dialog-form');
    return () => {
      setTimeout(() => {
        const element = form?.querySelector(wrongField) ?? before;
        // Not while another dialog is open on top, such as an edit conflict.
        const isOpen =
          element instanceof HTMLElement && element.isConnected && !element.closest('[aria-hidden=true]');
        if (isOpen) element.focus();
      });
    };
  }, [isLocked]);
}
