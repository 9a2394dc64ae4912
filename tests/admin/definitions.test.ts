import BoltIcon from '@mui/icons-material/Bolt';
import { describe, expect, it } from 'vitest';
import { date, integer, longText, text } from '../../contract/fields';
import { gameAccess } from '../../contract/permissions';
import { defineRestResource } from '../../contract/resource';
import { menuPage } from '../../src/admin/app/pages/menuPage';
import { defineResource } from '../../src/admin/crud/definition/defineResource';
import { columnsOf, formOf } from '../../src/admin/crud/definition/formLines';

// Mistakes that only stop the back office at startup; those that the compiler catches are in tests/types/traps.tsx.

const contract = defineRestResource({
  name: 'cups',
  access: gameAccess,
  search: ['name'],
  fields: { name: text() },
});
const words = { noun: 'Cup', lower: 'cup', nouns: 'Cups', labels: { name: 'Name' } };
const cups = (groups: Record<string, string>) =>
  defineResource(contract, {
    path: '/admin/play/cups',
    icon: BoltIcon,
    form: [{ group: 'base', of: ['name'] }],
    texts: { vi: { ...words, groups: { base: 'Cơ bản' } }, en: { ...words, groups } },
  });

it('throws for a group of inputs without a heading in both languages', () => {
  expect(() => cups({})).toThrow('cups has no heading for the group "base" in both languages.');
  expect(cups({ base: 'Basics' }).name).toBe('cups');
});

it('throws for a tab whose resource has another address', () => {
  const page = (path: string) =>
    menuPage({
      name: 'play',
      order: 1,
      path,
      icon: BoltIcon,
      tabs: [cups({ base: 'Basics' })],
      texts: { vi: { menu: 'Chơi', title: 'Chơi' }, en: { menu: 'Play', title: 'Play' } },
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
