import type { FastifyRequest } from 'fastify';
import { isPermission } from '../../contract/permissions';
import type { Dependencies } from '../dependencies';
import { closedMessage } from '../operations/inForce';
import { ApiError } from '../platform/errors';
import { common } from '../platform/messages/common';
import type { App } from './types';

/** Seconds after which a page or call refused during maintenance should be retried. */
export const retryAfter = 60;

/** The refusal of a call, with the staff's own message if there is one. */
export const closedForNow = (deps: Pick<Dependencies, 'watch'>) =>
  new ApiError(503, closedMessage(deps) ?? common.closedForNow, { retryAfter });

/**
 * During maintenance the API serves staff, and the routes that stay open to everybody (`staysOpen`): refusing a webhook
 * would leave money uncredited, and staff have to sign in. Must run after access is checked.
 */
export function registerMaintenance(app: App, deps: Pick<Dependencies, 'watch'>): void {
  app.addHook('onRequest', async (request) => {
    if (!deps.watch?.state.maintenance || request.is404) return;
    if (!isOpen(request)) throw closedForNow(deps);
  });
}

const isOpen = ({ actor, routeOptions: { config } }: FastifyRequest) =>
  config.staysOpen === true || isPermission(config.access) || actor?.role === 'Admin';

/** Pages that staff need to sign in and work while the others are closed; one of them is where Google returns. */
export const isStaffPage = (url: string): boolean =>
  /^\/(admin|login|auth\/google\/callback)(\/|\?|$)/i.test(url);
