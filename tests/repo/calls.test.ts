import { appendFileSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { refusalsIn } from '../../contract/calls/call';
import { everyCall } from '../../contract/calls/every';
import { readResources } from '../../contract/readResources';
import { withCalls } from '../../scripts/callPages';
import { compareSent, recordSent, sentByOthers } from '../../scripts/sentCalls';
import { keptParts } from '../../scripts/slimCalls';
import { apiDocument } from '../../server/http/apiDocument';
import { clientCalls } from '../support/clientCalls';
import { filesBelow } from '../support/modules';

it('the table in api.md says what the calls declare (npm run calls)', () => {
  const page = readFileSync('docs/spec/api.md', 'utf8');
  expect(withCalls(page)).toBe(page);
});

/** The rows of api.md that are written by hand, as their cells. */
const rowsByHand = () =>
  (readFileSync('docs/spec/api.md', 'utf8').split('## Every call')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));

it('what api.md says by hand about access to a call is what the call declares', () => {
  const declared = new Map(
    everyCall().map(({ method, path, access }) => [`${method} ${path.replace(/:\w+/g, ':')}`, access]),
  );
  const compared = rowsByHand().flatMap(([, call = '', access = '']) => {
    const [, method = '', path = ''] = /^(GET|POST|PUT|PATCH|DELETE) ([\w/{}-]+)/.exec(call) ?? [];
    const known = declared.get(`${method} ${path.replace(/\{\w+\}/g, ':')}`);
    return known && /^(guest|player|staff)$/.test(access) ? [{ call, access, known }] : [];
  });
  expect(compared.length).toBeGreaterThan(15);
  expect(compared.filter(({ access, known }) => access !== known)).toEqual([]);
});

it('what api.md says by hand of the filters of a list is what the list declares', () => {
  const compared = rowsByHand().flatMap(([, call = '', said = '']) => {
    const list = readResources.find(({ name }) => new RegExp(`^GET admin/${name}(?:\\?|,)`).test(call));
    const [, filters] = /\bfilters ([^;]*)/.exec(said) ?? [];
    if (!list || !filters) return [];
    const names = [...filters.matchAll(/`(\w+?)(?:_[gl]te)?`/g)].map(([, name = '']) => name);
    const own = new Set(names.filter((name) => name !== 'q' && name !== 'id'));
    return [{ list: list.name, said: [...own].sort(), declared: Object.keys(list.filters).sort() }];
  });
  expect(compared.length).toBeGreaterThan(4);
  expect(compared.map(({ list, said }) => ({ list, said }))).toEqual(
    compared.map(({ list, declared: said }) => ({ list, said })),
  );
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

/** The parts of declared calls that a client file reads: of calls that it imports by name, or through a namespace. */
function partsRead(text: string): string[] {
  const imports = [...text.matchAll(/import (?!type)([^;]*?) from '[^']*contract\/calls\/\w+'/gs)].map(
    ([, what = '']) => what,
  );
  const names = imports.flatMap((what) =>
    what.startsWith('*')
      ? [`${what.split(' as ')[1]}\\.\\w+`]
      : [...what.matchAll(/(?:(\w+) as )?(\w+)/g)].map(([, , name]) => name ?? ''),
  );
  return names
    .filter(Boolean)
    .flatMap((name) => [
      ...[...text.matchAll(new RegExp(`(?<![\\w.])${name}\\.(\\w+)`, 'g'))].map(([, part = '']) => part),
      ...[...text.matchAll(new RegExp(`\\{([^{}]*)\\} = ${name}\\b`, 'g'))].flatMap(([, parts = '']) =>
        parts.split(',').map((part) => part.trim().split(':')[0] ?? ''),
      ),
    ]);
}

it('the browser reads only what the build leaves of a declared call', () => {
  const wrong = filesBelow('src').flatMap((file) =>
    partsRead(readFileSync(file, 'utf8'))
      .filter((part) => part !== '' && !keptParts.some((kept) => kept === part))
      .map((part) => `${file}: ${part}`),
  );
  expect(wrong).toEqual([]);
  expect(partsRead(readFileSync('src/api/upload.ts', 'utf8'))).toContain('file');
});

it('every call is sent by the client, or by others that are named', () => {
  const { sent, unsent } = clientCalls();
  expect(sent.length).toBeGreaterThan(100);
  expect(unsent.sort()).toEqual(Object.keys(sentByOthers).sort());
});

it('what pages have sent is compared with the declared calls, both ways', () => {
  const none = compareSent([]);
  expect(none.unexpected).toEqual([]);
  expect(none.unsent).toEqual(expect.arrayContaining(['POST admin/files', 'GET admin/news/:id']));
  const some = compareSent(['POST /api/admin/files', 'GET /api/admin/news/1', 'GET /api/health']);
  expect(some.unexpected).toEqual(['GET health']);
  expect(none.unsent.filter((name) => !some.unsent.includes(name))).toEqual([
    'GET admin/news/:id',
    'POST admin/files',
  ]);
});

it('a run in a browser ends with a sentence for each call that no page has sent, and for each that none should', () => {
  const wrong = recordSent();
  appendFileSync(process.env.CALLS_SENT ?? '', 'POST /api/admin/files\nGET /api/health\n');
  const found = wrong();
  expect(found).toContain('No page has sent GET admin/news/:id');
  expect(found).not.toContain('No page has sent POST admin/files');
  expect(found).toContain('Listed as sent by no page, but a page sends it: GET health');
});
