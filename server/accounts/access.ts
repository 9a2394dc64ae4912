import type { FastifyRequest, RouteOptions } from 'fastify';
import { isPermission, permissionsOf } from '../../contract/permissions';
import { entryHeader, writeEntries } from '../../contract/undoable';
import type { Dependencies } from '../dependencies';
import { bearerOf } from '../http/actor';
import { widerNetworkOf } from '../http/limits/limiter';
import type { Access, App } from '../http/types';
import { forbidden, unauthorized } from '../platform/errors';
import { accounts } from '../platform/messages/accounts';
import { findActor } from './sessions';
import { checkFactor } from './stepUp';
import { readAccessToken } from './tokens';

type AccessDependencies = Pick<Dependencies, 'db' | 'clock' | 'keys' | 'config'>;

const isKnown = (access: unknown) => access === 'guest' || access === 'player' || isPermission(access);

/**
 * Every route declares who may call it; the server refuses to start when one does not (ARCHITECTURE.md rule 4). For
 * anyone but guests, the session, the account and its roles are read on every call, so that a ban, logout, reset or
 * role change applies to the next one (docs/security.md 14).
 */
export function registerAccess(app: App, deps: AccessDependencies): void {
  app.decorateRequest('actor', null);
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  app.decorate('declaredRoutes', routes);
  app.addHook('onReady', async () => {
    const open = routes.find((route) => !isKnown(route.config?.access));
    if (!open) return;
    const name = `Route ${String(open.method)} ${open.url}`;
    const access = open.config?.access;
    throw new Error(
      access === undefined
        ? `${name} does not declare its access`
        : `${name} asks for an unknown permission: ${access}`,
    );
  });
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config?.access;
    if (access !== undefined && access !== 'guest') await admit(request, access, deps);
  });
  app.addHook('onSend', async ({ actor }, reply) => {
    if (actor?.changed && reply.statusCode < 400) reply.header(entryHeader, writeEntries(actor.changed));
  });
}

async function admit(
  request: FastifyRequest,
  access: Exclude<Access, 'guest'>,
  deps: AccessDependencies,
): Promise<void> {
  const token = bearerOf(request);
  const claims = token ? await readAccessToken(deps.keys, token, deps.clock.now()) : null;
  if (!claims) throw unauthorized();
  const found = await findActor(deps.db, claims.sessionId, deps.clock.now());
  if (!found || found.id !== claims.userId) throw unauthorized(accounts.sessionOver);
  const { lastSeenOn, ...actor } = found;
  request.lastSeenOn = lastSeenOn;
  const permission = access === 'player' ? null : access;
  const admitted = { ...actor, permission, network: widerNetworkOf(request.ip) };
  request.actor = admitted;
  if (permission && !permissionsOf(actor.staffRoles).includes(permission)) throw forbidden();
  const isSetup = request.routeOptions.config.isSetup === true;
  checkFactor(admitted, deps.clock, deps.config.secondFactorRequired, isSetup);
}
