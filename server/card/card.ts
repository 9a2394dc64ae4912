import { sql } from 'kysely';
import type { Look, PlayerCard } from '../../contract/cards';
import { rarities } from '../../contract/rarities';
import { userNameDays } from '../../contract/userNames';
import type { OwnItem, OwnItems } from '../../contract/wardrobe';
import { userNameHashes } from '../accounts/erasure/names';
import { monthOf } from '../accounts/players/look';
import { userNameProblem } from '../accounts/rules';
import { openNow } from '../db/closed';
import type { Db } from '../db/tables';
import type { Dependencies } from '../dependencies';
import { seasonsOf } from '../payments/effects/ownSeasons';
import { addMs, days } from '../platform/clock';
import { ownItems } from '../wardrobe/ownItems';

type Needed = Pick<Dependencies, 'db' | 'clock' | 'keys'>;

/** Whose card everybody may see: of players, while they show it and the account is neither banned nor closed. */
const cardShown = (now: Date) => sql<boolean>`(role = 'User' and card_visible is true and ${openNow(now)})`;

const players = (db: Db, now: Date) =>
  db
    .selectFrom('users')
    .select(['users.id', 'users.userName', 'users.createdAt', 'cardIndexed'])
    .select(cardShown(now).as('isShown'));
type Found = Awaited<ReturnType<ReturnType<typeof players>['executeTakeFirstOrThrow']>>;

/**
 * Whoever has a user name, in any case, and shows the card; else whoever had it within 90 days. A name that an account has is
 * that account's alone, whatever it shows.
 */
async function shownPlayer({ db, clock, keys }: Needed, userName: string): Promise<Found | undefined> {
  const now = clock.now();
  const has = sql<boolean>`lower(user_name) = ${userName.toLowerCase()}`;
  const current = await players(db, now).where(has).executeTakeFirst();
  if (current) return current.isShown ? current : undefined;
  const earlier = await players(db, now)
    .innerJoin('formerNames', 'formerNames.userId', 'users.id')
    .where('userNameHash', 'in', userNameHashes(keys, userName))
    .where('changedAt', '>', addMs(now, -days(userNameDays)))
    .orderBy('changedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return earlier?.isShown ? earlier : undefined;
}

/** What of a player's items everybody may see on the robot. */
const lookOf = ({ items, avatar }: Pick<OwnItems, 'items' | 'avatar'>): Look => ({
  worn: items
    .filter(({ isWorn }) => isWorn)
    .map(({ type, name, rarity, librarySlug, imageUrl }) => ({ type, name, rarity, librarySlug, imageUrl }))
    .sort((one, other) => one.type - other.type),
  avatar,
});

const countsOf = (items: readonly OwnItem[]): number[] =>
  rarities.map((_, at) => items.filter(({ rarity }) => rarity === at).length);

/**
 * The card at a user name, as `shownPlayer` finds it; null for everything else, which have one response: hidden, closed,
 * banned, erased, unknown and of the staff.
 */
export async function findCard(needed: Needed, userName: string): Promise<PlayerCard | null> {
  if (userNameProblem(userName)) return null;
  const player = await shownPlayer(needed, userName);
  if (!player) return null;
  const { db, clock } = needed;
  const own = await ownItems(db, player.id, clock.now());
  const seasons = await seasonsOf(db, player.id);
  return {
    userName: player.userName,
    since: monthOf(player.createdAt),
    ...lookOf(own),
    // What was refunded since does not count; a season that staff deleted has no name.
    seasons: seasons.flatMap(({ number, name, nameEn, spent }) =>
      number !== null && spent > 0 ? [{ number, name: name ?? '', nameEn: nameEn ?? '' }] : [],
    ),
    counts: countsOf(own.items),
    isIndexed: player.cardIndexed,
  };
}
