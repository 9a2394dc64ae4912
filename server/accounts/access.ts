import type { FastifyRequest, RouteOptions } from 'fastify';
import type { Dependencies } from '../dependencies';
import { forbidden, unauthorized } from '../errors';
import { bearerOf } from '../http/caller';
import type { Access, App } from '../http/types';
import { accounts } from '../messages/accounts';
import { findCaller } from './sessions';
import { readAccessToken } from './tokens';

const known: readonly unknown[] = ['guest', 'player', 'admin'] satisfies Access[];

/**
 * Every route declares who may call it, and the server does not start when one does not (ARCHITECTURE.md rule 4). For
 * players and admins the session and the account are read on every call, so that a ban, a logout, a reset or a change
 * of role acts on the very next one (docs/security.md 14).
 */
export function registerAccess(app: App, deps: Pick<Dependencies, 'db' | 'clock' | 'keys'>): void {
  app.decorateRequest('caller', null);
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  app.decorate('declaredRoutes', routes);
  app.addHook('onReady', async () => {
    const open = routes.find((route) => !known.includes(route.config?.access));
    if (open) throw new Error(`Route ${String(open.method)} ${open.url} does not declare its access`);
  });
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config?.access;
    if (access === 'player' || access === 'admin') await admit(request, access, deps);
  });
}

async function admit(
  request: FastifyRequest,
  access: Access,
  deps: Pick<Dependencies, 'db' | 'clock' | 'keys'>,
): Promise<void> {
  const token = bearerOf(request);
  const claims = token ? await readAccessToken(deps.keys, token, deps.clock.now()) : null;
  if (!claims) throw unauthorized();
  const caller = await findCaller(deps.db, claims.sessionId, deps.clock.now());
  if (!caller || caller.id !== claims.userId) throw unauthorized(accounts.sessionOver);
  request.caller = caller;
  if (access === 'admin' && caller.role !== 'Admin') throw forbidden();
}
