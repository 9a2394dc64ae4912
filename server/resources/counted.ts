import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely';
import type { AnyResource } from '../../contract/catalog';
import type { Resource, RestResource } from '../../contract/resource';
import { isCancelled, liveAt, scheduledAt } from '../db/publications';

/** The computed fields of a resource but for the state of drafts, which is the same for all. */
type CountedName<N extends Resource> = Exclude<keyof Required<N>['counted'], 'status'>;

/** SQL for computed count fields, by table. */
export type CountsOf<All extends Resource> = {
  [N in All as CountedName<N> extends never ? never : N['table']]: {
    [K in CountedName<N>]: RawBuilder<number>;
  };
};

/** Count fields that no column stores, by table; a field of the contract that is missing here does not compile. */
const counted: CountsOf<AnyResource> = {
  diamondPackages: {
    /** COMPLETED payments (api.md), from the sums that the completing transaction maintains. */
    purchaseCount: sql<number>`(select coalesce(sum(count), 0)::bigint from figure_hours
      where name = 'paid' and key = diamond_packages.id::text)`,
  },
  offers: {
    /** COMPLETED payments, as the completing transaction counts them. */
    uses: sql<number>`coalesce((select used from offer_counts where offer_id = offers.id), 0)::bigint`,
  },
};

/** The count fields of a resource, for its select. */
export const countedOf = ({ table }: Pick<Resource, 'table'>): Array<AliasedRawBuilder<number, string>> =>
  Object.entries((counted as Partial<Record<string, Record<string, RawBuilder<number>>>>)[table] ?? {}).map(
    ([name, count]) => count.as(name),
  );

/**
 * The state of a published resource's draft at a moment, as an index of `contentStatuses` (contract/publication.ts): scheduled
 * when the scheduled publication holds what the record holds now.
 */
export const statusAt = ({ name, table }: RestResource, now: Date): RawBuilder<number> => {
  const version = sql.ref(`${table}.version`);
  return sql<number>`(select case
      when bool_or(${liveAt(now)} and record_version = ${version}) then 1
      when bool_or(${liveAt(now)}) and not bool_or(${scheduledAt(now)} and record_version = ${version}) then 2
      when bool_or(${scheduledAt(now)}) then 3
      when count(*) > 0 then 4 else 0 end
    from publications
    where resource = ${name} and record_id = ${sql.ref(`${table}.id`)} and not ${isCancelled})`;
};

/** The computed fields of a later resource at a moment, for its select. */
export const countedAt = (resource: RestResource, now: Date): Array<AliasedRawBuilder<number, string>> => [
  ...countedOf(resource),
  ...(resource.publication ? [statusAt(resource, now).as('status')] : []),
];
