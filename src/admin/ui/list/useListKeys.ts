import { type RefObject, useEffect } from 'react';
import { openerIn, rowsIn } from './rows';
import { useLook } from './useLook';

/** Whether a key goes into a field. */
export const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Focuses the row before or after the focused one. */
function step(list: HTMLElement, by: 1 | -1): void {
  const rows = rowsIn(list);
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[at < 0 ? (by > 0 ? 0 : rows.length - 1) : at + by];
  if (!next) return;
  next.tabIndex = -1;
  next.focus();
  next.scrollIntoView?.({ block: 'nearest' });
}

/** Presses a control of the focused row, if it has that; its other controls change something. */
function press(list: HTMLElement, controlIn: (row: HTMLElement) => HTMLElement | null): boolean {
  const row = rowsIn(list).find((one) => one.contains(document.activeElement));
  const control = row && controlIn(row);
  control?.click();
  return Boolean(control);
}

const which = (what: string) => (row: HTMLElement) => row.querySelector<HTMLElement>(what);

/** Moves to the list's search; returns whether there is one. */
function focusSearch(list: HTMLElement): boolean {
  const search = list.ownerDocument.querySelector<HTMLElement>('main input[name="q"], input[name="q"]');
  search?.focus();
  return search !== null;
}

/** Performs a key's action in a list; returns whether it did anything. */
function act(key: string, list: HTMLElement): boolean {
  if (key === 'j' || key === 'k') step(list, key === 'j' ? 1 : -1);
  else if (key === '/') return focusSearch(list);
  else if (key === 'e') return press(list, which('[data-key="e"]'));
  else if (key === 'x') return press(list, which('input[type="checkbox"]'));
  else if (key === 'Enter' && rowsIn(list).includes(document.activeElement as HTMLElement))
    return press(list, openerIn);
  else return false;
  return true;
}

/**
 * Single-letter keys for a list: j and k move to the next and previous row, Enter opens it (or edits it, where nothing
 * has `data-key="open"`), e edits it, x selects it, / moves to the search. Inactive while something is being typed or a dialog or menu is open; can be turned off (WCAG
 * 2.1.4).
 */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  const [hasKeys] = useLook('hasKeys');
  useEffect(() => {
    if (!hasKeys) return;
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, altKey, metaKey, defaultPrevented } = event;
      if (ctrlKey || altKey || metaKey || defaultPrevented || isTyped(target)) return;
      if (!list.current || document.querySelector('.MuiModal-root:not(.MuiModal-hidden)')) return;
      if (act(key, list.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [hasKeys, list]);
}
