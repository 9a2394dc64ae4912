import { useLayoutEffect, useRef } from 'react';
import { type FieldErrors, useFormState } from 'react-hook-form';

/** The first field that shows a message; a select's hidden input cannot be focused. */
const wrongField = '[aria-invalid=true]:not([aria-hidden=true])';

/** How long a refused field may take to show, in milliseconds: on a slow device a long form is still being drawn. */
const drawn = { every: 50, within: 5000 };

const isAtFields = (errors: FieldErrors) => Object.keys(errors).some((name) => name !== 'root');

/**
 * Moves the focus once a form's call has failed: to the first field that was refused, which may be out of sight, otherwise back to
 * where it was before the form was disabled. Used inside the form.
 */
export function useKeptFocus(isCalling: boolean): void {
  // A refusal is at its fields only when the submit has ended.
  const { isSubmitting, errors } = useFormState();
  const latest = useRef(errors);
  latest.current = errors;
  const isLocked = isCalling || isSubmitting;
  useLayoutEffect(() => {
    if (!isLocked) return undefined;
    const before = document.activeElement;
    const form = before?.closest('form') ?? document.querySelector('form.dialog-form');
    const move = (left: number): void => {
      const wrong = form?.querySelector(wrongField);
      const isAwaited = !wrong && form?.isConnected && isAtFields(latest.current) && left > 0;
      if (isAwaited) return void setTimeout(() => move(left - drawn.every), drawn.every);
      const element = wrong ?? before;
      // Not while another dialog is open on top, such as an edit conflict.
      const isOpen =
        element instanceof HTMLElement && element.isConnected && !element.closest('[aria-hidden=true]');
      if (isOpen) element.focus();
    };
    return () => void setTimeout(() => move(drawn.within));
  }, [isLocked]);
}
