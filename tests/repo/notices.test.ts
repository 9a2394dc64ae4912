import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { noticesOf } from '../../scripts/notices';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
/** The rows of NOTICE.md's tables: the named item and its license. */
const rows = readFileSync('NOTICE.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, part = '', license = '']) => ({ part, license }));

it('NOTICE.md names every dependency with its license', () => {
  const names = Object.keys(read('package.json').dependencies);
  const wrong = names.filter((name) => {
    const { license } = read(`node_modules/${name}/package.json`);
    return !rows.some((row) => row.part.includes(`\`${name}\``) && row.license === license);
  });
  expect(wrong).toEqual([]);
});

it('and nothing that is none', () => {
  const names = Object.keys(read('package.json').dependencies);
  // The libraries inside of sharp are packages of each platform.
  const named = rows
    .flatMap(({ part }) => [...part.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
    .filter((name) => !name.startsWith('@img/'));
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
});

it('the notices quote each license, and name none that a package lacks', () => {
  const text = noticesOf([
    { name: 'one', version: '1.0.0', identifier: 'MIT', text: 'Copyright one' },
    { name: 'two', version: '2.0.0', identifier: 'ISC' },
  ]);
  const line = '-'.repeat(80);
  expect(text.split(`\n\n${line}\n\n`).slice(1)).toEqual([
    'one 1.0.0 (MIT)\n\nCopyright one',
    'two 2.0.0 (ISC)\n',
  ]);
  expect(() => noticesOf([{ name: 'three', version: '3.0.0' }])).toThrow('No license: three');
});
