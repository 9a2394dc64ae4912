import { sql } from 'kysely';
import type { LocalizedText } from '../../contract/languages';
import type { OwnItems } from '../../contract/wardrobe';
import { lockOpen } from '../accounts/openPlayer';
import { inTransaction } from '../db/guard';
import type { Dependencies } from '../dependencies';
import { conflict } from '../platform/errors';
import { isId } from '../platform/ids';
import { itemMessages } from '../platform/messages/items';
import { holdTypes } from './holdTypes';
import { ownItems } from './ownItems';

/** Replaces what a player wears. Throws 403 as `buyItem`, and 409 for what is not owned or of one type with another. */
export const wearItems = (
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  userId: string,
  accessoryIds: readonly string[],
): Promise<OwnItems> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    await lockOpen(tx, userId, now);
    await holdTypes(tx, accessoryIds);
    const { items } = await ownItems(tx, userId, now);
    const worn = items.filter(({ accessoryId }) => accessoryIds.includes(accessoryId));
    const refused = (text: LocalizedText) => conflict(text, { accessoryIds: [text] });
    if (worn.length < accessoryIds.length) throw refused(itemMessages.notOwned);
    if (new Set(worn.map(({ type }) => type)).size < worn.length) throw refused(itemMessages.oneOfType);
    const ids = accessoryIds.filter(isId);
    await sql`update player_items set worn = accessory_id = any(${ids}::uuid[])
      where user_id = ${userId} and worn <> (accessory_id = any(${ids}::uuid[]))`.execute(tx);
    return ownItems(tx, userId, now);
  });
