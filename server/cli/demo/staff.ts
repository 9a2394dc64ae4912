import { type StaffRole, staffRoles } from '../../../contract/permissions';
import { Passwords } from '../../accounts/passwords';
import { insertUser } from '../../accounts/users';
import { addEntry } from '../../audit/audit';
import { accountEvent } from '../../credentials/events';
import { inTransaction } from '../../db/guard';
import type { Db, Tx } from '../../db/tables';
import { addMs, type Clock, days } from '../../platform/clock';
import type { Config } from '../../platform/config';
import { operator } from '../../platform/operator';
import { SettingError } from '../../platform/settings';
import { demoPassword } from './demo';
import { insertGrants } from './grants';

type DemoRole = Exclude<StaffRole, 'owner'>;
const roles = staffRoles.filter((role): role is DemoRole => role !== 'owner');
const names: Record<DemoRole, readonly [lastName: string, firstName: string]> = {
  shop: ['Trần', 'Thu Hà'],
  finance: ['Phạm', 'Quốc Bảo'],
  game: ['Lê', 'Gia Huy'],
  content: ['Võ', 'Ngọc Mai'],
  support: ['Đặng', 'Anh Thư'],
  analyst: ['Hoàng', 'Đức Minh'],
};
const emailOf = (role: DemoRole) => `${role}@outline.example`;

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);

/** Whether the server is reachable only from this machine: the demo staff have a published password. */
export const mayHaveDemoStaff = ({
  host,
  publicUrl,
  production,
}: Pick<Config, 'host' | 'publicUrl' | 'production'>): boolean =>
  !production && isLoopback(host) && (publicUrl === null || isLoopback(new URL(publicUrl).hostname));

/** One account per role except owner, so that each can be tried out; listed in the README. Finance has given a few players something. */
export async function seedStaff(db: Db, clock: Clock): Promise<void> {
  const passwordHash = await new Passwords().hash(demoPassword);
  // Before the first day that they signed off.
  const since = addMs(clock.now(), -days(60));
  await inTransaction(db, async (tx) => {
    for (const role of roles) {
      const [lastName, firstName] = names[role];
      const person = { lastName, firstName, userName: `demo-${role}`, email: emailOf(role) };
      const account = { ...person, passwordHash, staffRoles: [role], emailVerifiedAt: since };
      const id = await insertUser(tx, account, since);
      if (role === 'finance') await insertGrants(tx, clock, { id, userName: person.userName });
    }
  });
}

const demoStaff = (db: Db | Tx) =>
  db
    .selectFrom('users')
    .select(['id', 'staffRoles'])
    .where('role', '=', 'Admin')
    .where('email', 'in', roles.map(emailOf));

/** Throws a SettingError when others could sign in as demo staff. */
export async function assertNoDemoStaff(
  db: Db,
  config: Parameters<typeof mayHaveDemoStaff>[0],
): Promise<void> {
  if (mayHaveDemoStaff(config) || !(await demoStaff(db).executeTakeFirst())) return;
  throw new SettingError(
    'HOST, PUBLIC_URL or NODE_ENV',
    'makes the demo staff reachable, whose password is published: run "outline demo remove-staff" first',
  );
}

/** Removes the roles and passwords of the demo staff; returns their number. */
export const removeDemoStaff = (db: Db, clock: Clock): Promise<number> =>
  inTransaction(db, async (tx) => {
    const people = await demoStaff(tx).forUpdate().execute();
    for (const { id, staffRoles } of people) {
      const revoked = { role: 'User' as const, staffRoles: [], passwordHash: null };
      await tx.updateTable('users').set(revoked).where('id', '=', id).execute();
      await accountEvent(tx, 'notStaff', { id, now: clock.now() });
      const roles = { before: { roles: staffRoles }, after: { roles: [] } };
      await addEntry(tx, clock, operator, { action: 'remove', resource: 'staff', id, ...roles });
    }
    return people.length;
  });
