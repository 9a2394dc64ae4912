import { type RawBuilder, sql } from 'kysely';

/**
 * What the accessory of a row of `season_gifts` is called, as SQL: as the catalogue has it, or had it when it was taken out of it,
 * like among the items; staff may have taken it since.
 */
export const nameOfGift = sql<string | null>`coalesce(
  (select name from accessories where accessories.id = season_gifts.accessory_id),
  (select name from retired_accessories where retired_accessories.id = season_gifts.accessory_id),
  (select name from player_items where player_items.user_id = season_gifts.user_id
    and player_items.accessory_id = season_gifts.accessory_id))`;

/** The gifts that a season has given a player, in the order of what was spent for them, as SQL of JSON. */
export const giftsOf = (seasonId: RawBuilder<unknown>, userId: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(json_build_object('spend', spend, 'wallet', wallet, 'amount', season_gifts.amount,
      'accessory', ${nameOfGift}, 'givenAt', given_at) order by spend), '[]')
    from season_gifts where season_gifts.season_id = ${seasonId} and season_gifts.user_id = ${userId})`;
