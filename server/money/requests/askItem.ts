import type { LocalizedText } from '../../../contract/languages';
import type { ItemBody } from '../../../contract/moneyRequests';
import { assertActFor } from '../../accounts/players/account';
import { inTransaction } from '../../db/guard';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { conflict } from '../../platform/errors';
import { grantMessages } from '../../platform/messages/grants';
import { begin } from './begin';
import { lockHolder } from './holder';
import { nameOfMoved } from './item';
import { findSame, type Request } from './request';
import { hashOf } from './secondPersonSteps';
import { worthOf } from './worth';

const atItem = (text: LocalizedText) => conflict(text, { accessoryId: [text] });

/**
 * Gives a player an accessory, or takes one: at once, or after a second person's approval when its worth, or what is returned,
 * exceeds the limits of grants. Throws 400 above the daily cap, and 409 naming `accessoryId` for one's own or a closed account,
 * and for what the player has or has not.
 */
export const requestItem = (
  deps: Dependencies,
  actor: Actor,
  userId: string,
  { takes, wallet = 'diamonds', amount = 0, accessoryId, ...body }: ItemBody,
): Promise<Request> =>
  inTransaction(deps.db, async (tx) => {
    if (actor.id === userId) throw atItem(grantMessages.own);
    const holder = await lockHolder(tx, userId, actor.id);
    const about = { kind: 'item', paymentId: null, caseId: null, userId, reference: null } as const;
    const moves = { accessoryId, takesItem: takes };
    const asked = { ...body, ...about, ...moves, currency: wallet, amount: takes ? amount : null };
    const same = await findSame(tx, actor.id, asked);
    if (same) return same;
    assertActFor('grant', holder, { now: deps.clock.now(), field: 'accessoryId' });
    const itemName = await nameOfMoved(tx, { userId, accessoryId, takes }, atItem);
    const counts = takes ? { wallet, amount } : await worthOf(tx, accessoryId, deps.clock.now());
    const moved = { itemName, currency: counts.wallet, amount: counts.amount };
    const wanted = { ...asked, ...moved, byGateway: false, askedHash: hashOf(asked) };
    return begin(tx, deps, actor, wanted);
  });
