import type { Insertable } from 'kysely';
import type { Language } from '../../../contract/languages';
import type { Wallet } from '../../../contract/ledger';
import { textIn } from '../../../contract/localized';
import { formatNumber, formatPrice } from '../../../contract/money';
import { type StoredMark, storedMarks } from '../../../contract/seasonMarks';
import type { Db, Tables, Tx } from '../../db/tables';
import { enqueue } from '../../mail/outbox';
import { amountIn } from '../../platform/messages/giving';
import { credit } from './entries';
import type { Season, SeasonDependencies } from './seasons';

/** The mark of a season's last gift. */
const goal = 'goal';

/** The gifts of a season in ascending order of the amount to spend. A goal whose accessory nobody chose gives nothing. */
const marksOf = (season: Season): StoredMark[] =>
  storedMarks(season)
    .filter(({ wallet, accessoryId }) => wallet ?? accessoryId)
    .sort((a, b) => a.spend - b.spend);

/** A gift that a player has received. */
type Given = Pick<StoredMark, 'mark' | 'spend'>;

/** The gifts of a season that a player has received, by the amount spent for them. */
export const giftsOf = (db: Db | Tx, { id }: Pick<Season, 'id'>, userId: string): Promise<Given[]> =>
  db
    .selectFrom('seasonGifts')
    .select(['mark', 'spend'])
    .where('seasonId', '=', id)
    .where('userId', '=', userId)
    .orderBy('spend')
    .execute();

/**
 * Whether a mark was given: the goal once, a milestone by its id, or by its amount where the gift's own milestone is gone,
 * because one that was deleted and added again has another id. The gift of one that was moved does not count for another
 * that took its amount.
 */
export function isGiven(
  { milestones }: Pick<Season, 'milestones'>,
  gifts: readonly Given[],
  { mark, spend }: Given,
): boolean {
  const isGone = (id: string) => id !== goal && !milestones.some((milestone) => milestone.id === id);
  return gifts.some(
    (gift) => gift.mark === mark || (mark !== goal && gift.spend === spend && isGone(gift.mark)),
  );
}

/** The marks of a season that a player has reached, and whose gifts they have not received, by the amount spent. */
export async function dueMarks(
  tx: Tx,
  season: Season,
  { userId, spent }: { userId: string; spent: number },
): Promise<StoredMark[]> {
  const reached = marksOf(season).filter(({ spend }) => spend <= spent);
  if (reached.length === 0) return [];
  const gifts = await giftsOf(tx, season, userId);
  return reached.filter((mark) => !isGiven(season, gifts, mark));
}

/** Gives the gifts that a player has earned and not received yet, of a locked season. Later refunds take nothing back. */
export async function giveSeasonGifts(
  tx: Tx,
  deps: SeasonDependencies,
  season: Season,
  { userId, spent }: { userId: string; spent: number },
): Promise<void> {
  for (const mark of await dueMarks(tx, season, { userId, spent }))
    await give(tx, deps, season, { userId, ...mark });
}

async function give(
  tx: Tx,
  deps: SeasonDependencies,
  season: Season,
  { mark, spend, userId, wallet, amount, accessoryId }: StoredMark & { userId: string },
): Promise<void> {
  const given = { userId, mark, spend };
  if (!accessoryId) return giveAmount(tx, deps, season, { ...given, wallet: wallet ?? 'diamonds', amount });
  const found = tx.selectFrom('accessories').select('name').where('id', '=', accessoryId);
  const item = await found.executeTakeFirst();
  // An accessory that is gone fails no payment: `outline verify` says that the gift is missing.
  if (!item) return;
  const now = deps.clock.now();
  const had = { userId, accessoryId, name: item.name, source: 'season' as const, givenAt: now };
  // A season of a time when it named no amount for that case gives nothing instead.
  if (!(await addItem(tx, had)) && amount > 0)
    return giveAmount(tx, deps, season, { ...given, wallet: 'diamonds', amount, owned: item.name });
  const row = { seasonId: season.id, ...given, wallet: null, amount: null, accessoryId, givenAt: now };
  await tx.insertInto('seasonGifts').values(row).execute();
  return mailGift(tx, deps, season, { ...given, gift: { vi: item.name, en: item.name } });
}

/**
 * Adds an item, unless its player has it: returns false then. Erasing has removed all that the account had, and it gets nothing
 * else; it is counted as given, as what it gets in a wallet is.
 */
async function addItem(tx: Tx, item: Insertable<Tables['playerItems']>): Promise<boolean> {
  const erased = tx.selectFrom('erasedPlayers').select('userId').where('userId', '=', item.userId);
  if (await erased.executeTakeFirst()) return true;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('playerItems')
    .values(item)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
}

/** What is given in a wallet; `owned` names the accessory that the player has already and that it stands for. */
interface AmountGiven extends Given {
  userId: string;
  wallet: Wallet;
  amount: number;
  owned?: string;
}

async function giveAmount(
  tx: Tx,
  deps: SeasonDependencies,
  season: Season,
  { owned, ...given }: AmountGiven,
): Promise<void> {
  const { userId, wallet, amount, mark, spend } = given;
  const now = deps.clock.now();
  const cause = { seasonId: season.id, mark };
  const repaid = await credit(tx, { userId, wallet, cause }, [{ amount, reason: 'season' }], now);
  const row = { seasonId: season.id, ...given, accessoryId: null, givenAt: now };
  await tx.insertInto('seasonGifts').values(row).execute();
  const text = (language: Language) => amountIn(amount, wallet, language);
  const gift = { vi: text('vi'), en: text('en') };
  return mailGift(tx, deps, season, { userId, spend, gift, repaid, ...(owned && { owned }) });
}

/** What the mail about a gift says; `owned` as above. */
interface GiftMail {
  userId: string;
  spend: number;
  gift: Record<Language, string>;
  repaid?: number;
  owned?: string;
}

async function mailGift(
  tx: Tx,
  deps: SeasonDependencies,
  season: Season,
  { userId, spend, gift, repaid = 0, owned }: GiftMail,
): Promise<void> {
  const { clock, keys } = deps;
  if (!keys) return;
  const player = await tx
    .selectFrom('users')
    .select(['email', 'userName', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const language = player.language ?? 'vi';
  await enqueue(
    tx,
    { clock, keys },
    {
      to: player.email,
      template: 'seasonGift',
      language,
      values: {
        userName: player.userName,
        season: textIn(season, 'name', language).text,
        spend: formatPrice(spend, 'VND', language),
        gift: gift[language],
        ...(repaid > 0 && { repaid: formatNumber(repaid, language) }),
        ...(owned && { owned }),
      },
    },
  );
}
