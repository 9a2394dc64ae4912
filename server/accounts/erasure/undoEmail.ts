import { sql } from 'kysely';
import { accountEvent } from '../../credentials/events';
import { undoableSince } from '../../credentials/heldEmails';
import type { Tx } from '../../db/tables';
import { deletePlayers, leftNoTrace } from '../../operations/retention';
import type { Clock } from '../../platform/clock';
import { conflict } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { erasureMessages } from '../../platform/messages/erasure';
import { noteByPlayer } from '../ownHistory';
import { removeFactor } from '../secondFactor';
import { byEmail } from '../users';
import { mayReopen, reopenAccount } from './close';
import { setEmail } from './replaceEmail';

/**
 * Undoes a change of the e-mail and all later ones of the account: whoever reads the previous address had the account
 * first. Ends sessions and removes the password, as it may have been set from the later address, and a second factor and
 * Google accounts added since; links Google again as before.
 * Reopens an account that was closed meanwhile, for the same reason. Returns false for a link that has expired or an
 * erasure that has begun. Throws 409 when another account has the address by now and is more than an unfinished
 * registration.
 */
export async function undoEmail(tx: Tx, { clock }: { clock: Clock }, id: string): Promise<boolean> {
  const now = clock.now();
  const found = tx.selectFrom('emailChanges').where('id', '=', id);
  const about = isId(id) ? await found.select('userId').executeTakeFirst() : undefined;
  if (!about) return false;
  const user = await tx
    .selectFrom('users')
    .select(['id', 'email', 'eraseAt'])
    .where('id', '=', about.userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const change = await found.selectAll().forUpdate().executeTakeFirst();
  const isOver = !change || change.undoneAt || change.endedAt || change.changedAt <= undoableSince(now);
  if (isOver || (user.eraseAt && !(await mayReopen(tx, user.id, user.eraseAt, now)))) return false;
  const { oldEmail, verifiedAt, identities, changedAt } = change;
  await endUnfinished(tx, oldEmail);
  const other = await byEmail(tx, oldEmail).select('id').executeTakeFirst();
  if (other && other.id !== user.id)
    throw conflict(erasureMessages.takenMeanwhile, { email: [erasureMessages.takenMeanwhile] });
  await accountEvent(tx, 'email', { id: user.id, now });
  await setEmail(tx, user.id, { from: user.email, to: oldEmail, verifiedAt });
  await tx.updateTable('users').set({ passwordHash: null }).where('id', '=', user.id).execute();
  await endFactorSince(tx, user.id, changedAt, now);
  await relink(tx, user.id, identities, now);
  await tx
    .updateTable('emailChanges')
    .set({ undoneAt: now })
    .where('userId', '=', user.id)
    .where('changedAt', '>=', changedAt)
    .execute();
  if (user.eraseAt) {
    await reopenAccount(tx, user.id);
    await noteByPlayer(tx, { clock }, user.id, { action: 'reopen-own-account' });
  }
  await noteByPlayer(tx, { clock }, user.id, { action: 'undo-email' });
  return true;
}

/** Removes a second factor that was set up since; one from before stays its person's. */
async function endFactorSince(tx: Tx, userId: string, since: Date, now: Date): Promise<void> {
  const added = await tx
    .selectFrom('secondFactors')
    .select('userId')
    .where('userId', '=', userId)
    .where((eb) => eb.or([eb('confirmedAt', 'is', null), eb('confirmedAt', '>=', since)]))
    .executeTakeFirst();
  if (added) await removeFactor(tx, userId, now);
}

/**
 * Deletes an unfinished registration of the address, as its age would later: nobody can sign in to it or buy for it. One
 * may have been begun by a server of before, which did not hold the address.
 */
const endUnfinished = (tx: Tx, email: string) =>
  deletePlayers(tx, sql`lower(email) = ${email.toLowerCase()} and ${sql.raw(leftNoTrace)}`);

/** Links again what the correction had unlinked, unless another account has it by now. */
async function relink(
  tx: Tx,
  userId: string,
  identities: ReadonlyArray<{ issuer: string; subject: string }>,
  createdAt: Date,
): Promise<void> {
  if (identities.length === 0) return;
  await tx
    .insertInto('identities')
    .values(identities.map(({ issuer, subject }) => ({ issuer, subject, userId, createdAt })))
    .onConflict((conflicting) => conflicting.doNothing())
    .execute();
}
