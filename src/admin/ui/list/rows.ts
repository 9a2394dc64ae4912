/** The rows of a table, or the cards, of a list; not what a card lists itself. */
export const rowsIn = (list: HTMLElement): HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>('tbody tr, li')].filter((row) => !row.parentElement?.closest('li'));

/** The control of a row that leads to its page, or to its dialog where nothing has `data-key="open"`. */
export const openerIn = (row: HTMLElement): HTMLElement | null =>
  row.querySelector<HTMLElement>('[data-key="open"]') ?? row.querySelector<HTMLElement>('[data-key="e"]');

const controls = 'a, button, input, label, summary, details, textarea, [role=button], [role=combobox]';

/** Whether a click within a row is meant for something in it, which has a click of its own. */
export function isOnControl(target: Element, row: Element): boolean {
  const control = target.closest(controls);
  return control !== null && row.contains(control);
}

/** Whether somebody has selected text in a row, as its last click did. */
export function hasSelection(row: Element): boolean {
  const selection = row.ownerDocument.getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(row, true);
}
