import { sql } from 'kysely';
import { addEntry, nobody } from '../../audit/audit';
import { inTransaction } from '../../db/guard';
import type { Db, Tx } from '../../db/tables';
import type { ImageStore } from '../../images/store';
import type { Clock } from '../../platform/clock';
import { erasedEmail, erasedUserName } from '../../platform/erasedAddress';
import type { Keys } from '../../platform/keys';
import { listErased } from './list';
import { forgetNames, userNameHash } from './names';
import { type Erased, lockErased } from './person';
import { runSteps } from './steps';
import { deleteViews, scrubTexts } from './textSteps';

interface EraseDependencies {
  clock: Clock;
  keys: Keys;
}

/**
 * Does the next part of the erasing: a batch of one player, names that are free again, or the list beside the pictures.
 * Returns whether there may be more. Killed at any point, it continues from there.
 */
export async function eraseNext({
  db,
  images,
  ...deps
}: EraseDependencies & { db: Db; images: ImageStore }): Promise<boolean> {
  const id = await nextToErase(db, deps.clock.now());
  if (id) {
    await inTransaction(db, (tx) => eraseBatch(tx, deps, id));
    return true;
  }
  return (await forgetNames(db, deps.clock)) || (await listErased(db, images));
}

/** A player whose days to undo it are over, or one for whom something arrived later. */
async function nextToErase(db: Db, now: Date): Promise<string | undefined> {
  const due = await db
    .selectFrom('users')
    .select('id')
    .where('eraseAt', '<=', now)
    .where('erasedAt', 'is', null)
    .where('role', '=', 'User')
    .orderBy('eraseAt')
    .limit(1)
    .executeTakeFirst();
  if (due) return due.id;
  return (await nextAgain(db))?.userId;
}

const nextAgain = (db: Db) =>
  db
    .selectFrom('erasedPlayers')
    .select('userId')
    .where('doneAt', 'is', null)
    .orderBy('begunAt')
    .limit(1)
    .executeTakeFirst();

/** Erases everybody whose erasing has begun, such as those whom a restored backup brought back. */
export async function eraseAllBegun(db: Db, deps: EraseDependencies): Promise<void> {
  for (let next = await nextAgain(db); next; next = await nextAgain(db)) {
    const { userId } = next;
    await inTransaction(db, (tx) => eraseBatch(tx, deps, userId));
  }
}

/**
 * Erases at most a batch of each kind of row, in the caller's transaction, and the account's own row once nothing else is
 * left: until then it has what the others are found by. The player's lock is the one under which payments are settled,
 * so that none brings an address back that was read before.
 */
async function eraseBatch(tx: Tx, deps: EraseDependencies, id: string): Promise<void> {
  const now = deps.clock.now();
  const person = await lockErased(tx, id);
  if (!person) return finish(tx, id, now);
  await tx
    .insertInto('erasedPlayers')
    .values({ userId: id, begunAt: now, userNameHash: heldName(deps.keys, person) })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
  if (await runSteps(tx, person, now)) return;
  await deleteViews(tx, person);
  await scrubTexts(tx, person);
  await tx.deleteFrom('emailChanges').where('userId', '=', id).execute();
  await clearAccount(tx, deps, person, now);
  await finish(tx, id, now);
}

/** The hash of a name that somebody chose; one that took its place is nobody's. */
const heldName = (keys: Keys, { id, userName }: Erased): string | null =>
  userName === erasedUserName(id) ? null : userNameHash(keys, userName);

async function finish(tx: Tx, id: string, doneAt: Date): Promise<void> {
  await tx.updateTable('erasedPlayers').set({ doneAt }).where('userId', '=', id).execute();
}

/** Empties the account's own row, once. */
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
      tags: sql<string[]>`'{}'`,
      eraseAt: eb.fn.coalesce('eraseAt', eb.val(now)),
      erasedAt: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  // Also for one who was on the list before this database knew the name.
  await tx
    .updateTable('erasedPlayers')
    .set({ userNameHash: heldName(keys, person) })
    .where('userId', '=', id)
    .execute();
  const change = { action: 'erase' as const, resource: 'users', id, before: null, after: null };
  await addEntry(tx, clock, nobody, change);
}
