import type { Selectable } from 'kysely';
import { type Permission, permissionsOf } from '../../contract/permissions';
import { isBanned } from '../db/bans';
import type { Db, Tables, Tx } from '../db/tables';

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
  return new Set(people.filter(holdersAt(permission, now)).map(({ id }) => id));
}

/** Everybody who holds a permission at a moment. */
export async function allHolders(db: Db | Tx, permission: Permission, now: Date) {
  const people = await db
    .selectFrom('users')
    .select(['id', 'email', 'firstName', 'language', 'staffRoles', 'bannedAt', 'bannedUntil'])
    .where('role', '=', 'Admin')
    .orderBy('id')
    .execute();
  return people.filter(holdersAt(permission, now));
}

type Person = Pick<Selectable<Tables['users']>, 'staffRoles' | 'bannedAt' | 'bannedUntil'>;
const holdersAt = (permission: Permission, now: Date) => (person: Person) =>
  !isBanned(person, now) && permissionsOf(person.staffRoles).includes(permission);
