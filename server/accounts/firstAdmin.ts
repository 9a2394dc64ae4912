import { randomBytes } from 'node:crypto';
import { isDuplicate } from '../db/guard';
import type { Db } from '../db/tables';
import type { Clock } from '../platform/clock';
import { SettingError } from '../platform/settings';
import type { Credentials, OwnerDependencies } from './grantAdmin';
import { isOwner } from './owners';
import type { Passwords } from './passwords';
import { byEmail, insertUser } from './users';

export interface FirstAdmin {
  email: string;
  /** Set only if it was just generated: it is shown once. */
  password: string | null;
}

/**
 * Ensures that there is an owner (decisions.md, Accounts). Only while there is none: the one from the settings or, without
 * them, one with a random password, unless `isMade` is false: a generated password must not reach the log of a public
 * server. Returns the owner to print at startup; null when there is none.
 */
export async function ensureAdmin(
  db: Db,
  clock: Clock,
  passwords: Passwords,
  { wanted, isMade }: { wanted: Credentials | null; isMade: boolean },
): Promise<FirstAdmin | null> {
  const admin = await db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'Admin')
    .where(isOwner)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
  if (admin) return { email: admin.email, password: null };
  if (wanted) {
    await assertNoPlayer(db, wanted.email);
    await makeAdmin({ db, clock, passwords }, wanted);
    return { email: wanted.email, password: null };
  }
  if (!isMade) return null;
  const email = 'admin@outline.example';
  const password = randomBytes(12).toString('base64url');
  const made = await makeAdmin({ db, clock, passwords }, { email, password });
  return { email, password: made ? password : null };
}

/** No setting promotes an existing account (decisions.md, ADMIN_EMAIL of an existing player). Throws a SettingError. */
async function assertNoPlayer(db: Db, email: string): Promise<void> {
  const user = await byEmail(db, email).select('role').executeTakeFirst();
  if (user?.role !== 'User') return;
  throw new SettingError(
    'ADMIN_EMAIL',
    `${email} is a player's account; choose another, or make it an admin by "outline admin create"`,
  );
}

/** False when the account already exists, perhaps created by another server starting at the same moment. */
async function makeAdmin(
  { db, clock, passwords }: OwnerDependencies,
  { email, password }: Credentials,
): Promise<boolean> {
  if (await byEmail(db, email).select('id').executeTakeFirst()) return false;
  const name = { firstName: 'Quản trị', lastName: 'Outline' };
  const passwordHash = await passwords.hash(password);
  for (const userName of ['admin', `admin-${randomBytes(3).toString('hex')}`]) {
    try {
      const now = clock.now();
      await insertUser(
        db,
        { ...name, userName, email, passwordHash, staffRoles: ['owner'], emailVerifiedAt: now },
        now,
      );
      return true;
    } catch (error) {
      if (isDuplicate(error, 'users_email_unique')) return false;
      if (!isDuplicate(error, 'users_user_name_unique')) throw error;
    }
  }
  return false;
}
