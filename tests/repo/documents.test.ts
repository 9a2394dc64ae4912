import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('ARCHITECTURE.md', 'utf8');
const [, , prose = ''] = page.split(/^```$/m);

/** `name()` in `file`, and `file` by itself, as ARCHITECTURE.md writes them. */
const claims = [...prose.matchAll(/`([\w.]+)\(\)` in\s+`([\w./-]+)`/g)].map(([, name = '', file = '']) => ({
  name,
  file,
}));
const files = [
  ...new Set(
    [...prose.matchAll(/`([\w./-]+\/[\w./-]+|[\w.]+\.(?:ts|tsx|json|md))`/g)].map(([, file = '']) => file),
  ),
];

describe('ARCHITECTURE.md matches the code (rule 14)', () => {
  it('names enough to be worth checking', () => {
    expect(claims.length).toBeGreaterThan(25);
    expect(files.length).toBeGreaterThan(40);
  });
  it('names files and folders that exist', () => {
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
  it.each(claims)('$name is in $file', ({ name, file }) => {
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`(function|const|class) ${name}\\b`));
  });
  it('each rule names its check', () => {
    const rules = (prose.split('## Rules')[1] ?? '').split(/^\d+\. /m).slice(1);
    expect(rules.length).toBeGreaterThan(10);
    expect(rules.filter((rule) => !/\(`tests\/[\w./-]+`.*\)\s*$/s.test(rule))).toEqual([]);
  });
});
