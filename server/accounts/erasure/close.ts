import { erasureDays } from '../../../contract/erasure';
import type { Language } from '../../../contract/languages';
import { shownDay } from '../../../contract/shownTimes';
import { accountEvent } from '../../credentials/events';
import { banColumns } from '../../db/bans';
import { inTransaction } from '../../db/guard';
import type { Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import { enqueue } from '../../mail/outbox';
import { addMs, days } from '../../platform/clock';
import { forbidden, unauthorized } from '../../platform/errors';
import { accounts } from '../../platform/messages/accounts';
import { erasureMessages } from '../../platform/messages/erasure';
import { assertNotBanned } from '../assertNotBanned';
import { noteByPlayer } from '../ownHistory';
import { undoUrl } from './links';
import { isErasureBegun } from './person';

export type ClosingDependencies = Pick<Dependencies, 'clock' | 'keys' | 'address'>;

/** An account whose row the caller has locked. */
interface Person {
  id: string;
  email: string;
  firstName: string;
}

/**
 * Closes an account, to be erased 30 days later: ends every way into it, and mails how to undo it.
 * Returns the time of the erasure.
 */
export async function closeAccount(
  tx: Tx,
  deps: ClosingDependencies,
  { id, email, firstName }: Person,
  language: Language,
): Promise<Date> {
  const now = deps.clock.now();
  const eraseAt = addMs(now, days(erasureDays));
  await tx
    .updateTable('users')
    .set((eb) => ({ eraseAt, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await accountEvent(tx, 'close', { id, now });
  const link = undoUrl(deps, { kind: 'closed', id, at: eraseAt });
  const values = { name: firstName, day: shownDay(eraseAt, language), link };
  await enqueue(tx, deps, {
    to: email,
    template: 'accountClosed',
    language,
    about: id,
    endsAt: eraseAt,
    values,
  });
  return eraseAt;
}

/** Whether a closed account can still be reopened: its erasure is neither due nor in progress. */
export async function mayReopen(tx: Tx, id: string, eraseAt: Date, now: Date): Promise<boolean> {
  if (eraseAt <= now) return false;
  return !(await isErasureBegun(tx, id));
}

/** Reopens a closed account whose row the caller has locked. */
export async function reopenAccount(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({ eraseAt: null, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Throws 403 for a banned account, and like `assertOpened` for a closed one that is not to be reopened. */
export const assertUsable = (
  deps: Pick<Dependencies, 'db' | 'clock'>,
  id: string,
  reopen: boolean,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select(['id', 'eraseAt', ...banColumns])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    assertNotBanned(user, deps.clock.now());
    if (!reopen) await assertOpened(tx, deps, user, false);
  });

/**
 * For a sign-in that has proven the account to be its own: reopens a closed one if asked to. Throws 403 naming
 * `closed`, upon which the client offers that; an account being erased is treated as unknown.
 */
export async function assertOpened(
  tx: Tx,
  deps: Pick<Dependencies, 'clock'>,
  { id, eraseAt }: { id: string; eraseAt: Date | null },
  reopen: boolean,
): Promise<void> {
  if (eraseAt === null) return;
  if (!(await mayReopen(tx, id, eraseAt, deps.clock.now()))) throw unauthorized(accounts.loginFailed);
  if (!reopen) {
    const said = erasureMessages.closed(eraseAt);
    throw forbidden(said, { closed: [said] });
  }
  await reopenAccount(tx, id);
  await noteByPlayer(tx, deps, id, { action: 'reopen-own-account' });
}
