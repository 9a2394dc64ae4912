import { sql } from 'kysely';
import type { LocalizedText } from '../../../contract/languages';
import { assertActFor } from '../../accounts/players/account';
import type { Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
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
 * What the player wears of one that is taken falls away with it. Throws 409 as above, and above the daily cap.
 */
export async function moveItem(
  tx: Tx,
  deps: Pick<Dependencies, 'clock' | 'keys' | 'config'>,
  request: ItemRequest,
  doneBy: string,
): Promise<Request> {
  const { id, userId, accessoryId, takesItem, amount, currency: wallet } = request;
  const now = deps.clock.now();
  assertActFor('grant', await lockHolder(tx, userId), { now });
  await assertWithinCap(tx, deps, request);
  const name = await nameOfMoved(tx, { userId, accessoryId, takes: takesItem }, conflict);
  if (!takesItem) {
    const given = { userId, accessoryId, name, source: 'staff' as const, requestId: id, givenAt: now };
    await tx.insertInto('playerItems').values(given).execute();
  } else {
    await sql`delete from player_items where user_id = ${userId} and accessory_id = ${accessoryId}`.execute(
      tx,
    );
    const entry = { amount, reason: 'item-return' as const };
    if (amount > 0) await credit(tx, { userId, wallet, cause: { requestId: id } }, [entry], now);
  }
  return updateRequest(tx, id, { state: 'done', doneBy, endedAt: now });
}
