import type { Selectable } from 'kysely';
import { type Permission, permissionsOf } from '../../contract/permissions';
import { isBanned } from '../db/bans';
import type { Db, Tables, Tx } from '../db/tables';

/** Whether one of these people holds a permission at a moment; nobody does while banned. */
export async function holdersOf(
  db: Db | Tx,
  ids: readonly string[],
  now: Date,
): Promise<(id: string, permission: Permission) => boolean> {
  if (ids.length === 0) return () => false;
  const people = await db
    .selectFrom('users')
    .select(['id', 'staffRoles', 'bannedAt', 'bannedUntil'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  const byId = new Map(people.map((person) => [person.id, person]));
  return (id, permission) => {
    const person = byId.get(id);
    return person !== undefined && holdersAt(permission, now)(person);
  };
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
