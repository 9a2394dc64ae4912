import { sql } from 'kysely';
import { accessoryTypes } from '../../contract/accessoryTypes';
import { avatarNamed } from '../../contract/avatars';
import type { OwnItems } from '../../contract/wardrobe';
import { lockOpen } from '../accounts/openPlayer';
import { inTransaction } from '../db/guard';
import type { Dependencies } from '../dependencies';
import { conflict } from '../platform/errors';
import { itemMessages } from '../platform/messages/items';
import { holdTypes } from './holdTypes';
import { ownItems } from './ownItems';

const avatarType = accessoryTypes.indexOf('Avatar');

/**
 * Chooses a player's avatar: a drawn one, an accessory that the player owns, or with null the robot's own face. An accessory is
 * worn then, as by `wearItems`; anything else takes it off. Throws 403 as `buyItem`, and 409 for what is not the player's.
 */
export const chooseAvatar = (
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  userId: string,
  avatar: string | null,
): Promise<OwnItems> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    await lockOpen(tx, userId, now);
    if (avatar !== null) await holdTypes(tx, [avatar]);
    const { items } = await ownItems(tx, userId, now);
    const ids = items.filter(({ type }) => type === avatarType).map(({ accessoryId }) => accessoryId);
    const drawn = avatarNamed(avatar);
    const worn = ids.find((id) => id === avatar) ?? null;
    if (avatar !== null && drawn === null && worn === null)
      throw conflict(itemMessages.notOwned, { avatar: [itemMessages.notOwned] });
    await sql`update player_items set worn = (accessory_id is not distinct from ${worn}::uuid)
      where user_id = ${userId} and accessory_id = any(${ids}::uuid[])
        and worn <> (accessory_id is not distinct from ${worn}::uuid)`.execute(tx);
    // A drawn one is there again when the accessory is taken off.
    if (worn === null)
      await tx.updateTable('users').set({ avatar: drawn }).where('id', '=', userId).execute();
    return ownItems(tx, userId, now);
  });
