import { type RawBuilder, sql } from 'kysely';
import { milestoneWallets } from '../../contract/seasons';

/** SQL condition on `seasons`: it runs or comes, and gives an accessory. */
export const givesItem = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(seasons.end_at > ${now} and seasons.gift_kind >= ${milestoneWallets.length})`;
