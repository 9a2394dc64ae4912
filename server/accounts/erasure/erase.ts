import { sql } from 'kysely';
import { addEntry, nobody } from '../../audit/audit';
import { accountEvent } from '../../credentials/events';
import { inTransaction } from '../../db/guard';
import type { Db, Tx } from '../../db/tables';
import { type Failing, unguarded } from '../../operations/failing';
import type { Clock } from '../../platform/clock';
import { erasedEmail, erasedUserName } from '../../platform/erasedAddress';
import type { Keys } from '../../platform/keys';
import type { ImageStore } from '../../storage/images/store';
import { listErased } from './list';
import { forgetNames, userNameHash } from './names';
import { type Erased, isErasureBegun, type LockedErased, lockErased } from './person';
import { runSteps } from './steps';
import { deleteViews, scrubTexts } from './textSteps';

interface EraseDependencies {
  clock: Clock;
  keys: Keys;
}

/**
 * Performs the next step of erasing: one batch of a player, releasing names, or updating the list beside the
 * pictures. Returns whether there may be more. If killed at any point, it resumes there.
 */
export async function eraseNext(
  { db, images, ...deps }: EraseDependencies & { db: Db; images: ImageStore },
  rows: Failing = unguarded,
): Promise<boolean> {
  const id = await nextToErase(db, deps.clock.now(), rows);
  if (id) {
    await rows.run(id, () => inTransaction(db, (tx) => eraseBatch(tx, deps, id)));
    return true;
  }
  return (await forgetNames(db, deps.clock)) || (await listErased(db, images));
}

/** A player whose time to undo is over, or for whom something arrived after the erasure. */
async function nextToErase(db: Db, now: Date, rows: Failing): Promise<string | undefined> {
  const due = await db
    .selectFrom('users')
    .select('id')
    .where('eraseAt', '<=', now)
    .where('erasedAt', 'is', null)
    .where('role', '=', 'User')
    .where(rows.others('id'))
    .orderBy('eraseAt')
    .limit(1)
    .executeTakeFirst();
  if (due) return due.id;
  return (await nextAgain(db, rows))?.userId;
}

const nextAgain = (db: Db, rows: Failing = unguarded) =>
  db
    .selectFrom('erasedPlayers')
    .select('userId')
    .where('doneAt', 'is', null)
    .where(rows.others('user_id'))
    .orderBy('begunAt')
    .limit(1)
    .executeTakeFirst();

/** Erases everybody whose erasure has begun, such as those restored from a backup. */
export async function eraseAllBegun(db: Db, deps: EraseDependencies): Promise<void> {
  for (let next = await nextAgain(db); next; next = await nextAgain(db)) {
    const { userId } = next;
    await inTransaction(db, (tx) => eraseBatch(tx, deps, userId));
  }
}

/**
 * Erases at most one batch of each kind of row, in the caller's transaction, and the account's own row once nothing
 * else is left, because the other rows are found through it. Takes the same lock on the player as settling payments
 * does, so that no settlement can write back an address it read earlier.
 */
async function eraseBatch(tx: Tx, deps: EraseDependencies, id: string): Promise<void> {
  const now = deps.clock.now();
  const person = await lockErased(tx, id);
  if (!person) return finish(tx, id, now);
  if (!(await isToErase(tx, person, now))) return;
  await tx
    .insertInto('erasedPlayers')
    .values({ userId: id, begunAt: now, userNameHash: heldName(deps.keys, person) })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
  // Again with each batch, as each may find what arrived since.
  await accountEvent(tx, 'erase', { id, now });
  if (await runSteps(tx, person, now)) return;
  await deleteViews(tx, person);
  await scrubTexts(tx, person);
  await tx.deleteFrom('emailChanges').where('userId', '=', id).execute();
  // Their hashes keep them from others.
  await tx.updateTable('formerNames').set({ userName: null }).where('userId', '=', id).execute();
  await clearAccount(tx, deps, person, now);
  await finish(tx, id, now);
}

/** Since the player was found due, the account may have been opened again, closed once more, or taken onto the staff. */
const isToErase = async (tx: Tx, { id, role, eraseAt }: LockedErased, now: Date): Promise<boolean> =>
  (await isErasureBegun(tx, id)) || (role === 'User' && eraseAt !== null && eraseAt <= now);

/** The hash of a name that somebody chose; null for a generated one. */
const heldName = (keys: Keys, { id, userName }: Erased): string | null =>
  userName === erasedUserName(id) ? null : userNameHash(keys, userName);

async function finish(tx: Tx, id: string, doneAt: Date): Promise<void> {
  await tx.updateTable('erasedPlayers').set({ doneAt, isPurged: false }).where('userId', '=', id).execute();
}

/** Clears the account's own row; does nothing if it already is. */
async function clearAccount(tx: Tx, { keys, clock }: EraseDependencies, person: Erased, now: Date) {
  const { id } = person;
  if (person.userName === erasedUserName(id)) return;
  await tx
    .updateTable('users')
    .set((eb) => ({
      firstName: '',
      lastName: '',
      firstNameKey: '',
      lastNameKey: '',
      userName: erasedUserName(id),
      email: erasedEmail(id),
      phoneNumber: null,
      passwordHash: null,
      emailVerifiedAt: null,
      role: 'User',
      staffRoles: [],
      banNote: null,
      banMessage: null,
      language: null,
      languageChosen: false,
      avatar: null,
      cardVisible: null,
      cardIndexed: false,
      tags: sql<string[]>`'{}'`,
      eraseAt: eb.fn.coalesce('eraseAt', eb.val(now)),
      erasedAt: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  // Also if the player was on the list before this database knew the name.
  await tx
    .updateTable('erasedPlayers')
    .set({ userNameHash: heldName(keys, person) })
    .where('userId', '=', id)
    .execute();
  const change = { action: 'erase' as const, resource: 'users', id, before: null, after: null };
  await addEntry(tx, clock, nobody, change);
}
