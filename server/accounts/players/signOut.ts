import { audit } from '../../audit/audit';
import { accountEvent } from '../../credentials/events';
import { inTransaction } from '../../db/guard';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { notFound } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { endSessionOf } from '../sessions';
import { lockAccount } from './account';

type Deps = Pick<Dependencies, 'db' | 'clock'>;

/** Ends one session of a player. Throws 404 when there is no such open session. */
export const endPlayerSession = (
  { db, clock }: Deps,
  actor: Actor,
  id: string,
  session: string,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockAccount(tx, id, { actor, act: 'signOut', now: clock.now() });
    if (!isId(session) || !(await endSessionOf(tx, id, session, clock.now()))) throw notFound();
    await audit(tx, clock, actor, {
      action: 'end-session',
      resource: 'users',
      id,
      before: null,
      after: null,
    });
  });

/** Ends every session of a player and every sign-in that is about to become one, for the reason given. */
export const signPlayerOut = ({ db, clock }: Deps, actor: Actor, id: string, reason: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockAccount(tx, id, { actor, act: 'signOut', now: clock.now() });
    await accountEvent(tx, 'logOut', { id, now: clock.now() });
    await audit(tx, clock, actor, {
      action: 'end-sessions',
      resource: 'users',
      id,
      before: null,
      after: { reason },
    });
  });
