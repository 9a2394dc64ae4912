import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../server/content/markdown';
import { type MarkName, marks, pictureEdit, selectedIn } from '../../src/admin/ui/inputs/markdownMarks';

/** What a mark makes of a text; `|` marks the two ends of a selection in both. */
function marked(mark: MarkName, given: string): string {
  const [before = '', selected = '', rest = ''] = given.split('|');
  const text = before + selected + rest;
  const selection = { start: before.length, end: before.length + selected.length };
  const { start, end, text: typed, select } = marks[mark](text, selection, 'text');
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
  ])('%s of %j is %j', (mark, given, expected) => expect(marked(mark, given)).toBe(expected));
});

describe('a picture', () => {
  const put = (text: string, selection: { start: number; end: number }, alt: string) => {
    const { start, end, text: typed, select } = pictureEdit(text, selection, { name: 'a-name.webp', alt });
    return [text.slice(0, start) + typed + text.slice(end), select.start === select.end && select.end];
  };

  it('takes the place of what is selected, which may say what it shows', () => {
    const selection = { start: 2, end: 9 };
    expect(selectedIn('a two\nwo  b', selection)).toBe('two wo');
    expect(put('a two\nwo  b', selection, 'Chợ Nổi ')).toEqual(['a \n\n![Chợ Nổi](a-name.webp)\n\n  b', 29]);
  });

  it.each([
    ['', '', '\n\n'],
    ['a', '\n\n', '\n\n'],
    ['a\n', '\n', '\n\n'],
    ['a\n\n', '', '\n\n'],
    ['a\n\n\n', '', '\n\n'],
    [' ', '', '\n\n'],
  ])('is a paragraph of its own after %j', (before, gap, behind) => {
    const end = before.length;
    expect(put(before, { start: end, end }, 'Cầu')[0]).toBe(`${before}${gap}![Cầu](a-name.webp)${behind}`);
    const [text] = put(`${before}\nb`, { start: end, end }, 'Cầu');
    expect(text).toBe(`${before}${gap}![Cầu](a-name.webp)\n\nb`);
  });

  it('is described by any text', async () => {
    const [source] = put('', { start: 0, end: 0 }, '1] [2 \\');
    const { html, problems } = await renderMarkdown(String(source), {
      language: 'vi',
      pictureOf: () => ({ src: '/images/a-name.webp', width: 1, height: 1 }),
    });
    expect(html).toContain('src="/images/a-name.webp" alt="1 2"');
    expect(problems).toEqual([]);
  });
});
