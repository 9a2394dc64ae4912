import { sql } from 'kysely';
import type { Language, LocalizedText } from '../../../contract/languages';
import { formatNumber } from '../../../contract/money';
import { assertActFor } from '../../accounts/players/account';
import { addFigures } from '../../db/addFigures';
import type { Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import { enqueue } from '../../mail/outbox';
import { credit } from '../../payments/effects/entries';
import { conflict } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { itemRequestMessages } from '../../platform/messages/itemRequests';
import { assertWithinCap } from './give';
import { lockHolder } from './holder';
import { type ItemRequest, type Request, updateRequest } from './request';

/**
 * The name of an accessory that is given, which the player must not have, or taken, which they must; one that is given stays in the
 * catalogue until the commit. Throws 409.
 */
export async function nameOfMoved(
  tx: Tx,
  { userId, accessoryId, takes }: { userId: string; accessoryId: string; takes: boolean },
  refused: (text: LocalizedText) => Error,
): Promise<string> {
  const id = isId(accessoryId) ? accessoryId : null;
  const owned = tx.selectFrom('playerItems').select('name').where('userId', '=', userId);
  const has = await owned.where('accessoryId', '=', id).executeTakeFirst();
  if (takes) {
    if (!has) throw refused(itemRequestMessages.hasNot);
    return has.name;
  }
  if (has) throw refused(itemRequestMessages.has);
  const known = tx.selectFrom('accessories').select('name').where('id', '=', id).forShare();
  const item = await known.executeTakeFirst();
  if (!item) throw refused(itemRequestMessages.gone);
  return item.name;
}

/**
 * Carries a request about an accessory out in the caller's transaction, which holds the locks of the player and of whoever asked.
 * What the player wears of one that is taken falls away with it; a mail says what was done. Throws 409 as above, and above the daily cap.
 */
export async function moveItem(
  tx: Tx,
  deps: Pick<Dependencies, 'clock' | 'keys' | 'config'>,
  request: ItemRequest,
  doneBy: string,
): Promise<Request> {
  const { id, userId, accessoryId, takesItem } = request;
  const now = deps.clock.now();
  const holder = await lockHolder(tx, userId);
  assertActFor('grant', holder, { now });
  await assertWithinCap(tx, deps, request);
  const name = await nameOfMoved(tx, { userId, accessoryId, takes: takesItem }, conflict);
  if (!takesItem) {
    const given = { userId, accessoryId, name, source: 'staff' as const, requestId: id, givenAt: now };
    await tx.insertInto('playerItems').values(given).execute();
  } else {
    await sql`delete from player_items where user_id = ${userId} and accessory_id = ${accessoryId}`.execute(
      tx,
    );
  }
  const language = holder.language ?? 'vi';
  const returned = takesItem
    ? await giveBack(tx, request, { balance: holder[request.currency], now, language })
    : {};
  const values = { name: holder.userName, item: name, ...(takesItem && { isTaken: 'true' }), ...returned };
  await enqueue(tx, deps, { to: holder.email, template: 'itemMoved', language, values });
  return updateRequest(tx, id, { state: 'done', doneBy, endedAt: now });
}

/** Returns what a request says for an accessory that it took, counts that, and says it as its mail does. */
async function giveBack(
  tx: Tx,
  { id, userId, accessoryId, amount, currency: wallet }: ItemRequest,
  { balance, now, language }: { balance: number; now: Date; language: Language },
): Promise<Record<string, string>> {
  if (amount === 0) return {};
  const entry = { amount, reason: 'item-return' as const };
  const repaid = await credit(tx, { userId, wallet, cause: { requestId: id } }, [entry], now);
  await addFigures(tx, [{ name: 'item-returned', key: accessoryId, currency: wallet, at: now, amount }]);
  return {
    wallet,
    amount: String(amount),
    balance: String(balance + amount - repaid),
    ...(repaid > 0 && { repaid: formatNumber(repaid, language) }),
  };
}
