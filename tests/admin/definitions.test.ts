import BoltIcon from '@mui/icons-material/Bolt';
import { expect, it } from 'vitest';
import { text } from '../../contract/fields';
import { gameAccess } from '../../contract/permissions';
import { defineRestResource } from '../../contract/resource';
import { menuPage } from '../../src/admin/pages/menuPage';
import { defineResource } from '../../src/admin/resources/defineResource';

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
      tabs: [{ soon: 'season' }, cups({ base: 'Basics' })],
      texts: { vi: { menu: 'Chơi', title: 'Chơi' }, en: { menu: 'Play', title: 'Play' } },
    });
  expect(() => page('/admin/other')).toThrow('The path of "cups" must be /admin/other/cups.');
  expect(page('/admin/play').tabs).toHaveLength(2);
});
