/** What is selected in a text: from one place to another, in code units. */
export interface Selection {
  start: number;
  end: number;
}

/** A part of a text to replace, and what is selected afterwards. */
export interface Edit extends Selection {
  text: string;
  select: Selection;
}

/**
 * Replaces a part of a text as if it had been typed, so that the browser's undo covers it. The command is deprecated but
 * the only way to do that; a browser without it changes the text all the same.
 */
export function typeOver(area: HTMLTextAreaElement, { start, end, text, select }: Edit): void {
  area.focus();
  area.setSelectionRange(start, end);
  const isTyped =
    typeof document.execCommand === 'function' && document.execCommand('insertText', false, text);
  if (!isTyped) {
    area.setRangeText(text, start, end, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(select.start, select.end);
}
