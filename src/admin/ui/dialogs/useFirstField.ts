import { useEffect } from 'react';

/** What takes text or a choice; a select's hidden input cannot be focused. */
const field =
  ':is(input:not([type=hidden], [type=file]), textarea, [role=combobox]):not(:disabled, [aria-hidden=true], [aria-disabled=true])';

function focusFirst(): void {
  const form = [...document.querySelectorAll('[role=dialog] :is(.dialog-form, .dialog-fields)')].at(-1);
  // Not from a field that somebody or another part has chosen.
  if (!form || form.contains(document.activeElement)) return;
  form.querySelector<HTMLElement>(field)?.focus({ preventScroll: true });
}

/**
 * Puts the focus into the first field of a form's dialog once it is drawn, with a mouse or a trackpad: on a phone the keyboard would
 * cover what the form says. Used inside the form, or what has the class `dialog-fields` within another one's dialog.
 */
export function useFirstField(isWanted = true): void {
  useEffect(() => {
    if (!isWanted || !window.matchMedia('(pointer: fine)').matches) return undefined;
    const untilSomebodyActs = new AbortController();
    const { signal } = untilSomebodyActs;
    let timer: ReturnType<typeof setTimeout>;
    // After the dialog's focus trap, which puts it on the dialog itself, also when the page behind takes the focus as it loads.
    const place = () => {
      clearTimeout(timer);
      timer = setTimeout(focusFirst);
    };
    const stop = () => {
      clearTimeout(timer);
      untilSomebodyActs.abort();
    };
    place();
    document.addEventListener('focusin', place, { signal });
    for (const act of ['pointerdown', 'keydown'])
      document.addEventListener(act, stop, { signal, capture: true });
    return stop;
  }, [isWanted]);
}
