import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/tables';
import { networkOf, strangerOf, widerNetworkOf } from '../http/limits/limiter';
import { browserHashOf } from './browserCookie';

/** Who tries something for an account, and as what the tries are counted (decisions.md, Limits). */
export interface Visitor {
  /** Whether the account has signed in from this browser or network, as far back as sessions are kept. */
  isKnown: boolean;
  /** The browser or address of a known caller, the whole network of a stranger. */
  address: string;
  network: string;
}

export type TryingRequest = Pick<FastifyRequest, 'ip' | 'cookies'>;

/**
 * Finds out whether the account knows the caller. A known browser counts by itself, whoever shares its network. A
 * sign-in that its owner has denied makes nobody known.
 */
export async function visitorOf(
  db: Db,
  request: TryingRequest,
  account: { email: string } | { id: string },
): Promise<Visitor> {
  const network = widerNetworkOf(request.ip);
  const browser = browserHashOf(request);
  const isAccount =
    'id' in account
      ? sql`users.id = ${account.id}`
      : sql`lower(users.email) = ${account.email.trim().toLowerCase()}`;
  const { rows } = await sql<{ byBrowser: boolean | null; byNetwork: boolean | null }>`
    select bool_or(browser_hash = ${browser}) as "byBrowser", bool_or(network = ${network}) as "byNetwork"
    from sessions join users on users.id = sessions.user_id
    where ${isAccount} and end_reason is distinct from 'not-me'`.execute(db);
  if (rows[0]?.byBrowser && browser) return { isKnown: true, address: browser, network: browser };
  if (rows[0]?.byNetwork) return { isKnown: true, address: networkOf(request.ip), network };
  return { isKnown: false, address: strangerOf(request.ip), network: strangerOf(request.ip) };
}

/** What the caller's tries for an account count towards in total: strangers together, who is known by themselves. */
export const overall = (subject: string, { isKnown, network }: Visitor): string =>
  isKnown ? `${subject} ${network}` : subject;
