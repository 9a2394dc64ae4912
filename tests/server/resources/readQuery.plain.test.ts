import { expect, it } from 'vitest';
import { date, text } from '../../../contract/readFields';
import { defineReadResource } from '../../../contract/readResource';
import { readQuery } from '../../../server/resources/readQuery';

const list = defineReadResource({
  name: 'lists',
  group: 'lists',
  access: 'staff:read',
  exportAccess: 'staff:read',
  sort: ['madeAt', 'DESC'],
  isSearched: false,
  fields: {
    madeAt: date({ label: ['Tạo lúc', 'Made'], sort: true }),
    name: text({ label: ['Tên', 'Name'], filter: true }),
    email: text({ label: ['Email', 'Email'], sort: true, access: 'players:contacts' }),
  },
});
const sortOf = (sort?: [string, string], role: 'owner' | 'analyst' = 'owner') =>
  readQuery(list, sort ? { sort: JSON.stringify(sort) } : {}, { staffRoles: [role] }).sort;

it('sorts by a field that the list cannot be filtered by', () => {
  expect(sortOf()).toEqual({ column: 'madeAt', direction: 'desc' });
  expect(sortOf(['email', 'ASC'])).toEqual({ column: 'email', direction: 'asc' });
});

it('refuses an order by what the list is only filtered by, or by what its reader may not see', () => {
  for (const sort of [() => sortOf(['name', 'ASC']), () => sortOf(['email', 'ASC'], 'analyst')])
    expect(sort).toThrow(expect.objectContaining({ status: 400 }));
});
