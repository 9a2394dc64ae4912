import { createHash } from 'node:crypto';
import { dirname } from 'node:path/posix';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { addressOf } from '../../../contract/addresses';
import { createPayment } from '../../../contract/calls/payments';
import { signedInUser } from '../../accounts/signedIn';
import { credentials } from '../../credentials/credentials';
import type { Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import { bearerOf } from '../../http/actor';
import { widerNetworkOf } from '../../http/limits/limiter';
import { addMs } from '../../platform/clock';
import { conflict, unauthorized } from '../../platform/errors';
import { newToken } from '../../platform/ids';
import { paymentMessages } from '../../platform/messages/payments';
import type { Payment } from '../effects/payment';

/** Creator of a payment, as needed for the limits on open ones; contains no personal data. */
export interface Creator {
  /** `account:<id>`, or the hash of a guest's cookie. */
  key: string;
  /** The hash of a guest's network; null for an account, and when per-address limits are disabled. */
  network: string | null;
  /** The hash of this browser's cookie, with which an account keeps reading what it made as a guest; null without one. */
  browser: string | null;
}

/** Maximum number of open payments (decisions.md, Open payments). */
const maxOpen = { creator: 5, network: 5, recipient: 20 };

const cookieName = 'outline_buyer';
/** What every call of a purchase is below. */
const paymentsPath = dirname(addressOf(createPayment));
const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 32);
export const accountKey = (userId: string) => `account:${userId}`;

/** The account that created something; null for a guest. */
export const accountOf = ({ key }: Pick<Creator, 'key'>): string | null =>
  key.startsWith('account:') ? key.slice('account:'.length) : null;

/**
 * Returns the signed-in account, else this browser, identified by a cookie set with its first payment. Throws 401 for a token
 * that is not valid: the client renews it, where a player's purchase would be a guest's without a word.
 */
export async function creatorOf(
  deps: Dependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Creator> {
  const userId = await userOfToken(deps, request);
  const browser = browserOf(request);
  if (userId) return { key: accountKey(userId), network: null, browser };
  const token = request.cookies[cookieName] ?? newToken();
  reply.setCookie(cookieName, token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: deps.address.public.startsWith('https:'),
    path: paymentsPath,
    maxAge: credentials.buyerCookie.lasts / 1000,
  });
  const network = deps.config.rateLimits ? hash(widerNetworkOf(request.ip)) : null;
  return { key: hash(token), network, browser };
}

/** The hash of a browser's cookie; null without one. */
export const browserOf = ({ cookies: { [cookieName]: token } }: FastifyRequest) =>
  token ? hash(token) : null;

/** As `isCreator`, for a call that knows its caller already. */
export const isMadeBy = ({ key, browser }: Creator, creator: string | null): boolean =>
  creator !== null && (creator === key || creator === browser);

/** A payment, as it says who made it. */
export type Made = Pick<Payment, 'creator' | 'createdAt'>;

/**
 * Whether the caller created a payment: the signed-in account, or the browser with the cookie of its first payment, for as
 * long as that opens a payment. Throws 401 for an invalid token where an account did.
 */
export async function isCreator(
  deps: Dependencies,
  request: FastifyRequest,
  { creator, createdAt }: Made,
): Promise<boolean> {
  if (creator === null) return false;
  if (creator === browserOf(request))
    return createdAt > addMs(deps.clock.now(), -credentials.buyerCookie.lasts);
  if (!accountOf({ key: creator })) return false;
  const userId = await userOfToken(deps, request);
  return userId !== null && creator === accountKey(userId);
}

/** The account of the token that was sent; null without one. */
export async function userOfToken(deps: Dependencies, request: FastifyRequest): Promise<string | null> {
  const userId = await signedInUser(deps, request);
  if (!userId && bearerOf(request)) throw unauthorized();
  return userId;
}

/** Serializes the calls of one creator, and of one network, until the commit. */
export async function lockCreator(tx: Tx, { key, network }: Creator): Promise<void> {
  for (const name of [key, ...(network ? [network] : [])].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`open payments ${name}`}, 0))`.execute(tx);
  }
}

/**
 * Throws 409 when there are too many open payments for the creator, their network or the recipient. The recipient's own
 * payments count towards the creator only, so that strangers cannot block the owner.
 */
export async function assertWithinBuyerLimit(
  tx: Tx,
  creator: Creator,
  recipient: string,
  now: Date,
): Promise<void> {
  const open = (await countOpen(tx, creator, recipient, now)) ?? { creator: 0, network: 0, recipient: 0 };
  const isOwner = creator.key === accountKey(recipient);
  if (open.creator >= maxOpen.creator || open.network >= maxOpen.network) {
    throw conflict(paymentMessages.tooManyOwn);
  }
  if (!isOwner && open.recipient >= maxOpen.recipient) throw conflict(paymentMessages.tooManyOpen);
}

async function countOpen(tx: Tx, { key, network }: Creator, recipient: string, now: Date) {
  const open = sql`select count(*) from payments where status = 'PENDING' and expires_at > ${now}`;
  const { rows } = await sql<Record<keyof typeof maxOpen, number>>`select
    (${open} and creator = ${key}) as creator,
    (${open} and creator_network = ${network}) as network,
    (${open} and user_id = ${recipient} and creator is distinct from ${accountKey(recipient)}) as recipient`.execute(
    tx,
  );
  return rows[0];
}
