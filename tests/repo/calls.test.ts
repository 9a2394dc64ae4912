import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { everyCall } from '../../contract/calls/every';
import { withCalls } from '../../scripts/callPages';

it('the table in api.md says what the calls declare (npm run calls)', () => {
  const page = readFileSync('docs/spec/api.md', 'utf8');
  expect(withCalls(page)).toBe(page);
});

it('no two calls have one method and path', () => {
  const addresses = everyCall().map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});
