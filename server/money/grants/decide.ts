import type { DecisionBody, WithdrawBody } from '../../../contract/moneyRequests';
import type { RequestAct } from '../../../contract/moneyStates';
import { holdersOf } from '../../audit/holders';
import { inTransaction } from '../../db/guard';
import type { Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { conflict, notFound } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { grantMessages } from '../../platform/messages/grants';
import { rowWithId } from '../../resources/sqlSource';
import { assertCurrentVersion } from '../../resources/versions';
import { assertAct } from '../requests/requestActs';
import { assertSaid, decisionOf } from '../requests/secondPersonSteps';
import { auditWallet, carryOut } from './ask';
import { actedOf, walletRows } from './walletList';
import {
  countedBefore,
  type Holder,
  lockHolder,
  updateWalletRequest,
  type WalletRequest,
} from './walletRequest';

/** Approves or refuses a colleague's request about a wallet; an approved one is carried out at once. */
export const decideWallet = (
  deps: Dependencies,
  actor: Actor,
  id: string,
  body: DecisionBody,
): Promise<WalletRequest> =>
  inTransaction(deps.db, async (tx) => {
    const act = body.approve ? 'approve' : 'refuse';
    const { request, holder } = await lockRequest(tx, deps, { actor, id, version: body.version, act });
    const now = deps.clock.now();
    const decision = decisionOf(body, actor, now);
    if (!body.approve) {
      const refused = await updateWalletRequest(tx, id, { ...decision, state: 'refused', endedAt: now });
      await auditWallet(tx, deps, actor, { action: 'refuse', request: refused });
      return refused;
    }
    await assertWithinCap(tx, deps, request);
    const approved = await updateWalletRequest(tx, id, decision);
    const done = await carryOut(tx, deps, approved, holder);
    await auditWallet(tx, deps, actor, { action: 'approve', request: done });
    return done;
  });

/**
 * Throws 409 when approving now would carry out more than the daily cap within 24 hours, for the player or for the person
 * who requested it: what waited is counted when it is carried out, and by the cap in force by then.
 */
async function assertWithinCap(
  tx: Tx,
  { clock, config }: Pick<Dependencies, 'clock' | 'config'>,
  request: WalletRequest,
): Promise<void> {
  const done = await countedBefore(tx, request, clock.now(), { onlyDone: true });
  const cap = config.grants.dailyCap[request.wallet];
  if (Math.max(done.person, done.player) + Math.abs(request.amount) > cap)
    throw conflict(grantMessages.overCapNow(cap));
}

/** Withdraws a request that nobody has decided; an owner does so, with a reason, for a person who no longer may. */
export const withdrawWallet = (
  deps: Dependencies,
  actor: Actor,
  id: string,
  { note, version }: WithdrawBody,
): Promise<WalletRequest> =>
  inTransaction(deps.db, async (tx) => {
    const { request } = await lockRequest(tx, deps, { actor, id, version, act: 'withdraw' });
    assertSaid(request, actor, note);
    const change = { state: 'withdrawn', note: note ?? null, endedAt: deps.clock.now() } as const;
    const withdrawn = await updateWalletRequest(tx, id, change);
    await auditWallet(tx, deps, actor, { action: 'withdraw', request: withdrawn });
    return withdrawn;
  });

interface Locking {
  actor: Actor;
  id: string;
  version: number | undefined;
  act: RequestAct;
}

/**
 * Locks the player, the caller and who asked, then the request. Throws 404, 409 for a request that has changed since, and
 * 409 or 403 for whoever may not act.
 */
async function lockRequest(
  tx: Tx,
  { clock, config }: Pick<Dependencies, 'clock' | 'config'>,
  { actor, id, version, act }: Locking,
): Promise<{ request: WalletRequest; holder: Holder }> {
  const found = tx.selectFrom('walletRequests').where('id', '=', id);
  const about = isId(id) ? await found.select(['userId', 'requestedBy']).executeTakeFirst() : undefined;
  if (!about) throw notFound();
  const holder = await lockHolder(tx, about.userId, actor.id, about.requestedBy);
  const request = await found.selectAll().forUpdate().executeTakeFirstOrThrow();
  const shown = () => rowWithId(tx, walletRows(config.grants), id, { actor, now: clock.now() });
  await assertCurrentVersion(tx, { resource: 'users', id: about.userId, current: request, shown }, version);
  const holders = await holdersOf(tx, [about.requestedBy], 'wallets:write', clock.now());
  assertAct(actedOf(request, holders), actor, act);
  return { request, holder };
}
