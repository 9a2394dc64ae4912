import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = 'docs/decisions';
const files = readdirSync(folder).filter((file) => /^\d{3}-.*\.md$/.test(file));
const records = files.filter((file) => !file.startsWith('000'));
const text = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');

/** Title, date and status, then the sections in this order, none of them empty; only `Considered` is optional. */
const section = (heading: string) => `## ${heading}\\n\\n[^#].*?\\n`;
const form = new RegExp(
  [
    '^# (\\d{3})\\. ([^\\n]+)\\n',
    '- Date: (\\d{4}-\\d\\d-\\d\\d)\\n- Status: (proposed|accepted|superseded by \\d{3})\\n',
    section('Context'),
    `(?:${section('Considered')}\\n)?${section('Decision')}`,
    `${section('Consequences')}$`,
  ].join('\\n'),
  's',
);

describe('decision records', () => {
  it.each(files)('%s has the form of the template', (file) => {
    expect(text(file)).toMatch(form);
    expect(text(file).startsWith(`# ${file.slice(0, 3)}. `)).toBe(true);
    expect(text(file).match(/^## (?!Context|Considered|Decision|Consequences)/gm)).toBeNull();
  });

  it('have consecutive numbers', () => {
    expect(files.map((file) => Number(file.slice(0, 3)))).toEqual(files.map((_, index) => index));
  });

  it('are listed by the index as they call themselves', () => {
    const rows = records.map((file) => {
      const [, number, title, date, status] = form.exec(text(file)) ?? [];
      return `| [${number}](${file}) | ${title} | ${date} | ${status} |`;
    });
    expect(text('README.md').match(/^\| \[.*/gm)).toEqual(rows);
  });
});
