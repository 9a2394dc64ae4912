import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Tx } from '../../db/tables';
import type { Written } from '../../resources/removal';

/** The fields of a season on which its sums and gifts depend. */
const counted = ['startAt', 'endAt', 'goal', 'giftKind', 'giftAmount', 'accessoryId', 'milestones'] as const;

/** Has a season's sums and gifts counted again, from the first player on (countSeasons.ts). */
export const recountSeason = (tx: Tx, id: string) =>
  sql`insert into season_counts (season_id) values (${id})
    on conflict (season_id) do update set changed_at = now(), begun_at = null, after = null`.execute(tx);

/** Has a written season counted again if anything that its sums or gifts depend on has changed. */
export async function recountWritten(tx: Tx, { resource, before, after }: Written): Promise<void> {
  if (resource !== 'seasons') return;
  if (counted.every((name) => before && isDeepStrictEqual(before[name], after[name]))) return;
  await recountSeason(tx, after.id);
}
