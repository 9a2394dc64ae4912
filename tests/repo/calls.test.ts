import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { refusalsIn } from '../../contract/calls/call';
import { everyCall } from '../../contract/calls/every';
import { withCalls } from '../../scripts/callPages';
import { apiDocument } from '../../server/http/apiDocument';

it('the table in api.md says what the calls declare (npm run calls)', () => {
  const page = readFileSync('docs/spec/api.md', 'utf8');
  expect(withCalls(page)).toBe(page);
});

it('no two calls have one method and path', () => {
  const addresses = everyCall().map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

it('the OpenAPI document says which fields a refusal names', async () => {
  const { paths } = (await apiDocument()) as {
    paths: Record<string, Record<string, { description: string }>>;
  };
  for (const call of everyCall().filter(({ refuses, details }) => refuses ?? details)) {
    const address = `/api/${call.path.replace(/:(\w+)/g, '{$1}')}`;
    expect(paths[address]?.[call.method.toLowerCase()]?.description).toContain(refusalsIn(call));
  }
});
