/**
 * Copies a text to the clipboard. A page that is not secure has no clipboard of its own; there the text is selected and
 * copied as a person would. Rejects when the browser does not allow it.
 */
export async function copyText(text: string): Promise<void> {
  const { clipboard } = navigator as Partial<Navigator>;
  if (clipboard) return clipboard.writeText(text);
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  // Inside an open dialog, which keeps the focus to itself.
  (before?.closest('[role=dialog], dialog') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  if (!isCopied) throw new Error('copying is not allowed');
}
