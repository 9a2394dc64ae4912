import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../support/modules';
import { referencesOf, referringPages } from '../support/references';

const folders = [
  '.ci',
  'arena',
  'art',
  'bench',
  'contract',
  'deploy',
  'media',
  'scripts',
  'server',
  'src',
  'tests',
];
const sources = filesBelow(...folders).filter(
  (file) =>
    (/\.(ts|tsx|css|sh|ya?ml)$|Caddyfile$/.test(file) || file.startsWith('.ci/')) &&
    file !== 'tests/repo/references.test.ts',
);
const inFile = (file: string) => referencesOf(readFileSync(file, 'utf8'), file);
const problems = (files: string[]) =>
  files.flatMap((file) => inFile(file).flatMap(({ problem }) => (problem ? [`${file}: ${problem}`] : [])));

describe('what comments and documents refer to exists', () => {
  it('in the sources', () => expect(problems(sources)).toEqual([]));
  it('in the documents', () => expect(problems(referringPages)).toEqual([]));
  it('there is enough of it to be worth checking', () => {
    expect(sources.flatMap(inFile).length).toBeGreaterThan(250);
    expect(referringPages.flatMap(inFile).length).toBeGreaterThan(400);
  });
});

describe('a wrong reference is found', () => {
  const found = (text: string, file: string) =>
    referencesOf(text, file).filter(({ problem }) => problem !== null).length;

  it.each([
    '/** As specified (nowhere.md section 1). */',
    '/** As specified (studio.md section 77). */',
    '/** As specified (product.md sections 2 and 77). */',
    '/** As specified (studio.md section 1, Teapots). */',
    '/** As specified (studio.md, Rules for teapots). */',
    '/**\n * As specified (studio.md\n * section 77).\n */',
    '/** Never (docs/security.md 99). */',
    '/** Never (docs/security.md 31 to 99). */',
    '/** As asked (requirement SH-99). */',
    '/** As asked (requirements SH-1, ZZ-2). */',
    '/** Why: docs/decisions/999. */',
    '/** Why: docs/decisions/004-dialogs-are-teapots.md. */',
    '// See migration 999.',
  ])('in a comment: %s', (text) => expect(found(text, 'server/example.ts')).toBe(1));

  it.each([
    'Set `TEAPOT_URL`.',
    'Set `TEA_*`.',
    'Set `TEAPOT_SIZE=2`.',
    'It is in `server/teapot.ts`.',
    'It is in `teapot.ts`.',
    'It is in `server/teapots`.',
    'See [teapots](teapots.md).',
  ])('in a document: %s', (text) => expect(found(text, 'docs/example.md')).toBe(1));

  it('in the tests that show a requirement', () =>
    expect(found('| 1 | teapots | `teapots` "[1] …", `accounts` | ✓ |', 'docs/security.md')).toBe(1));

  it('and a right one is not', () => {
    const right = [
      'studio.md section 1, Roles), product.md sections 2 and 9), docs/security.md 22 to 24),',
      'requirements SH-9 to SH-18, docs/decisions/004, migration 001; `SMTP_URL`, `S3_*`, `ROLE=web`,',
      '`server/platform/config.ts`, [settings](settings.md).',
    ].join('\n');
    const all = referencesOf(right, 'docs/example.md');
    expect(all.filter(({ problem }) => problem)).toEqual([]);
    expect(all.length).toBeGreaterThanOrEqual(9);
  });
});
