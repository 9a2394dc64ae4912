/** A text as part of a LIKE pattern: the caller's % and _ are literal (decisions.md: no wildcards from the caller). */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
