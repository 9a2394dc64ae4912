import { sql } from 'kysely';
import { formatNumber } from '../../../contract/money';
import { assertActFor } from '../../accounts/players/account';
import type { Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import { enqueue } from '../../mail/outbox';
import { credit } from '../../payments/effects/entries';
import { addMs, hours } from '../../platform/clock';
import { conflict } from '../../platform/errors';
import { grantMessages } from '../../platform/messages/grants';
import { lockHolder } from './holder';
import { type GrantRequest, type ItemRequest, type Request, updateRequest } from './request';

/**
 * Carries out a grant in the caller's transaction, which holds the locks of the player and of whoever asked, and mails the
 * player. Throws 409 for a closed account, a balance below 0 and above the daily cap.
 */
export async function give(
  tx: Tx,
  deps: Pick<Dependencies, 'clock' | 'keys' | 'config'>,
  request: GrantRequest,
  doneBy: string,
): Promise<Request> {
  const { id, userId, currency: wallet, amount } = request;
  const now = deps.clock.now();
  const holder = await lockHolder(tx, userId);
  assertActFor('grant', holder, { now });
  if (holder[wallet] + amount < 0) throw conflict(grantMessages.tooMuchTaken(holder[wallet]));
  await assertWithinCap(tx, deps, request);
  const of = { userId, wallet, cause: { requestId: id } };
  const repaid = await credit(tx, of, [{ amount, reason: 'grant' }], now);
  const language = holder.language ?? 'vi';
  const values = {
    name: holder.userName,
    wallet,
    amount: String(Math.abs(amount)),
    balance: String(holder[wallet] + amount - repaid),
    ...(amount < 0 && { isTaken: 'true' }),
    ...(repaid > 0 && { repaid: formatNumber(repaid, language) }),
  };
  await enqueue(tx, deps, { to: holder.email, template: 'walletChanged', language, values });
  return updateRequest(tx, id, { state: 'done', doneBy, endedAt: now });
}

/**
 * Throws 409 when carrying this out now would give or take more than the daily cap within 24 hours, for the player or for
 * the person who requested it: what waited is counted when it is carried out, and by the cap in force by then.
 */
export async function assertWithinCap(
  tx: Tx,
  { clock, config }: Pick<Dependencies, 'clock' | 'config'>,
  { userId, requestedBy, currency: wallet, amount }: GrantRequest | ItemRequest,
): Promise<void> {
  const cap = config.grants.dailyCap[wallet];
  const { rows } = await sql<{ person: number; player: number }>`select
      coalesce(sum(abs(amount)) filter (where requested_by = ${requestedBy}), 0)::bigint as person,
      coalesce(sum(abs(amount)) filter (where user_id = ${userId}), 0)::bigint as player
    from money_requests where kind in ('grant', 'item') and state = 'done' and currency = ${wallet}
      and (requested_by = ${requestedBy} or user_id = ${userId})
      and ended_at > ${addMs(clock.now(), -hours(24))}`.execute(tx);
  const done = Math.max(rows[0]?.person ?? 0, rows[0]?.player ?? 0);
  if (done + Math.abs(amount) > cap) throw conflict(grantMessages.overCapNow(cap));
}
