import { Type } from 'typebox';
import { Message } from '../../contract/errors';
import { NotMeBody, OwnSessions, PasswordBody } from '../../contract/sessions';
import { transact } from '../db/guard';
import type { Dependencies } from '../dependencies';
import { notFound } from '../errors';
import { callerOf } from '../http/caller';
import type { App } from '../http/types';
import { isId } from '../ids';
import { accounts } from '../messages/accounts';
import { changePassword } from './changePassword';
import type { AccountDependencies } from './dependencies';
import { noteOwn } from './ownHistory';
import { activeSessions, endOtherSessions, endSessionOf } from './sessions';
import { denySignIn } from './signInNotice';

const tags = ['accounts'];
const params = Type.Object({ id: Type.String() });
const config = { access: 'player' } as const;

/** The account's own sessions and password (studio.md section 1, My security). */
export function sessionRoutes(app: App, deps: AccountDependencies): void {
  app.get(
    '/api/user/sessions',
    { config, schema: { tags, response: { 200: OwnSessions } } },
    async (request) => {
      const { id, sessionId } = callerOf(request);
      return { sessions: await listSessions(deps, id, sessionId) };
    },
  );
  app.delete('/api/user/sessions', { config, schema: { tags } }, async (request, reply) => {
    const caller = callerOf(request);
    await transact(deps.db, async (tx) => {
      await endOtherSessions(tx, caller.id, caller.sessionId, 'ended', deps.clock.now());
      await noteOwn(tx, deps, caller, { action: 'end-sessions' });
    });
    return reply.status(204).send();
  });
  app.delete('/api/user/sessions/:id', { config, schema: { tags, params } }, async (request, reply) => {
    const { id } = request.params;
    const caller = callerOf(request);
    if (!isId(id)) throw notFound();
    await transact(deps.db, async (tx) => {
      if (!(await endSessionOf(tx, caller.id, id, deps.clock.now()))) throw notFound();
      await noteOwn(tx, deps, caller, { action: 'end-session', session: id });
    });
    return reply.status(204).send();
  });
  app.post(
    '/api/user/password',
    {
      config: { access: 'player', limit: 'login' },
      schema: { tags, body: PasswordBody, response: { 200: Message } },
    },
    async (request) => {
      await changePassword(deps, request);
      deps.wake('mail');
      return { message: accounts.passwordChanged[request.language] };
    },
  );
  app.post(
    '/api/user/auth/not-me',
    {
      config: { access: 'guest', limit: 'codeTry' },
      schema: { tags, body: NotMeBody, response: { 200: Message } },
    },
    async (request) => {
      await denySignIn(deps, request.body.token);
      return { message: accounts.notMeDone[request.language] };
    },
  );
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
