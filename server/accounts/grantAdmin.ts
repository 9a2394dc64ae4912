import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock';
import { transact } from '../db/guard';
import type { Db } from '../db/tables';
import type { Passwords } from './passwords';
import { endSessions } from './sessions';
import { byEmail, insertUser } from './users';

/** Makes the account of this e-mail an owner with this password; its earlier sessions end with the old password. */
export async function grantAdmin(
  db: Db,
  clock: Clock,
  passwords: Passwords,
  email: string,
  password: string,
): Promise<void> {
  const passwordHash = await passwords.hash(password);
  const now = clock.now();
  await transact(db, async (tx) => {
    const user = await byEmail(tx, email).select('id').executeTakeFirst();
    if (!user) {
      const name = {
        firstName: 'Quản trị',
        lastName: 'Outline',
        userName: `admin-${randomBytes(4).toString('hex')}`,
      };
      await insertUser(
        tx,
        { ...name, email, passwordHash, staffRoles: ['owner'], emailVerifiedAt: now },
        now,
      );
      return;
    }
    await tx
      .updateTable('users')
      .set({ role: 'Admin', staffRoles: ['owner'], passwordHash, emailVerifiedAt: now, bannedAt: null })
      .where('id', '=', user.id)
      .execute();
    await endSessions(tx, user.id, 'reset', now);
  });
}
