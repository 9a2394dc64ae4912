import { lostFactorDays } from '../../../contract/lostFactorActs';
import { addEntry, nobody } from '../../audit/audit';
import { endCredential } from '../../credentials/ending';
import { inTransaction } from '../../db/guard';
import type { Db } from '../../db/tables';
import { type Failing, unguarded } from '../../operations/failing';
import { addMs, type Clock, days } from '../../platform/clock';
import type { Keys } from '../../platform/keys';
import { mailOwner } from '../mailOwner';
import { removeFactor } from '../secondFactor';
import { openLostFactor } from './lostFactors';

interface FallDependencies {
  db: Db;
  clock: Clock;
  keys: Keys;
}

/**
 * Takes away the next second factor whose 72 hours are over, or ends the next request that nobody approved in time. Returns
 * whether there was one.
 */
export async function fallNext(deps: FallDependencies, rows: Failing = unguarded): Promise<boolean> {
  const now = deps.clock.now();
  const due = await deps.db
    .selectFrom('lostFactors')
    .select(['id', 'userId'])
    .where('endedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('dueAt', '<=', now),
        eb.and([eb('approvedAt', 'is', null), eb('begunAt', '<=', addMs(now, -days(lostFactorDays)))]),
      ]),
    )
    .where(rows.others('id'))
    .orderBy('begunAt')
    .limit(1)
    .executeTakeFirst();
  if (!due) return false;
  await rows.run(due.id, () => fall(deps, due.userId));
  return true;
}

/** All sessions end with the factor; whatever ended the request meanwhile has won. */
const fall = ({ db, clock, keys }: FallDependencies, id: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const user = await tx
      .selectFrom('users')
      .select(['email', 'firstName', 'language'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const open = await openLostFactor(tx, id).executeTakeFirst();
    if (!open) return;
    const isDue = open.dueAt !== null && open.dueAt <= now;
    await endCredential(tx, 'lostFactor', { id, now, reason: isDue ? 'done' : 'expired' });
    if (!isDue) return;
    await removeFactor(tx, id, now);
    const change = { action: 'reset-factor' as const, resource: 'users', id, before: null, after: null };
    await addEntry(tx, clock, nobody, change);
    const mail = { template: 'factorChanged', isOn: false, language: user.language ?? 'vi' } as const;
    await mailOwner(tx, { clock, keys }, user, mail);
  });
