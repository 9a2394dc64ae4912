import { endCredential } from '../../credentials/ending';
import type { Tx } from '../../db/tables';
import type { Clock } from '../../platform/clock';
import { isId } from '../../platform/ids';
import { noteByPlayer } from '../ownHistory';

/** Stops the request that a mail was about; false when it is over. */
export async function stopLostFactor(tx: Tx, { clock }: { clock: Clock }, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const found = tx
    .selectFrom('lostFactors')
    .select('userId')
    .where('id', '=', id)
    .where('endedAt', 'is', null);
  const about = await found.executeTakeFirst();
  if (!about) return false;
  // Before the request, as by everything that ends one.
  await tx.selectFrom('users').select('id').where('id', '=', about.userId).forUpdate().execute();
  if (!(await found.executeTakeFirst())) return false;
  await endCredential(tx, 'lostFactor', { id: about.userId, now: clock.now(), reason: 'link' });
  await noteByPlayer(tx, { clock }, about.userId, { action: 'stop-lost-factor' });
  return true;
}
