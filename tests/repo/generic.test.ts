import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalog, restResources } from '../../contract/catalog';
import { readResources } from '../../contract/readResources';
import { audited } from '../../server/audit/audited';
import { filesBelow } from '../support/modules';

/** Code that works for any resource. */
const generic = filesBelow(
  'src/dataProvider',
  'src/admin/ui',
  'src/admin/crud',
  'server/resources',
  'server/accounts/staff/history',
).filter(
  (file) =>
    // A resource's own declarations, and the registries that name one on each line.
    !/^src\/dataProvider\/(endpoints(\.ts|\/)|userGroups)/.test(file) &&
    !/^server\/resources\/(level|counted)/.test(file),
);
const names = new Set(
  [...catalog, ...restResources]
    .flatMap(({ name, table }) => [name, table])
    .concat(
      Object.keys(audited),
      // Every record has a history, so that is not a resource like the others.
      readResources.flatMap(({ name }) => (name === 'history' ? [] : [name])),
    ),
);
/** The text of a file without comments and imports, which may contain any word. */
const code = (file: string) =>
  readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*|^import [\s\S]*?;$/gm, '');

it('generic code names no resource: what is peculiar to one is declared by it', () => {
  expect([generic.length > 80, names.size >= 16]).toEqual([true, true]);
  const said = generic.flatMap((file) =>
    [...code(file).matchAll(/['"`]([\w-]+)['"`]/g)].flatMap(([, word = '']) =>
      names.has(word) ? [`${file}: ${word}`] : [],
    ),
  );
  expect(said).toEqual([]);
});
