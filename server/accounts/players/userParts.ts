import { type RawBuilder, sql } from 'kysely';
import type { UserListQuery } from '../../../contract/users';

type Sort = Required<Pick<UserListQuery, 'SortBy' | 'SortOrder'>> & Pick<UserListQuery, 'Status' | 'Seen'>;

interface Part {
  where: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
}

/**
 * At least the first `most` users of a sort that no index has: a part of few users, such as staff, and the part of all others,
 * each in an order that an index has. Undefined for a sort with an index.
 */
export function inParts(
  where: RawBuilder<unknown>,
  sort: Sort,
  most: number,
): RawBuilder<unknown> | undefined {
  const parts = partsOf(sort);
  if (!parts) return undefined;
  const read = parts.map(
    (part) => sql`(select id, role, banned_at, last_login_at from users where ${where} and ${part.where}
      order by ${part.order} limit ${most})`,
  );
  return sql`(${sql.join(read, sql` union all `)}) users`;
}

function partsOf({ SortBy, SortOrder, Status, Seen }: Sort): Part[] | undefined {
  const byId = sql`id ${sql.raw(SortOrder === 'ASC' ? 'asc' : 'desc')}`;
  switch (SortBy) {
    case 'role':
      return [
        { where: sql`role = 'Admin'`, order: byId },
        { where: sql`role = 'User'`, order: byId },
      ];
    case 'isLocked':
      if (Status) return undefined;
      return [
        { where: sql`banned_at is not null`, order: byId },
        { where: sql`banned_at is null`, order: byId },
      ];
    case 'lastLoginAt':
      // The index has those without a sign-in first when it is read from its end.
      if (SortOrder === 'DESC') return undefined;
      return [
        { where: sql`last_login_at is not null`, order: sql`last_login_at nulls first, id` },
        // Whoever was seen has signed in: the others would be passed in vain.
        ...(Seen ? [] : [{ where: sql`last_login_at is null`, order: byId }]),
      ];
    default:
      return undefined;
  }
}
