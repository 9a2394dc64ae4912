import { type Permission, permissionsOf } from '../../contract/permissions';
import { isBanned } from '../db/bans';
import type { Db, Tx } from '../db/tables';

/** Those of these people who hold a permission at a moment; nobody does while banned. */
export async function holdersOf(
  db: Db | Tx,
  ids: readonly string[],
  permission: Permission,
  now: Date,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const people = await db
    .selectFrom('users')
    .select(['id', 'staffRoles', 'bannedAt', 'bannedUntil'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  const holders = people.filter(
    (person) => !isBanned(person, now) && permissionsOf(person.staffRoles).includes(permission),
  );
  return new Set(holders.map(({ id }) => id));
}
