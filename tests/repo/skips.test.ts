import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { longTests, nightlyTests } from '../../scripts/longTests';
import { passedAtSecondTry, skippedEverywhere } from '../../scripts/skips';

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
    file('server/plans.test.ts', ['a large shop answers every statement within the limit', 'skipped']),
    file('server/plans.test.ts', ['a large shop uses an index', 'skipped']),
  ];
  expect(skippedEverywhere(results)).toEqual([
    '/checkout/tests/server/plans.test.ts: a large shop uses an index',
  ]);
});

it('every test file that `npm test` leaves out exists, and is named once', () => {
  const files = [...longTests, ...nightlyTests.map((file) => file.replace(/^.*:/, ''))];
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(longTests.length).toBe(new Set(longTests).size);
});
