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
      readResources.map(({ name }) => name),
    ),
);
// Every record has a history and may be published, so those are not resources like the others.
for (const ofAll of ['history', 'publications']) names.delete(ofAll);
/** The same as identifiers: moneyRequests, money_requests. A line below an input is its help, whatever is about help. */
const identifiers = new Set(
  [...names].flatMap((name) => [
    name,
    name.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase()),
  ]),
);
identifiers.delete('help');

const text = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
/** The text of a file without comments and imports, which may contain any word. */
const code = (file: string) => text(file).replace(/^import [\s\S]*?;$/gm, '');

it('generic code names no resource: what is peculiar to one is declared by it', () => {
  expect([generic.length > 80, names.size >= 16]).toEqual([true, true]);
  const said = generic.flatMap((file) =>
    [...code(file).matchAll(/['"`]([\w-]+)['"`]/g)].flatMap(([, word = '']) =>
      names.has(word) ? [`${file}: ${word}`] : [],
    ),
  );
  expect(said).toEqual([]);
});

it('nor by an identifier, a property or the key of a text, and it imports none of their screens', () => {
  const said = generic.flatMap((file) => [
    ...[...text(file).matchAll(/(?<![\w'"/-])([\w-]+)(?![\w'"/-])/g)].flatMap(([, word = '']) =>
      identifiers.has(word) ? [`${file}: ${word}`] : [],
    ),
    ...[...text(file).matchAll(/['"`](\w+)\.\w/g)].flatMap(([, word = '']) =>
      names.has(word) ? [`${file}: the text ${word}`] : [],
    ),
    ...(/from '[./]*\/(screens|resources)\//.test(text(file)) && file.startsWith('src/')
      ? [`${file}: a screen`]
      : []),
  ]);
  expect(said).toEqual([]);
});
