import { isLink } from '../../../../contract/link';
import type { Edit, Selection } from './typeOver';

/** Makes the edit of a mark from the text and its selection; the placeholder stands in for what nobody has selected yet. */
export type Mark = (text: string, selection: Selection, placeholder: string) => Edit;

/** The selection without white space at its ends, where Markdown would not read a mark. */
function trimmed(text: string, { start, end }: Selection): Selection {
  const part = text.slice(start, end);
  const from = start + part.length - part.trimStart().length;
  return { start: from, end: Math.max(from, start + part.trimEnd().length) };
}

/** Puts a sign on either side of the selection, or takes it away when it is there. */
const wrapped =
  (sign: string): Mark =>
  (text, selection, placeholder) => {
    const { start, end } = trimmed(text, selection);
    const [from, to] = [start - sign.length, end + sign.length];
    const inner = text.slice(start, end);
    if (from >= 0 && text.slice(from, start) === sign && text.slice(end, to) === sign)
      return { start: from, end: to, text: inner, select: { start: from, end: from + inner.length } };
    const shown = inner || placeholder;
    const begin = start + sign.length;
    return {
      start,
      end,
      text: `${sign}${shown}${sign}`,
      select: { start: begin, end: begin + shown.length },
    };
  };

/** Changes each line that the selection touches. */
const byLine =
  (change: (lines: readonly string[]) => string[]): Mark =>
  (text, selection) => {
    const start = text.lastIndexOf('\n', selection.start - 1) + 1;
    const after = text.indexOf('\n', selection.end);
    const end = after < 0 ? text.length : after;
    const changed = change(text.slice(start, end).split('\n')).join('\n');
    const selected = selection.start === selection.end ? changed.length : 0;
    return { start, end, text: changed, select: { start: start + selected, end: start + changed.length } };
  };

/** A heading of the first level, the second, the third, and none again. */
const heading = byLine((lines) =>
  lines.map((line) => {
    const [, signs = '', title = ''] = /^(?:(#+) )?(.*)$/.exec(line) ?? [];
    return signs.length >= 3 ? title : `#${signs} ${title}`;
  }),
);

const list = byLine((lines) => {
  const isList = lines.every((line) => line === '' || line.startsWith('- '));
  const isEmpty = lines.every((line) => line === '');
  if (isList && !isEmpty) return lines.map((line) => line.replace(/^- /, ''));
  return lines.map((line) => (line.startsWith('- ') || (line === '' && !isEmpty) ? line : `- ${line}`));
});

/** A label with an address; the one of them that is to be typed next is selected. */
function linked(
  { start, end }: Selection,
  opening: string,
  [label, address]: readonly [string, string],
  isLabelNext: boolean,
): Edit {
  const from = start + opening.length + (isLabelNext ? 0 : label.length + 2);
  const next = isLabelNext ? label : address;
  const select = { start: from, end: from + next.length };
  return { start, end, text: `${opening}${label}](${address})`, select };
}

const link: Mark = (text, selection, placeholder) => {
  const range = trimmed(text, selection);
  const selected = text.slice(range.start, range.end);
  if (isLink(selected)) return linked(range, '[', [placeholder, selected], true);
  return linked(range, '[', [selected || placeholder, 'https://'], false);
};

/** A picture of ours in a text: its name in the store, and what it shows. */
export interface TextPicture {
  name: string;
  alt: string;
}

/** The words that are selected, which may say what a picture shows. */
export const selectedIn = (text: string, selection: Selection): string => {
  const { start, end } = trimmed(text, selection);
  return text.slice(start, end).replace(/\s+/g, ' ');
};

/** What has to follow a text, or precede it, for a paragraph to begin there. */
const gapAfter = (text: string): string =>
  text.trim() ? '\n\n'.slice(/\n{0,2}$/.exec(text)?.[0].length) : '';
const gapBefore = (text: string): string => '\n\n'.slice(/^\n{0,2}/.exec(text)?.[0].length);

/** Puts a picture in place of the selection, as a paragraph of its own; the cursor stands where the next one begins. */
export function pictureEdit(text: string, selection: Selection, { name, alt }: TextPicture): Edit {
  const { start, end } = trimmed(text, selection);
  // Signs that would end the description go: Markdown's parser drops escaped ones there, too.
  const shown = alt.replace(/[[\]\\\s]+/g, ' ').trim();
  const put = `${gapAfter(text.slice(0, start))}![${shown}](${name})${gapBefore(text.slice(end))}`;
  const at = start + put.length;
  return { start, end, text: put, select: { start: at, end: at } };
}

/** The marks of the bar, in its order. */
export const marks = { bold: wrapped('**'), italic: wrapped('_'), heading, list, link } as const;
export type MarkName = keyof typeof marks;
