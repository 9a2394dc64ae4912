import { sql } from 'kysely';
import type { Tx } from '../../db/tables';
import type { Written } from '../../resources/removal';
import type { CatalogRecord } from '../../resources/serialize';
import { measured, type SeasonGift } from './measure';

/** The part of a season that is over, in ms; empty before it begins. */
const past = (season: CatalogRecord, now: Date) => {
  const from = +new Date(String(season.startAt));
  return { from, until: Math.max(from, Math.min(+new Date(String(season.endAt)), +now)) };
};

/** A gift of a milestone that is gone counts for another one at its amount (payments/effects/seasonGifts.ts, `isGiven`). */
const isGone = (ids: readonly string[]) => sql<boolean>`mark <> all(${[...ids, 'goal']}::text[])`;

/** Whether a milestone that gave is in one of the versions only, or in none: what it gave may count for another one, or no more. */
const hasGone = async (
  tx: Tx,
  seasonId: string,
  versions: ReadonlyArray<readonly string[]>,
): Promise<boolean> =>
  (
    await tx
      .selectFrom('seasonGifts')
      .select('mark')
      .where('seasonId', '=', seasonId)
      .where((eb) => eb.or(versions.map(isGone)))
      .limit(1)
      .execute()
  ).length > 0;

/**
 * The fields of the gifts that writing a season would give at once, to somebody who had spent enough before: those that are
 * new or changed, and all of them where spending counts that did not. Else who writes a season could give to the same
 * players again and again, each time within the bound of one event.
 */
export async function dueAtOnce(tx: Tx, { before, after }: Written, now: Date): Promise<string[]> {
  const [was, is] = [before && past(before, now), past(after, now)];
  if (is.from === is.until) return [];
  const isWider = !was || is.from < was.from || is.until > was.until;
  const [old, gifts] = [before ? measured(before) : [], measured(after)];
  const ids = gifts.map(({ mark }) => mark);
  const isSame = !isWider && !(await hasGone(tx, after.id, [ids, old.map(({ mark }) => mark)]));
  const keyOf = ({ mark, spend, wallet, amount, accessoryId }: SeasonGift) =>
    JSON.stringify([mark, spend, wallet, amount, accessoryId]);
  const known = new Set(isSame ? old.map(keyOf) : []);
  const due = [];
  for (const { mark, spend, field } of gifts.filter((gift) => !known.has(keyOf(gift)))) {
    const { rows } = await sql`
      select from payments
      where status = 'COMPLETED' and currency = 'VND'
        and settled_at >= ${new Date(is.from)} and settled_at < ${new Date(is.until)}
        and not exists (select from season_gifts
          where season_id = ${after.id} and user_id = payments.user_id
            and (mark = ${mark} or (${mark} <> 'goal' and spend = ${spend} and ${isGone(ids)})))
      group by user_id having sum(amount - refunded) >= ${spend} limit 1`.execute(tx);
    if (rows.length > 0) due.push(field);
  }
  return due;
}
