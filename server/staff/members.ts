import { type RawBuilder, sql } from 'kysely';
import type { StaffMember } from '../../contract/staff';
import type { Db, Tx } from '../db/tables';
import type { Clock } from '../platform/clock';
import { notFound } from '../platform/errors';
import { isId } from '../platform/ids';

const hasFactor: RawBuilder<boolean> = sql`exists (select from second_factors
  where second_factors.user_id = users.id and second_factors.confirmed_at is not null)`;

const people = (db: Db | Tx) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'userName',
      'firstName',
      'lastName',
      'staffRoles as roles',
      'lastLoginAt',
      'bannedAt',
      'version',
    ])
    .select(hasFactor.as('hasFactor'))
    .where('role', '=', 'Admin');

type Person = Awaited<ReturnType<ReturnType<typeof people>['executeTakeFirstOrThrow']>>;

const toMember = ({ bannedAt, lastLoginAt, ...person }: Person): StaffMember => ({
  ...person,
  state: bannedAt ? 'banned' : 'active',
  lastLoginAt: lastLoginAt?.toISOString() ?? null,
  expiresAt: null,
});

/** Everyone on the staff, the longest-serving first, then pending invitations. */
export async function listStaff(db: Db, clock: Clock): Promise<StaffMember[]> {
  const members = await people(db).orderBy('createdAt').orderBy('id').execute();
  const invited = await db
    .selectFrom('invitations')
    .select(['id', 'email', 'staffRoles', 'expiresAt'])
    .where('expiresAt', '>', clock.now())
    .orderBy('createdAt')
    .execute();
  return [...members.map(toMember), ...invited.map(toInvited)];
}

/** An invitation as a row of the list. */
export const toInvited = (row: {
  id: string;
  email: string;
  staffRoles: StaffMember['roles'];
  expiresAt: Date;
}): StaffMember => ({
  id: row.id,
  state: 'invited',
  email: row.email,
  userName: '',
  firstName: '',
  lastName: '',
  roles: row.staffRoles,
  hasFactor: false,
  lastLoginAt: null,
  expiresAt: row.expiresAt.toISOString(),
  version: 1,
});

/** A staff member, locked for a change. Throws 404 for players and unknown ids. */
export async function lockMember(tx: Tx, id: string): Promise<StaffMember> {
  if (!isId(id)) throw notFound();
  await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
  const person = await people(tx).where('id', '=', id).executeTakeFirst();
  if (!person) throw notFound();
  return toMember(person);
}
