import { sql } from 'kysely';
import { accessoryKind } from '../../../contract/seasonMarks';
import type { Check } from './check';
import { type Effect, problemsBy } from './effect';
import { giveEarned } from './seasons';

/** Each season entry is one gift. */
const entries: Check = (range) => sql`
  select 'entry ' || wallet_entries.id || ' of a season for ' || wallet_entries.user_id || ' is no gift' as problem from wallet_entries
  left join season_gifts gifts on gifts.season_id = wallet_entries.season_id and gifts.mark = wallet_entries.mark
    and gifts.user_id = wallet_entries.user_id and gifts.wallet = wallet_entries.wallet
    and gifts.amount = wallet_entries.amount and given_at = wallet_entries.created_at
  where ${range('wallet_entries.id')} and reason = 'season' and gifts.user_id is null`;

/** Each gift has its entry, or the accessory that it gave, which its player keeps unless staff took it. */
const paid: Check = (range) => sql`
  select 'gift of a season at ' || spend || ' for ' || users.id || ' has no entry' as problem from users
  join season_gifts on season_gifts.user_id = users.id
  left join wallet_entries on wallet_entries.season_id = season_gifts.season_id
    and wallet_entries.mark = season_gifts.mark and wallet_entries.user_id = users.id and wallet_entries.reason = 'season'
  where ${range('users.id')} and season_gifts.wallet is not null and wallet_entries.id is null
  union all
  select 'gift of a season at ' || spend || ' for ' || users.id || ' is not among the items' from users
  join season_gifts on season_gifts.user_id = users.id
  left join player_items on player_items.user_id = users.id
    and player_items.accessory_id = season_gifts.accessory_id
  where ${range('users.id')} and season_gifts.accessory_id is not null and player_items.user_id is null
    and not exists (select from erased_players where erased_players.user_id = users.id)
    and not exists (select from money_requests where kind = 'item' and state = 'done' and takes_item
      and money_requests.user_id = users.id and money_requests.accessory_id = season_gifts.accessory_id and ended_at >= season_gifts.given_at)`;

/**
 * A player has the gift of each mark that they have reached, by the rule of `isGiven` (seasonGifts.ts), unless the season is to
 * be recounted. Spending that refunds have lowered since says nothing.
 */
const due: Check = (range) => sql`
  select 'gift of season ' || number || ' at ' || marks.spend || ' for ' || users.id || ' is missing' as problem
  from users join season_totals totals on totals.user_id = users.id join seasons on seasons.id = totals.season_id
  cross join lateral (
    select 'goal' as mark, goal as spend where gift_kind <> ${accessoryKind} or accessory_id is not null
    union all select one ->> 'id', (one ->> 'spend')::bigint from jsonb_array_elements(milestones) one
      where (one ->> 'wallet')::integer <> ${accessoryKind} or one ->> 'accessoryId' is not null
  ) marks
  where ${range('users.id')} and totals.amount >= marks.spend
    and not exists (select from season_counts where season_counts.season_id = seasons.id)
    and not exists (select from season_gifts given where given.season_id = seasons.id and given.user_id = users.id
      and (given.mark = marks.mark or (marks.mark <> 'goal' and given.spend = marks.spend and given.mark <> 'goal'
        and not exists (select from jsonb_array_elements(milestones) one where one ->> 'id' = given.mark))))`;

/** Each item that came from a season is its gift. */
const items: Check = (range) => sql`
  select 'item ' || player_items.accessory_id || ' of ' || users.id || ' is no gift' as problem
  from users join player_items on player_items.user_id = users.id
  where ${range('users.id')} and source = 'season' and not exists (select from season_gifts
    where season_gifts.user_id = users.id and season_gifts.accessory_id = player_items.accessory_id)`;

export const gifts: Effect = {
  name: 'gifts',
  does: 'Each mark of the season that the spending has reached gives its gift, once, with a mail.',
  apply: (tx, deps, { payment }) => giveEarned(tx, deps, payment),
  reverse: { because: 'a gift that was earned stays (docs/spec/studio.md section 9)' },
  problems: problemsBy([
    ['walletEntries', entries],
    ['users', paid],
    ['users', due],
    ['users', items],
  ]),
};
