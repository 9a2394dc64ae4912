/**
 * What a text in Markdown may hold, so that the worst one costs the server's renderer little (docs/performance.md): several
 * times as much as the densest documentation of 20,000 characters.
 */
export const markdownLimits = { signs: 2000, brackets: 300, lines: 1000, cells: 1000 } as const;

const sign = /[*_~`[\]<>&|\\]/g;
/** A line that may divide the head of a table from its rows, inside lists and quotes too. */
const division = /^[|:\-\s>*+.)\d]+$/;

/** Whether a pattern is found more often than that; stops at the first that is too many. */
function isMore(text: string, pattern: RegExp, most: number): boolean {
  let count = 0;
  for (const _ of text.matchAll(pattern)) if (++count > most) return true;
  return false;
}

/** At least as many cells as a text's tables have: a parser fills up short rows. */
function cellsIn(text: string): number {
  let cells = 0;
  // A table ends at an empty line at the latest.
  for (const part of text.split(/\n\s*\n/)) {
    const lines = part.split('\n');
    const columns = lines.map((line) => (division.test(line) ? line.split('|').length : 0));
    cells += lines.length * Math.max(...columns);
  }
  return cells;
}

/** Which of the limits a text exceeds; undefined for one that is within them. */
export function markdownExcess(text: string): keyof typeof markdownLimits | undefined {
  if (isMore(text, sign, markdownLimits.signs)) return 'signs';
  if (isMore(text, /\[/g, markdownLimits.brackets)) return 'brackets';
  if (isMore(text, /\r\n?|\n/g, markdownLimits.lines - 1)) return 'lines';
  return cellsIn(text) > markdownLimits.cells ? 'cells' : undefined;
}
