import { anyDecimals, readFigure } from '../../ui/inputs/figureTexts';

export type Mark = ',' | '.';

const bare = (text: string): string => text.replace(/\s/g, '');
/** One mark and three digits after it: 2.500 is 2500 to some and 2.5 to others. */
const twofold = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/** Whether a text is a number in two ways, of which one is a thousand times the other. */
export const isTwofold = (text: string): boolean => twofold.test(bare(text));

/** The decimal mark that a text shows by how it uses marks; undefined where it shows none. */
function markOf(text: string): Mark | undefined {
  const marks = bare(text).match(/[.,]/g) as Mark[] | null;
  const last = marks?.at(-1);
  if (!marks || !last || isTwofold(text)) return undefined;
  // Several of one kind group thousands, so that the other is the decimal mark.
  if (marks.length > 1 && new Set(marks).size === 1) return last === ',' ? '.' : ',';
  return last;
}

/** The decimal mark of texts that were written together; undefined where none shows one, or they differ. */
export function markIn(texts: readonly string[]): Mark | undefined {
  const found = new Set(texts.flatMap((text) => markOf(text) ?? []));
  return found.size === 1 ? [...found][0] : undefined;
}

/**
 * Reads a cell of a sheet. Comma and point are both taken as the decimal mark, whatever the reader's language, as spreadsheets
 * have either; a number in two ways is none, unless it has to be whole or `mark` says which of the two it is.
 */
export function readSheetFigure(text: string, isWhole = false, mark = markOf(text)): number | undefined {
  if (isTwofold(text) && !mark) return isWhole ? readFigure(text, 'en', 2) : undefined;
  return readFigure(text, mark === ',' ? 'vi' : 'en', anyDecimals);
}
