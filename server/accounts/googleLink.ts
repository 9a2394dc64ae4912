import type { AccountRole } from '../../contract/permissions';
import { accountEvent } from '../credentials/events';
import { isHeldEmail } from '../credentials/heldEmails';
import { inTransaction, isDuplicate } from '../db/guard';
import type { Tx } from '../db/tables';
import { closedForNow } from '../http/maintenance';
import { isEmail } from '../platform/emailAddress';
import { conflict, forbidden, unauthorized } from '../platform/errors';
import { readsAsOurs } from '../platform/masking/strangersWords';
import { accounts } from '../platform/messages/accounts';
import type { AccountDependencies } from './dependencies';
import type { GoogleClaims } from './google';
import { mailOwner } from './mailOwner';
import { noteByPlayer } from './ownHistory';
import { nameFrom } from './rules';
import { hasFactor } from './secondFactor';
import { byEmail, insertUser, newUserName } from './users';

/**
 * Returns the account of a Google identity, linking or creating it at the first sign-in. Keyed by issuer and subject; an
 * e-mail links only if Google has verified it (docs/security.md 8). Staff accounts need their second factor every time:
 * otherwise access to the mailbox would be access to the back office. A banned account is returned like any other: the
 * session is refused with reason and end, which the callback page cannot show. Retries when two first sign-ins race.
 */
export async function accountOf(deps: AccountDependencies, claims: GoogleClaims): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction(deps.db, (tx) => findOrLink(tx, deps, claims));
    } catch (error) {
      if (attempt === 5 || !isDuplicate(error)) throw error;
    }
  }
}

async function findOrLink(tx: Tx, deps: AccountDependencies, claims: GoogleClaims): Promise<string> {
  const { issuer, subject } = claims;
  const known = await tx
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.userId')
    .select(['users.id', 'users.role'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (known?.role === 'Admin') await assertHasFactor(tx, known.id);
  if (known?.role !== 'Admin') assertOpenTo(deps, known ? 'User' : await roleByEmail(tx, claims.email));
  if (known) return known.id;
  if (!claims.emailVerified || !isEmail(claims.email)) throw unauthorized(accounts.googleEmail);
  const linked = await linkByEmail(tx, deps, claims);
  const userId = linked?.id ?? (await makeAccount(tx, deps, claims));
  await tx
    .insertInto('identities')
    .values({ issuer, subject, userId, createdAt: deps.clock.now() })
    .execute();
  if (linked) await noteLinked(tx, deps, linked);
  return userId;
}

/** A way in was added to an account that somebody has: its person is notified, and of players the history says so. */
async function noteLinked(
  tx: Tx,
  deps: Pick<AccountDependencies, 'clock' | 'keys'>,
  { id, role, language, ...person }: NonNullable<Awaited<ReturnType<typeof linkByEmail>>>,
): Promise<void> {
  if (role === 'User') await noteByPlayer(tx, deps, id, { action: 'link-google' });
  await mailOwner(tx, deps, person, { template: 'googleChanged', isOn: true, language: language ?? 'vi' });
}

/** While the site is closed only staff may sign in, and no account is created. */
function assertOpenTo({ watch }: AccountDependencies, role: AccountRole | undefined): void {
  if (watch?.state.maintenance && role !== 'Admin') throw closedForNow({ watch });
}

const roleByEmail = async (tx: Tx, email: string) =>
  (await byEmail(tx, email).select('role').executeTakeFirst())?.role;

async function assertHasFactor(tx: Tx, userId: string): Promise<void> {
  if (!(await hasFactor(tx, userId))) throw forbidden(accounts.googleAdmin);
}

/**
 * Someone may have registered this address before its owner: an account whose e-mail was never verified loses its
 * password and its sessions (account pre-hijacking, docs/security.md 8).
 */
async function linkByEmail(tx: Tx, { clock }: AccountDependencies, { email }: GoogleClaims) {
  const user = await byEmail(tx, email)
    .select(['id', 'role', 'email', 'firstName', 'language', 'emailVerifiedAt'])
    .forUpdate()
    .executeTakeFirst();
  if (!user) return null;
  if (user.role === 'Admin') await assertHasFactor(tx, user.id);
  if (!user.emailVerifiedAt) {
    const now = clock.now();
    await assertNotHeld(tx, email, now, user.id);
    await tx
      .updateTable('users')
      .set({ emailVerifiedAt: now, passwordHash: null })
      .where('id', '=', user.id)
      .execute();
    await accountEvent(tx, 'password', { id: user.id, now, reason: 'google-link' });
  }
  return user;
}

/** Throws 409 for an address that a correction of another account can still be undone to. */
async function assertNotHeld(tx: Tx, email: string, now: Date, id: string): Promise<void> {
  if (await isHeldEmail(tx, email, now, id)) throw conflict(accounts.googleHeld);
}

async function makeAccount(tx: Tx, { clock }: AccountDependencies, claims: GoogleClaims): Promise<string> {
  const now = clock.now();
  const local = claims.email.split('@')[0] ?? '';
  const user = {
    firstName: nameFrom(claims.firstName) || nameFrom(local),
    lastName: nameFrom(claims.lastName),
    // No user name reads as ours.
    userName: newUserName(readsAsOurs(local) ? '' : local, 'player'),
    email: claims.email,
    passwordHash: null,
    emailVerifiedAt: now,
  };
  const id = await insertUser(tx, user, now);
  await assertNotHeld(tx, user.email, now, id);
  return id;
}
