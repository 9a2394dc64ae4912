import { useEffect } from 'react';

/** What takes text or a choice; a select's hidden input cannot be focused. */
const field =
  ':is(input:not([type=hidden], [type=file]), textarea, [role=combobox]):not(:disabled, [aria-hidden=true], [aria-disabled=true])';

/**
 * Puts the focus into the first field of a form's dialog once it is drawn, with a mouse or a trackpad: on a phone the keyboard would
 * cover what the form says. Used inside the form.
 */
export function useFirstField(isWanted = true): void {
  useEffect(() => {
    if (!isWanted || !window.matchMedia('(pointer: fine)').matches) return undefined;
    // After the dialog's focus trap, which puts it on the dialog itself.
    const timer = setTimeout(() => {
      const form = [...document.querySelectorAll('[role=dialog] form.dialog-form')].at(-1);
      // Not from a field that somebody or another part has chosen.
      if (!form || form.contains(document.activeElement)) return;
      form.querySelector<HTMLElement>(field)?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [isWanted]);
}
