import { describe, expect, it } from 'vitest';
import { changedLines, reduced } from '../../src/admin/crud/versions/changedLines';

describe('two versions of a long text', () => {
  const lines = (...changed: string[]) =>
    [...Array.from({ length: 60 }, (_, n) => `line ${n}`), ...changed, 'and', 'so', 'on'].join('\n');

  it('are reduced to the lines that differ, with one beside them', () => {
    expect(changedLines(lines('old'), lines('new', 'newer'))).toEqual([
      '…\nline 59\nold\nand\n…',
      '…\nline 59\nnew\nnewer\nand\n…',
    ]);
    expect(changedLines(lines('old'), lines())).toEqual(['…\nline 59\nold\nand\n…', '…\nline 59\nand\n…']);
    expect(changedLines(`first\n${lines()}`, lines())).toEqual(['first\nline 0\n…', 'line 0\n…']);
    expect(changedLines(lines(), `${lines()}\nlast`)).toEqual(['…\non', '…\non\nlast']);
    const [one, other] = ['a'.repeat(500), 'b'.repeat(500)];
    expect(changedLines(one, other)).toEqual([one, other]);
  });

  it('that repeat a line keep each of its places', () => {
    const [two, three] = [2, 3].map((n) => 'same line of some length\n'.repeat(n * 10));
    const [before, after] = changedLines(two as string, three as string);
    const count = (text: string) => text.split('\n').filter((line) => line.startsWith('same')).length;
    expect(count(after) - count(before)).toBe(10);
  });

  it('are whole when they are short, or when there is one version only', () => {
    expect(changedLines('a\nb', 'a\nc')).toEqual(['a\nb', 'a\nc']);
    const version = { body: lines() };
    expect(reduced('body', [version])).toEqual([version]);
    expect(reduced('places', [{ places: 1 }, { places: 2 }])).toEqual([{ places: 1 }, { places: 2 }]);
    expect(
      reduced('body', [
        { ...version, id: 1 },
        { body: lines('x'), id: 2 },
      ]),
    ).toEqual([
      { body: '…\nline 59\nand\n…', id: 1 },
      { body: '…\nline 59\nx\nand\n…', id: 2 },
    ]);
  });
});
