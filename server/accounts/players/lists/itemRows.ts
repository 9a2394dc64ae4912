import { sql } from 'kysely';
import { listOfPlayer, type playerLists } from '../../../../contract/playerLists';
import type { PlayerItem } from '../../../../contract/playerPage';
import { type RawRow, withMoments } from '../../../resources/rawRows';
import type { ListRows } from '../../../resources/sqlSource';

type ItemRow = RawRow<typeof playerLists.items, 'imageUrl'> & { image: string | null };

/** A player's accessories, also those that were removed from the catalogue since. */
export const itemRows = (userId: string): ListRows<ItemRow, PlayerItem> => ({
  resource: listOfPlayer('items', userId),
  from: () => sql`(select accessory_id as id, name, source, given_at,
      coalesce((select image from accessories where accessories.id = accessory_id),
        (select image from retired_accessories where retired_accessories.id = accessory_id)) as image
    from player_items where user_id = ${userId}) as items`,
  columns: sql`*`,
  visible: () => [],
  shown: async (_, rows) =>
    rows.map(({ image, ...row }) => ({
      ...withMoments(row),
      imageUrl: image ? `/images/${image}` : '',
    })),
});
