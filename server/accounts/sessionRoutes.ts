import { denySignIn as denySignInCall } from '../../contract/calls/accounts';
import * as calls from '../../contract/calls/sessions';
import { accountEvent } from '../credentials/events';
import { inTransaction } from '../db/guard';
import type { Dependencies } from '../dependencies';
import { actorOf } from '../http/actor';
import { route } from '../http/route';
import type { App } from '../http/types';
import { notFound } from '../platform/errors';
import { isId } from '../platform/ids';
import { accounts } from '../platform/messages/accounts';
import { changePassword } from './changePassword';
import type { AccountDependencies } from './dependencies';
import { noteOwn } from './ownHistory';
import { activeSessions, endSessionOf } from './sessions';
import { denySignIn } from './signInNotice';

/** The account's own sessions and password (studio.md section 1, My security). */
export function sessionRoutes(app: App, deps: AccountDependencies): void {
  route(app, calls.getSessions, async (request) => {
    const { id, sessionId } = actorOf(request);
    return { sessions: await listSessions(deps, id, sessionId) };
  });
  route(app, calls.endOtherSessions, async (request) => {
    const actor = actorOf(request);
    await inTransaction(deps.db, async (tx) => {
      const { id, sessionId: keptSession } = actor;
      await accountEvent(tx, 'logOut', { id, keptSession, now: deps.clock.now() });
      await noteOwn(tx, deps, actor, { action: 'end-sessions' });
    });
  });
  route(app, calls.endSession, async (request) => {
    const { id } = request.params;
    const actor = actorOf(request);
    if (!isId(id)) throw notFound();
    await inTransaction(deps.db, async (tx) => {
      if (!(await endSessionOf(tx, actor.id, id, deps.clock.now()))) throw notFound();
      await noteOwn(tx, deps, actor, { action: 'end-session', session: id });
    });
  });
  route(app, calls.changePassword, async (request) => {
    await changePassword(deps, request);
    deps.wake('mail');
    return { message: accounts.passwordChanged[request.language] };
  });
  route(app, denySignInCall, async (request) => {
    await denySignIn(deps, request.body.token);
    return { message: accounts.notMeDone[request.language] };
  });
}

async function listSessions({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, userId: string, own: string) {
  const rows = await activeSessions(db, clock.now())
    .select(['sessions.device', 'sessions.network', 'sessions.createdAt', 'sessions.lastUsedAt'])
    .where('users.id', '=', userId)
    .orderBy('sessions.lastUsedAt', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ sessionId, device, network, createdAt, lastUsedAt }) => ({
    id: sessionId,
    device,
    network,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: sessionId === own,
  }));
}
