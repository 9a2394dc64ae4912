import type { RestQuery } from '../../contract/calls/call';
import { type Permission, permissionsOf } from '../../contract/permissions';
import type { ListedResource } from '../../contract/readResource';
import type { Actor } from '../http/types';
import { invalid } from '../platform/errors';
import { common } from '../platform/messages/common';
import { type ListQuery, readListQuery } from './restQuery';

type Reader = Pick<Actor, 'staffRoles'>;
type Guarded = Pick<ListedResource, 'fieldAccess'>;

/** The fields that a reader may not see. */
function hiddenFrom({ fieldAccess }: Guarded, { staffRoles }: Reader): string[] {
  const held: readonly Permission[] = permissionsOf(staffRoles);
  return Object.entries(fieldAccess).flatMap(([field, needed]) => (held.includes(needed) ? [] : [field]));
}

/** A row as its reader may see it: without the required permission, a guarded field is null. */
export function visibleRow<R extends object>(resource: Guarded, reader: Reader, row: R): R {
  const hidden = hiddenFrom(resource, reader).filter((field) => field in row);
  return { ...row, ...Object.fromEntries(hidden.map((field) => [field, null])) };
}

/**
 * Validates the query of a list (`readListQuery`); a reader cannot filter or sort by fields they may not
 * see. Throws 400 naming the part.
 */
export function readQuery(resource: ListedResource, query: RestQuery, reader: Reader): ListQuery {
  const hidden = hiddenFrom(resource, reader);
  const fields = Object.fromEntries(
    Object.entries(resource.filters).filter(([name]) => !hidden.includes(name)),
  );
  const search = resource.isSearched ? undefined : [];
  const asked = { ...query, sort: query.sort ?? JSON.stringify(resource.sort) };
  // A list may be sorted by what it cannot be filtered by.
  const sorts = resource.sorts.filter((name) => !hidden.includes(name));
  const list = readListQuery({ fields, ...(search && { search }) }, asked, ['id', ...sorts]);
  const { direction } = list.sort;
  const column = list.sort.column === 'id' ? (resource.idOrder ?? 'id') : list.sort.column;
  if (column !== 'id' && !sorts.includes(column)) throw invalid({ sort: [common.wrongValue] });
  const { longestPage } = resource;
  if (longestPage && list.to - list.from >= longestPage) throw invalid({ range: [common.wrongValue] });
  return { ...list, sort: { column, direction } };
}
