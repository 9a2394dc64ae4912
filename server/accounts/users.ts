import { randomInt } from 'node:crypto';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Language } from '../../contract/languages';
import type { AccountRole, StaffRole } from '../../contract/permissions';
import { searchKey } from '../../contract/text';
import type { Db, Tables, Tx } from '../db/tables';
import { newId } from '../platform/ids';

/** An account by e-mail, case-insensitively (decisions.md, Accounts). */
export const byEmail = (db: Db | Tx, email: string) =>
  db
    .selectFrom('users')
    .where(sql<string>`lower(email)`, '=', email.trim().toLowerCase()) as SelectQueryBuilder<
    Tables,
    'users',
    object
  >;

export interface NewUser {
  firstName: string;
  lastName: string;
  userName: string;
  email: string;
  phoneNumber?: string | null;
  passwordHash: string | null;
  staffRoles?: StaffRole[];
  emailVerifiedAt?: Date | null;
  language?: Language;
}

/**
 * A user name after the local part of an e-mail, or after a word where that has no usable character. The random suffix avoids
 * taken names without a query per candidate.
 */
export function newUserName(local: string, otherwise: string): string {
  const base = searchKey(local).replace(/[^a-z0-9._-]/g, '');
  return `${base.slice(0, 24) || otherwise}-${randomInt(100_000, 999_999)}`;
}

/** Inserts an account and returns its id; a taken e-mail or user name raises the database's unique violation. */
export async function insertUser(tx: Db | Tx, user: NewUser, now: Date): Promise<string> {
  const id = newId();
  await tx
    .insertInto('users')
    .values({
      phoneNumber: null,
      emailVerifiedAt: null,
      ...user,
      role: roleFor(user.staffRoles ?? []),
      id,
      firstNameKey: searchKey(user.firstName),
      lastNameKey: searchKey(user.lastName),
      createdAt: now,
    })
    .execute();
  return id;
}

/** The role in the token's claim: everyone on the staff is an admin there. */
const roleFor = (staffRoles: readonly StaffRole[]): AccountRole => (staffRoles.length > 0 ? 'Admin' : 'User');
