import type { AuditAction } from '../../../contract/audits';
import type { WalletBody } from '../../../contract/walletRequests';
import { assertActFor } from '../../accounts/players/account';
import { audit } from '../../audit/audit';
import { inTransaction } from '../../db/guard';
import type { Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { enqueue } from '../../mail/outbox';
import { recordEntry, repayDebt } from '../../payments/effects/entries';
import { conflict, invalid } from '../../platform/errors';
import { newId } from '../../platform/ids';
import { grantMessages } from '../../platform/messages/grants';
import { moneyMessages } from '../../platform/messages/money';
import { hashOf } from '../requests/secondPersonSteps';
import {
  countedBefore,
  type Holder,
  lockHolder,
  updateWalletRequest,
  type WalletRequest,
} from './walletRequest';

/**
 * Gives a player diamonds or gold, or takes them: at once, or after a second person's approval when it exceeds the
 * limit per person or per player and day. The same key returns the same request. Throws 400 above the daily cap, and
 * 409 naming `amount` for one's own account or a closed one.
 */
export const changeWallet = (
  deps: Dependencies,
  actor: Actor,
  playerId: string,
  { key, ...body }: WalletBody,
): Promise<WalletRequest> =>
  inTransaction(deps.db, async (tx) => {
    if (actor.id === playerId) throw conflict(grantMessages.own, { amount: [grantMessages.own] });
    const holder = await lockHolder(tx, playerId, actor.id);
    const asked = { ...body, userId: playerId, idempotencyKey: key };
    const same = await findSame(tx, actor.id, asked);
    if (same) return same;
    const now = deps.clock.now();
    assertChangeable(holder, body, now);
    const needsSecond = await exceedsOnePerson(tx, deps, { ...asked, requestedBy: actor.id });
    const row = { ...asked, id: newId(), needsSecond, requestedBy: actor.id, requestedAt: now };
    const request = await tx
      .insertInto('walletRequests')
      .values({ ...row, state: 'requested', askedHash: hashOf(asked) })
      .returningAll()
      .executeTakeFirstOrThrow();
    const recorded = needsSecond ? request : await carryOut(tx, deps, request, holder);
    await auditWallet(tx, deps, actor, { action: 'change-wallet', request: recorded });
    return recorded;
  });

async function findSame(
  tx: Tx,
  person: string,
  asked: { idempotencyKey: string },
): Promise<WalletRequest | undefined> {
  const same = await tx
    .selectFrom('walletRequests')
    .selectAll()
    .where('requestedBy', '=', person)
    .where('idempotencyKey', '=', asked.idempotencyKey)
    .executeTakeFirst();
  if (same && same.askedHash !== hashOf(asked)) throw conflict(moneyMessages.keyUsed);
  return same;
}

type Change = Pick<WalletRequest, 'wallet' | 'amount'>;

function assertChangeable(holder: Holder, { wallet, amount }: Change, now: Date): void {
  assertActFor('grant', holder, { now, field: 'amount' });
  if (amount === 0) throw invalid({ amount: [grantMessages.zero] });
  if (holder[wallet] + amount < 0) throw invalid({ amount: [grantMessages.tooMuchTaken(holder[wallet])] });
}

/**
 * Whether a second person has to approve. Throws 400 above the daily cap. Both limits are evaluated under the locks.
 */
async function exceedsOnePerson(
  tx: Tx,
  { config, clock }: Pick<Dependencies, 'config' | 'clock'>,
  wanted: Change & { userId: string; requestedBy: string },
): Promise<boolean> {
  const { wallet, amount } = wanted;
  const counted = await countedBefore(tx, wanted, clock.now(), { onlyDone: false });
  const most = Math.max(counted.person, counted.player) + Math.abs(amount);
  const { secondPersonOver, dailyCap } = config.grants;
  if (most > dailyCap[wallet]) throw invalid({ amount: [grantMessages.overCap(dailyCap[wallet])] });
  return most > secondPersonOver[wallet];
}

/** Carries out a request in the caller's transaction, which holds the player's lock, and mails the player. Throws 409. */
export async function carryOut(
  tx: Tx,
  deps: Pick<Dependencies, 'clock' | 'keys'>,
  request: WalletRequest,
  holder: Holder,
): Promise<WalletRequest> {
  const { id, userId, wallet, amount } = request;
  const now = deps.clock.now();
  assertActFor('grant', holder, { now });
  if (holder[wallet] + amount < 0) throw conflict(grantMessages.tooMuchTaken(holder[wallet]));
  const cause = { walletRequestId: id };
  await recordEntry(tx, { userId, wallet, amount, reason: 'grant', cause }, now);
  const repayment = { userId, cause, credited: amount };
  const repaid = wallet === 'diamonds' ? await repayDebt(tx, repayment, now) : 0;
  const values = {
    name: holder.userName,
    wallet,
    amount: String(Math.abs(amount)),
    balance: String(holder[wallet] + amount - repaid),
    ...(amount < 0 && { isTaken: 'true' }),
    ...(repaid > 0 && { repaid: String(repaid) }),
  };
  const language = holder.language ?? 'vi';
  await enqueue(tx, deps, { to: holder.email, template: 'walletChanged', language, values });
  return updateWalletRequest(tx, id, { state: 'done', endedAt: now });
}

/** Records an entry about the player. */
export const auditWallet = (
  tx: Tx,
  { clock }: Pick<Dependencies, 'clock'>,
  actor: Actor,
  { action, request }: { action: AuditAction; request: WalletRequest },
): Promise<void> => {
  const { id, userId, wallet, amount, reasonKind, reason, state, note } = request;
  const after = {
    request: id,
    wallet,
    amount,
    reasonKind,
    reason,
    state,
    note,
  };
  return audit(tx, clock, actor, { action, resource: 'users', id: userId, before: null, after });
};
