import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Tx } from '../../db/tables';
import type { Written } from '../../resources/removal';
import type { CatalogRecord } from '../../resources/serialize';
import type { Milestone } from './measure';

interface Mark {
  id: string;
  spend: number;
  gift: readonly unknown[];
  field: string;
}

const marksOf = ({ milestones, goal, giftKind, giftAmount, accessoryId }: CatalogRecord): Mark[] => [
  ...(milestones as Milestone[]).map(({ id, spend, wallet, amount }, row) => ({
    id,
    spend,
    gift: [wallet, amount],
    field: `milestones.${row}.amount`,
  })),
  {
    id: 'goal',
    spend: Number(goal),
    gift: [giftKind, giftAmount, accessoryId],
    field: Number(giftKind) < 2 ? 'giftAmount' : 'accessoryId',
  },
];

/** The part of a season that is over, in ms; empty before it begins. */
const past = (season: CatalogRecord, now: Date) => {
  const from = +new Date(String(season.startAt));
  return { from, until: Math.max(from, Math.min(+new Date(String(season.endAt)), +now)) };
};

/**
 * The fields of the gifts that writing a season would give at once, to somebody who had spent enough before: those that are
 * new or changed, and all of them where spending counts that did not. Else who writes a season could give to the same
 * players again and again, each time within the bound of one event.
 */
export async function dueAtOnce(tx: Tx, { before, after }: Written, now: Date): Promise<string[]> {
  const [was, is] = [before && past(before, now), past(after, now)];
  if (is.from === is.until) return [];
  const isWider = !was || is.from < was.from || is.until > was.until;
  const known = before && !isWider ? marksOf(before) : [];
  const isKnown = ({ id, spend, gift }: Mark) =>
    known.some((one) => one.id === id && one.spend <= spend && isDeepStrictEqual(one.gift, gift));
  const changed = marksOf(after).filter((mark) => !isKnown(mark));
  const due = [];
  for (const { id, spend, field } of changed) {
    const { rows } = await sql`
      select from payments
      where status = 'COMPLETED' and currency = 'VND'
        and settled_at >= ${new Date(is.from)} and settled_at < ${new Date(is.until)}
        and not exists (select from season_gifts
          where season_id = ${after.id} and mark = ${id} and user_id = payments.user_id)
      group by user_id having sum(amount - refunded) >= ${spend} limit 1`.execute(tx);
    if (rows.length > 0) due.push(field);
  }
  return due;
}
