import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { passedAtSecondTry, skippedEverywhere } from '../../scripts/skips';
import { kinds } from '../../scripts/testFiles';
import { filesBelow } from '../support/modules';

const file = (name: string, ...tests: Array<[string, string]>) => ({
  name: `/checkout/tests/${name}`,
  assertionResults: tests.map(([fullName, status]) => ({ fullName, status })),
});

it('names a test that no project ran, and none that one did', () => {
  const results = [
    file('server/a.test.ts', ['on PostgreSQL', 'skipped'], ['on both', 'passed'], ['nowhere', 'skipped']),
    file('server/a.test.ts', ['on PostgreSQL', 'passed'], ['on both', 'passed'], ['nowhere', 'pending']),
    file('server/b.test.ts', ['broken', 'failed'], ['later', 'todo']),
  ];
  expect(skippedEverywhere(results)).toEqual([
    '/checkout/tests/server/a.test.ts: nowhere',
    '/checkout/tests/server/b.test.ts: later',
  ]);
});

it('tells which tests passed at their second try only, and why they failed at the first', () => {
  const failureMessages = ['Error: late'];
  const assertionResults = [
    { fullName: 'steady', status: 'passed', failureMessages: [] },
    { fullName: 'wavers', status: 'passed', failureMessages },
    { fullName: 'broken', status: 'failed', failureMessages },
  ];
  expect(passedAtSecondTry([{ name: '/a.test.ts', assertionResults }])).toEqual([
    '/a.test.ts: wavers: Error: late',
  ]);
});

it('leaves those alone that have a command of their own', () => {
  const results = [
    file('e2e/topology.test.ts', ['the topology buys', 'skipped']),
    file('server/resources/plans.night.test.ts', [
      'a large shop answers every statement within the limit',
      'skipped',
    ]),
    file('server/resources/plans.night.test.ts', ['a large shop uses an index', 'skipped']),
  ];
  expect(skippedEverywhere(results)).toEqual([
    '/checkout/tests/server/resources/plans.night.test.ts: a large shop uses an index',
  ]);
});

it('every test of the server lies in a room of it, and says in its name only what is known', () => {
  const files = filesBelow('tests').filter((file) => /\.test\.tsx?$/.test(file));
  const rooms = new Set([...readdirSync('server'), 'whole']);
  const strays = files.filter((file) => {
    const [, folder = '', room = ''] = file.split('/');
    const [, ...parts] = (file.split('/').at(-1) ?? '').replace(/\.test\.tsx?$/, '').split('.');
    return (
      parts.some((part) => !kinds.includes(part as (typeof kinds)[number])) ||
      (folder === 'server' && !rooms.has(room))
    );
  });
  expect(strays).toEqual([]);
  expect(files.length).toBeGreaterThan(300);
});

it('a test of the server has a name of its own, by which it is found', () => {
  const names = filesBelow('tests/server').flatMap(
    (file) => /([^/.]+)[^/]*\.test\.ts$/.exec(file)?.[1] ?? [],
  );
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
