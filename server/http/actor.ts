import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unauthorized } from '../platform/errors';
import type { Actor } from './types';

/** Declares the routes that a third-party plugin adds to `scope` as open to guests. */
export function openToGuests(scope: Pick<FastifyInstance, 'addHook'>): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'guest' };
  });
}

/** The token of an `Authorization: Bearer` header (RFC 6750), or null. */
export function bearerOf(request: FastifyRequest): string | null {
  const match = /^Bearer +([A-Za-z0-9._~+/-]+=*) *$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

/** The caller of a route that is not open to guests. */
export function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw unauthorized();
  return request.actor;
}
