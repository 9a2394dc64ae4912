import BoltIcon from '@mui/icons-material/Bolt';
import { createElement } from 'react';
import { NumberInput, TextInput } from 'react-admin';
import { describe, expect, it } from 'vitest';
import {
  choice,
  date,
  integer,
  link,
  localized,
  longText,
  markdown,
  reference,
  slug,
  text,
} from '../../contract/fields';
import { gameAccess } from '../../contract/permissions';
import { defineRestResource } from '../../contract/resource';
import type { TextPair, TextPairs } from '../../contract/texts';
import { menuPage } from '../../src/admin/app/pages/menuPage';
import { checkReferences } from '../../src/admin/crud/definition/checks';
import { defineResource } from '../../src/admin/crud/definition/defineResource';
import { columnsOf, formOf } from '../../src/admin/crud/definition/formLines';
import { copyOf } from '../../src/admin/crud/dialogs/copyOf';

// Mistakes that only stop the back office at startup; those that the compiler catches are in tests/types/traps.tsx.

const contract = defineRestResource({
  name: 'cups',
  access: gameAccess,
  search: ['name'],
  fields: { name: text() },
});
const cups = (groups: Record<string, TextPair>) =>
  defineResource(contract, {
    path: '/admin/play/cups',
    icon: BoltIcon,
    form: [{ group: 'base', of: ['name'] }],
    texts: {
      noun: ['giải', 'Cup'],
      lower: ['giải', 'cup'],
      nouns: ['Giải', 'Cups'],
      labels: { name: ['Tên', 'Name'] },
      groups,
    },
  });

const basics: TextPair = ['Cơ bản', 'Basics'];

it('throws for a group of inputs without a heading', () => {
  expect(() => cups({})).toThrow('cups has no heading for the group "base".');
  expect(cups({ base: basics }).name).toBe('cups');
});

it('throws for a tab whose resource has another address', () => {
  const page = (path: string) =>
    menuPage({
      name: 'play',
      order: 1,
      path,
      icon: BoltIcon,
      tabs: [cups({ base: basics })],
      texts: { menu: ['Chơi', 'Play'], title: ['Chơi', 'Play'] },
    });
  expect(() => page('/admin/other')).toThrow('The path of "cups" must be /admin/other/cups.');
  expect(page('/admin/play').tabs).toHaveLength(1);
});

describe('others', () => {
  const fields = {
    name: text(),
    rules: longText(),
    places: integer(),
    prize: integer(),
    startAt: date(),
    endAt: date(),
  };
  const message = { vi: 'Sai', en: 'Wrong' };
  const window = { start: 'startAt', end: 'endAt', past: message, order: message } as const;
  const games = defineRestResource({ name: 'games', access: gameAccess, search: [], fields, window });

  it('stand where they are named, in the order of the contract; a table has no long texts', () => {
    expect(columnsOf(games, ['prize', 'others'])).toEqual(['prize', 'name', 'places', 'startAt', 'endAt']);
    expect(columnsOf(games, ['others', 'name'], ['places'])).toEqual(['prize', 'startAt', 'endAt', 'name']);
    expect(formOf(games, [['prize', 'name'], 'others'])).toEqual([
      ['prize', 'name'],
      'rules',
      'places',
      'window',
    ]);
    expect(formOf(games, ['window', 'others', { group: 'base', of: ['rules'] }], ['name'])).toEqual([
      'window',
      'places',
      'prize',
      { group: 'base', of: ['rules'] },
    ]);
  });

  it('leave nothing out of a table or form that names none of its own', () => {
    expect(columnsOf(games)).toEqual(['name', 'places', 'prize', 'startAt', 'endAt']);
    expect(formOf(games)).toEqual(['name', 'rules', 'places', 'prize', 'window']);
  });
});

describe('content in two languages', () => {
  const fields = {
    ...localized('title'),
    ...localized('body', markdown()),
    ...localized('address', slug('title')),
    more: link(),
  };
  const stories = defineRestResource({
    name: 'stories',
    access: gameAccess,
    search: ['title', 'body'],
    fields,
  });

  it('has an input for each language, and no column of Markdown', () => {
    expect(columnsOf(stories)).toEqual(['title', 'address', 'more']);
    expect(formOf(stories)).toEqual(['title', 'titleEn', 'body', 'bodyEn', 'address', 'addressEn', 'more']);
  });

  it('has its English labels from the Vietnamese ones', () => {
    const { texts: made } = defineResource(stories, {
      path: '/stories',
      icon: BoltIcon,
      texts: {
        noun: ['truyện', 'Story'],
        lower: ['truyện', 'story'],
        nouns: ['Truyện', 'Stories'],
        labels: {
          title: ['Tên', 'Title'],
          body: ['Nội dung', 'Body'],
          address: ['Địa chỉ', 'Address'],
          more: ['Thêm', 'More'],
        },
      },
    });
    expect(made.fields).toMatchObject({
      bodyEn: ['Nội dung (tiếng Anh)', 'Body (English)'],
      addressEn: ['Địa chỉ (tiếng Anh)', 'Address (English)'],
    });
  });

  it('is copied with marked titles, and without its addresses', async () => {
    const record = {
      id: 's1',
      title: 'Một',
      titleEn: 'One',
      body: 'a',
      address: 'mot',
      addressEn: 'one',
      more: '/',
    };
    expect(await copyOf(stories, record)).toEqual({
      title: 'Một (bản sao)',
      titleEn: 'One (copy)',
      body: 'a',
      bodyEn: undefined,
      more: '/',
    });
  });
});

describe('a definition that contradicts its contract', () => {
  const fields = { ...localized('name'), places: integer(), kind: choice(['A']), mapId: reference('maps') };
  const games = defineRestResource({ name: 'games', access: gameAccess, search: [], fields });
  const texts = {
    noun: ['trò', 'Game'],
    lower: ['trò', 'game'],
    nouns: ['Trò', 'Games'],
    labels: {
      name: ['Tên', 'Name'],
      places: ['Chỗ', 'Places'],
      kind: ['Loại', 'Kind'],
      mapId: ['Bản đồ', 'Map'],
    },
    choices: { kind: { A: ['A', 'A'] } },
  } satisfies TextPairs;
  const base = { path: '/games', icon: BoltIcon, texts };
  const input = (source: string, label?: string) => createElement(NumberInput, { source, label });
  const filtered = (source: string, label?: string) => () =>
    defineResource(games, { ...base, filters: [input(source, label)] });

  it('throws for a filter that is no field or bound, and says what may be one', () => {
    const may =
      'a field (name, nameEn, places, kind, mapId, createdAt, updatedAt), alone or with _gte, _lte or _neq';
    for (const source of ['reward_gte', 'places_gt', ''])
      expect(filtered(source, 'Any')).toThrow(
        `games cannot be filtered by "${source}": the source of a filter is ${may}.`,
      );
    expect(filtered('mapId_gte', 'Any')).toThrow('games cannot be filtered by "mapId_gte"');
    for (const source of ['places', 'places_lte', 'mapId_neq', 'createdAt_gte', 'id_neq'])
      expect(filtered(source, 'Any')).not.toThrow();
  });

  it('throws for a filter without a label', () => {
    expect(filtered('places')).not.toThrow();
    expect(filtered('places_gte')).toThrow('games has no label for its filter "places_gte".');
    const labels = { ...texts.labels, places_gte: ['Từ', 'From'] } satisfies TextPairs;
    const bound = { ...base, filters: [input('places_gte')], texts: { ...texts, labels } };
    expect(defineResource(games, bound).filters).toHaveLength(1);
  });

  it('names the words to filter by, for one that is none', () => {
    const filters = ['places'] as unknown as ['kind'];
    expect(() => defineResource(games, { ...base, filters })).toThrow(
      'games cannot be filtered by the word "places". Choices and references may be words: kind, mapId.',
    );
  });

  it('throws for a field with the node of another, and for a field that is placed twice', () => {
    const as = createElement(TextInput, { source: 'title' });
    expect(() => defineResource(games, { ...base, form: [{ field: 'places', as }, 'others'] })).toThrow(
      'games has a node of "title" in place of "places" in "form".',
    );
    expect(() => defineResource(games, { ...base, form: [['places', 'name'], 'places', 'others'] })).toThrow(
      'games has "places" twice in "form".',
    );
    expect(() => defineResource(games, { ...base, columns: ['kind', 'others', 'kind'] })).toThrow(
      'games has "kind" twice in "columns".',
    );
  });

  it('a localized name brings its English input with it, unless that one is placed or left out', () => {
    const as = createElement(TextInput, { source: 'name' });
    const own = { field: 'name', as } as const;
    const rest = ['places', 'kind', 'mapId'];
    expect(formOf(games)).toEqual(['name', 'nameEn', ...rest]);
    expect(formOf(games, ['name', 'others'])).toEqual(['name', 'nameEn', ...rest]);
    expect(formOf(games, [['name', 'kind'], 'others'])).toEqual([
      ['name', 'nameEn', 'kind'],
      'places',
      'mapId',
    ]);
    expect(formOf(games, [own, 'others'])).toEqual([own, 'nameEn', ...rest]);
    expect(formOf(games, [{ group: 'base', of: ['name'] }, 'others'])).toEqual([
      { group: 'base', of: ['name', 'nameEn'] },
      ...rest,
    ]);
    expect(formOf(games, ['name', 'others', 'nameEn'])).toEqual(['name', ...rest, 'nameEn']);
    expect(formOf(games, ['name', 'others'], ['nameEn'])).toEqual(['name', ...rest]);
  });
});

it('a reference leads to a resource that there is', () => {
  const rounds = { name: 'rounds', fields: { cupId: reference('cups') } };
  expect(() => checkReferences([rounds])).toThrow('rounds.cupId refers to "cups", which is no resource.');
  expect(() => checkReferences([rounds, { name: 'cups' }])).not.toThrow();
});
