import { describe, expect, it } from 'vitest';
import { type MarkName, marks } from '../../src/admin/ui/inputs/markdownMarks';

const placeholders = { text: 'text', alt: 'alt', picture: 'name' };

/** What a mark makes of a text; `|` marks the two ends of a selection in both. */
function marked(mark: MarkName, given: string): string {
  const [before = '', selected = '', rest = ''] = given.split('|');
  const text = before + selected + rest;
  const selection = { start: before.length, end: before.length + selected.length };
  const { start, end, text: typed, select } = marks[mark](text, selection, placeholders);
  const changed = text.slice(0, start) + typed + text.slice(end);
  return `${changed.slice(0, select.start)}|${changed.slice(select.start, select.end)}|${changed.slice(select.end)}`;
}

describe('marks of Markdown', () => {
  it.each<[MarkName, string, string]>([
    ['bold', 'a |b| c', 'a **|b|** c'],
    ['bold', 'a **|b|** c', 'a |b| c'],
    ['bold', 'a ||c', 'a **|text|**c'],
    ['bold', 'a| b |c', 'a **|b|** c'],
    ['bold', '| |', ' **|text|**'],
    ['italic', '|b|', '_|b|_'],
    ['italic', '**|b|**', '**_|b|_**'],
    ['italic', '_|b|_', '|b|'],
    ['heading', '||', '# ||'],
    ['heading', 'one\nt||wo\nthree', 'one\n# two||\nthree'],
    ['heading', '# ||', '## ||'],
    ['heading', '## |a|', '|### a|'],
    ['heading', '### |a|', '|a|'],
    ['heading', '#hash||', '# #hash||'],
    ['list', 'a\n|b\n\nc|\nd', 'a\n|- b\n\n- c|\nd'],
    ['list', '|- b\n- c|', '|b\nc|'],
    ['list', '|- b\nc|', '|- b\n- c|'],
    ['list', '||', '- ||'],
    ['link', '|shop|', '[shop](|https://|)'],
    ['link', '||', '[text](|https://|)'],
    ['link', 'see |/shops| now', 'see [|text|](/shops) now'],
    ['picture', '||', '![alt](|name|)'],
    ['picture', 'a |b |', 'a ![b](|name|) '],
  ])('%s of %j is %j', (mark, given, expected) => expect(marked(mark, given)).toBe(expected));
});
