import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';

// What a developer reads at a trap of tests/types: the traps are compiled without the comments that expect an error.
const traps = ['callTraps.tsx', 'traps.tsx'];
const textOf = (file: string) => readFileSync(`tests/types/${file}`, 'utf8');
/** As deep as tests/types, so that imports stay right. */
const copies = '.cache/traps';
const mark = '// @ts-expect-error ';

/** Compiler errors by file and line, each with its indented lines. */
const errors = new Map<string, string[]>();

beforeAll(async () => {
  mkdirSync(copies, { recursive: true });
  for (const file of traps) writeFileSync(`${copies}/${file}`, textOf(file).replaceAll(mark, '// trap: '));
  const compilerOptions = {
    noEmit: true,
    emitDeclarationOnly: false,
    composite: false,
    incremental: false,
    tsBuildInfoFile: null,
  };
  const settings = { extends: '../../tsconfig.tools.json', compilerOptions, include: [], files: traps };
  writeFileSync(`${copies}/tsconfig.json`, JSON.stringify(settings));
  const { stdout } = await promisify(execFile)('npx', ['tsc', '-p', copies, '--pretty', 'false'], {
    maxBuffer: 2 ** 24,
  }).catch((failed: { stdout: string }) => failed);
  for (const error of stdout.split(/\n(?! )/)) {
    const [, place = ''] = /^\.cache\/traps\/(\w+\.tsx\(\d+)/.exec(error) ?? [];
    errors.set(place, [...(errors.get(place) ?? []), error]);
  }
}, 120_000);

/** Each trap with the errors of the line below it. */
const trapsOf = (file: string) =>
  textOf(file)
    .split('\n')
    .flatMap((line, at) =>
      line.includes(mark)
        ? [{ trap: line.trim().slice(mark.length), found: errors.get(`${file}(${at + 2}`) ?? [] }]
        : [],
    );

it('each trap is one error', () => {
  const all = traps.flatMap(trapsOf);
  expect(all.length).toBeGreaterThan(50);
  const several = all.filter(({ found }) => found.length !== 1);
  // Each of their two words is marked.
  expect(several.map(({ trap, found }) => `${trap}: ${found.length}`)).toEqual([
    'a response that is kept for all and counted by caller: 2',
    'a field that the table leaves out without naming it, beside others: 2',
  ]);
});

it.each([
  ['a call that is not declared', "Did you mean 'health'?"],
  ['a response without one of its fields', "Property 'name' is missing"],
  ['no access', "not assignable to type 'Access'"],
  ['a permission that does not exist', 'Did you mean \'"payments:read"\'?'],
  ['a field of the body is missing', "Property 'password' is missing"],
])('%s: the error names what is wrong', (trap, words) => {
  const [first] = trapsOf('callTraps.tsx').filter((one) => one.trap === trap);
  expect(first?.found.join('\n')).toContain(words);
});

it('an input or a column that is left out is named by the error', () => {
  const named = trapsOf('traps.tsx').flatMap(({ found }) => found.filter((error) => /leftOut/.test(error)));
  expect(named.length).toBeGreaterThan(4);
  for (const error of named) expect(error).toMatch(/leftOutWithoutBeingNamed: "\w+"/);
});

it.each([
  ['a field of a small table without its place', "Property 'player' is missing"],
  ['a field without its fact', "Property 'player' is missing"],
  ['a field that people see without its label', "Property 'label' is missing"],
  ['a field beside one that is no column', '"player"'],
  ['a place in the order of a field that nobody sees', '"playerId"'],
  ['a cell of a field that stands beside another', "'player' does not exist"],
])('%s is named by the error', (trap, words) => {
  const [first] = trapsOf('traps.tsx').filter((one) => one.trap === trap);
  expect(first?.found.join('\n')).toContain(words);
});
