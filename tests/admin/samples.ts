import { catalog, restResources } from '../../contract/catalog';
import { type Field, isEnglish } from '../../contract/fields';
import type { FormResource, RestResource } from '../../contract/resource';
import { seasons } from '../../contract/seasons';
import { resources } from '../../src/admin/resources';
import { paths } from '../../src/paths';

/** What the tests know about a resource, with the texts that the specification gives. */
export interface Sample {
  name: string;
  /** Path of its list. */
  path: string;
  resource?: FormResource | RestResource;
  calls: { list: string; one?: string; create: string; update: string; remove: string };
  row: Record<string, unknown> & { id: string };
  /** The list's response with this row. */
  list: (...rows: object[]) => Record<string, unknown> | object[];
  words: {
    plus: string;
    create: string;
    add: string;
    edit: string;
    remove: string;
    /** What the list says while there is no record. */
    empty: string;
    ask: string;
    failed: string;
  };
}

/** Whether each change of a record needs a reason. */
export const needsReason = ({ resource }: Sample): boolean =>
  resource !== undefined && 'reasoned' in resource;

/** A link that a field takes. */
export const linkFor = (field: Field): string =>
  field.kind === 'link' && field.isWeb ? 'https://example.com/game' : '/shops';

/** A text that a field takes. */
export const textFor = (field: Field): string =>
  field.kind === 'text' ? (field.form?.sample ?? 'Some text'.slice(0, field.max)) : 'Some text';

/** 0 or the smallest number, and the first choice, so that every test also checks that 0 is kept. */
const zero = (field: Field, place: number) =>
  isEnglish(field)
    ? ''
    : field.kind === 'word'
      ? field.words[0]
      : field.kind === 'date' && field.required
        ? `${2030 + place}-01-01T00:00:00.000Z`
        : 'min' in field
          ? field.min
          : {
              text: textFor(field),
              markdown: 'Some text',
              slug: 'some-text',
              link: linkFor(field),
              file: '',
              flag: false,
              date: null,
              choice: 0,
              reference: 'r1',
              references: [],
              rows: [],
            }[field.kind];

/** The calls of a later resource; the list's call is for its first page. */
function restCalls({ name }: RestResource): Sample['calls'] {
  const { field = 'id', order = 'DESC' } = resources.find((one) => one.name === name)?.sort ?? {};
  const sort = JSON.stringify([field, order]);
  const query = new URLSearchParams({ filter: '{}', range: '[0,9]', sort });
  const [all, one] = [`admin/${name}`, `admin/${name}/r1`];
  return {
    list: `GET ${all}?${query}`,
    one: `GET ${one}`,
    create: `POST ${all}`,
    update: `PUT ${one}`,
    remove: `DELETE ${one}`,
  };
}

function formCalls({ paths }: FormResource): Sample['calls'] {
  const at = (call: string) => call.replace(':id', 'r1');
  return {
    list: `GET ${paths.list}`,
    one: `GET ${at(paths.one)}`,
    create: `POST ${paths.create}`,
    update: `PUT ${at(paths.update)}`,
    remove: `DELETE ${at(paths.remove)}`,
  };
}

/** Whether records of a resource have a picture. */
export const hasPicture = (resource: Sample['resource']): boolean =>
  resource !== undefined && ('paths' in resource || resource.picture !== undefined);

const contractSample = (name: string, path: string, words: Sample['words']): Sample => {
  const all: ReadonlyArray<FormResource | RestResource> = [...catalog, ...restResources];
  const resource = all.find((known) => known.name === name) as FormResource | RestResource;
  return {
    name,
    path,
    resource,
    words,
    calls: 'paths' in resource ? formCalls(resource) : restCalls(resource),
    row: {
      id: 'r1',
      version: 1,
      ...(hasPicture(resource) && { imageUrl: '/images/r1.webp' }),
      ...Object.fromEntries(Object.entries(resource.fields).map(([key, field], n) => [key, zero(field, n)])),
      // The form asks for an accessory where the season gives one.
      ...(name === 'seasons' && { giftKind: seasons.fields.giftKind.labels.indexOf('Accessory') }),
      ...(name === 'diamond-packages' && { diamondAmount: 60, purchaseCount: 0, category: 'Diamond' }),
    },
    list: (...rows) => ('paths' in resource ? { [resource.listKey]: rows } : rows),
  };
};

const noData = 'No data found.';
const words = (plus: string, resource: string, failed = resource.toLowerCase(), empty = noData) => ({
  plus: `+ ${plus}`,
  create: `Add New ${resource}`,
  add: `Add ${resource}`,
  edit: `Edit ${resource}`,
  remove: `Delete ${resource}`,
  ask: `Confirm delete this ${resource.toLowerCase()}?`,
  failed,
  empty,
});

/** The names from the specification; a later resource's come from its own texts. */
const specified: Record<string, Sample['words']> = {
  accessories: words('Accessory', 'Accessory'),
  'diamond-packages': words('Diamond', 'Diamond Package', 'package'),
  weapons: words('Weapon', 'Weapon'),
  robots: words('Game Robot', 'Robot'),
  boxes: {
    plus: '+ Loot Box',
    create: 'Add New Box',
    add: 'Add Box',
    edit: 'Edit Box',
    remove: 'Delete Box',
    ask: 'Confirm delete this box?',
    failed: 'box',
    empty: noData,
  },
};

const level = { levelNumber: 1, version: 1, experienceRequired: 0, experienceToNextLevel: null };
const levels: Sample = {
  name: 'levels',
  path: `${paths.admin.progress}/levels`,
  words: words('Level', 'Level'),
  calls: {
    list: 'GET admin/level/get-all',
    create: 'POST admin/level/create',
    update: 'PUT admin/level/update/1',
    remove: 'DELETE admin/level/delete/1',
  },
  row: { id: '1', ...level },
  list: (...rows) => ({ levels: rows }),
};

/** Every resource that can be added, edited and deleted. */
export const samples: Sample[] = resources
  .filter(({ inputs, name }) => inputs && name !== 'levels')
  .map(({ name, path, texts: { add, noun, failedNoun, empty } }) =>
    contractSample(
      name,
      path,
      specified[name] ?? words((add ?? noun)[1], noun[1], failedNoun?.[1], empty?.[1]),
    ),
  )
  .concat(levels);
