import { sql } from 'kysely';
import { isPriced, type PricedAccessory } from '../../contract/accessoryPrice';
import { type Giver, storedMarks } from '../../contract/seasonMarks';
import type { Tx } from '../db/tables';
import type { Actor } from '../http/types';
import type { Clock } from '../platform/clock';
import { invalid } from '../platform/errors';
import { itemMessages } from '../platform/messages/items';
import type { Written } from '../resources/removal';
import { seasonsGiving } from './givers';
import { assertPrices } from './prices';

/**
 * What a written accessory or season has to satisfy, and what follows for the players who own it. The gift of a season that
 * runs or comes is not for sale: 400 at the prices, or at the season's accessories. One lock, so that two people cannot write both
 * at once, is held by the caller (money/giving/checkGiving.ts).
 */
export async function accessoryWritten(
  tx: Tx,
  written: Written,
  writer: { actor: Actor; clock: Clock },
): Promise<void> {
  const { resource, before, after } = written;
  const { clock } = writer;
  if (resource === 'seasons') return assertGiftNotSold(tx, after, clock.now());
  if (resource !== 'accessories') return;
  const item = after as unknown as PricedAccessory & { type: number };
  if (isPriced(item)) await assertNoGift(tx, after.id, item, clock.now());
  await assertPrices(tx, written, writer);
  // Restored after it was deleted.
  if (!before) await tx.deleteFrom('retiredAccessories').where('id', '=', after.id).execute();
  else if (before.type !== item.type) {
    const owned = tx.updateTable('playerItems').set({ worn: false });
    await owned.where('accessoryId', '=', after.id).where('worn', '=', true).execute();
  }
}

async function assertNoGift(tx: Tx, id: string, item: PricedAccessory, now: Date): Promise<void> {
  const [season] = await seasonsGiving(tx, id, now);
  if (!season) return;
  const text = itemMessages.isGift(season.number);
  throw invalid({
    ...(item.goldPrice > 0 && { goldPrice: [text] }),
    ...(item.diamondPrice > 0 && { diamondPrice: [text] }),
  });
}

async function assertGiftNotSold(tx: Tx, season: Written['after'], now: Date): Promise<void> {
  if (new Date(String(season.endAt)) <= now) return;
  const gifts = storedMarks(season as unknown as Giver).filter(({ accessoryId }) => accessoryId);
  if (gifts.length === 0) return;
  const sold = await tx
    .selectFrom('accessories')
    .select('id')
    .where(
      'id',
      'in',
      gifts.flatMap(({ accessoryId }) => accessoryId ?? []),
    )
    .where((eb) => eb.or([eb('goldPrice', '>', 0), eb('diamondPrice', '>', 0)]))
    .execute();
  const isSold = (accessoryId: string | null) => sold.some(({ id }) => id === accessoryId);
  const refused = gifts.filter((gift) => isSold(gift.accessoryId));
  if (refused.length === 0) return;
  throw invalid(
    Object.fromEntries(refused.map(({ fields }) => [fields.accessoryId, [itemMessages.giftIsSold]])),
  );
}

/** Keeps an accessory that leaves the catalogue for the players who own it: its name and picture stay theirs. */
export const retireOwned = (tx: Tx, id: string, clock: Clock) =>
  sql`insert into retired_accessories (id, name, type, rarity, image, library_slug, retired_at)
    select id, name, type, rarity, image, library_slug, ${clock.now()} from accessories
    where id = ${id} and exists (select from player_items where accessory_id = ${id})`.execute(tx);
