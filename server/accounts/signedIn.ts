import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies';
import { bearerOf } from '../http/actor';
import { findActor } from './sessions';
import { readAccessToken } from './tokens';

/** The signed-in account. Where it only counts whose limit applies, an invalid or expired token makes the caller a guest. */
export async function signedInUser(
  { db, clock, keys }: Pick<Dependencies, 'db' | 'clock' | 'keys'>,
  request: FastifyRequest,
): Promise<string | null> {
  const token = bearerOf(request);
  const claims = token ? await readAccessToken(keys, token, clock.now()) : null;
  const actor = claims && (await findActor(db, claims.sessionId, clock.now()));
  return actor && actor.id === claims.userId ? actor.id : null;
}
