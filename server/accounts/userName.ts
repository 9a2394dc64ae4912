import { sql } from 'kysely';
import type { LocalizedText } from '../../contract/languages';
import {
  type ChangedUserName,
  type OwnUserName,
  type UserNameBody,
  userNameDays,
} from '../../contract/userNames';
import { inTransaction, isDuplicate } from '../db/guard';
import type { Db, Tx } from '../db/tables';
import type { Actor } from '../http/types';
import { addMs, days } from '../platform/clock';
import { conflict, invalid } from '../platform/errors';
import { newId } from '../platform/ids';
import { readsAsOurs } from '../platform/masking/strangersWords';
import { accounts } from '../platform/messages/accounts';
import type { AccountDependencies } from './dependencies';
import { isHeldName, userNameHash } from './erasure/names';
import { noteByPlayer } from './ownHistory';
import { lockProven, verifyOwner } from './ownProof';
import { userNameProblem } from './rules';
import { accessTokenFor } from './sessions';

type Needed = Pick<AccountDependencies, 'db' | 'clock' | 'keys'>;

/**
 * Whether nobody may take a user name, other than `except`: it reads as ours, or an account has it, or holds it
 * (erasure/names.ts). One statement, so that at every moment a name is either taken or held, never neither.
 */
export async function isNameTaken(
  db: Db | Tx,
  deps: Pick<Needed, 'clock' | 'keys'>,
  userName: string,
  except: string | null = null,
): Promise<boolean> {
  if (readsAsOurs(userName)) return true;
  const { rows } = await sql<{ taken: boolean }>`select exists (
    select from users where lower(user_name) = ${userName.toLowerCase()} and id is distinct from ${except}::uuid)
    or ${isHeldName(deps, userName, except)} as taken`.execute(db);
  return rows[0]?.taken === true;
}

/** A player's user name, and when it can change next. */
export async function ownUserName(db: Db | Tx, { id, now }: { id: string; now: Date }): Promise<OwnUserName> {
  const { userName } = await db
    .selectFrom('users')
    .select('userName')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const last = await db
    .selectFrom('formerNames')
    .select('changedAt')
    .where('userId', '=', id)
    .orderBy('changedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const nextAt = last && addMs(last.changedAt, days(userNameDays));
  return { userName, nextAt: nextAt && nextAt > now ? nextAt.toISOString() : null };
}

/**
 * Changes a player's user name, once in 90 days. Throws as `verifyOwner` does; 400 naming `userName` for one of a wrong form or
 * the same again; 409 naming it for one that is taken, held or ours, or too early; and 409 for staff.
 */
export async function changeUserName(
  deps: AccountDependencies,
  actor: Actor,
  { userName: given, ...proof }: UserNameBody,
): Promise<ChangedUserName> {
  const userName = given.trim();
  if (actor.role === 'Admin') throw conflict(accounts.ofStaff);
  const problem = userNameProblem(userName);
  if (problem) throw invalid({ userName: [problem] }, problem);
  const proven = await verifyOwner(deps, actor, proof);
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const user = await lockProven(tx, actor, proven);
    if (user.role === 'Admin') throw conflict(accounts.ofStaff);
    const current = await ownUserName(tx, { id: user.id, now });
    if (current.nextAt) throw refused(accounts.userNameAgain(new Date(current.nextAt)));
    const { id, role, email } = user;
    await replaceUserName(tx, deps, { id, from: current.userName, to: userName });
    await noteByPlayer(tx, deps, id, { action: 'change-own-user-name' });
    const accessToken = await accessTokenFor(deps.keys, { id, role, email, userName }, actor.sessionId, now);
    return { ...(await ownUserName(tx, { id, now })), accessToken };
  }).catch(takenMeanwhile);
}

const refused = (text: LocalizedText) => conflict(text, { userName: [text] });

/** Rethrows what a transaction that changed a user name threw; another that took the name at the same time is a refusal. */
export function takenMeanwhile(error: unknown): never {
  throw isDuplicate(error, 'users_user_name_unique') ? refused(accounts.userNameTaken) : error;
}

/**
 * Gives a locked account another user name, and holds the earlier one. Throws 400 naming `userName` for the same again, and 409 for
 * one that is taken, held or ours.
 */
export async function replaceUserName(
  tx: Tx,
  deps: Pick<Needed, 'clock' | 'keys'>,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<void> {
  if (from === to) throw invalid({ userName: [accounts.userNameSame] }, accounts.userNameSame);
  if (await isNameTaken(tx, deps, to, id)) throw refused(accounts.userNameTaken);
  const { clock, keys } = deps;
  const changedAt = clock.now();
  await tx.updateTable('users').set({ userName: to }).where('id', '=', id).execute();
  await tx
    .insertInto('formerNames')
    .values({ id: newId(), userId: id, userName: from, userNameHash: userNameHash(keys, from), changedAt })
    .execute();
}
