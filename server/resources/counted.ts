import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely';
import type { AnyResource } from '../../contract/catalog';
import type { publicationFields } from '../../contract/publication';
import type { Resource, RestResource } from '../../contract/resource';
import { isCancelled, liveAt, scheduledAt } from '../db/publications';

/** The computed fields of a resource but for those of its publications, which are the same for all. */
type CountedName<N extends Resource> = Exclude<keyof Required<N>['counted'], keyof typeof publicationFields>;

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
 * The fields of a published resource at a moment (contract/publication.ts), in SQL by name. An edited record is only `Changed`
 * while its saved version is neither live nor scheduled.
 */
function publicationColumns({ name, table }: RestResource, now: Date) {
  const version = sql.ref(`${table}.version`);
  const [live, scheduled] = [liveAt(now), scheduledAt(now)];
  const ofRecord = sql`resource = ${name} and record_id = ${sql.ref(`${table}.id`)}`;
  const from = sql`from publications where ${ofRecord} and not ${isCancelled}`;
  const end = sql`max(until) filter (where ${live})`;
  const begin = sql`min("from") filter (where ${scheduled})`;
  return {
    status: sql<number>`(select case
      when bool_or(${live} and record_version = ${version}) then 1
      when bool_or(${live}) then case when bool_or(${scheduled} and record_version = ${version}) then 1 else 2 end
      when bool_or("from" <= ${now}) then 3 else 0 end ${from})`,
    schedule: sql<number>`(select case
      when ${end} = ${begin} then 2
      when ${end} is not null then 3
      when ${begin} is not null then 1 else 0 end ${from})`,
    scheduledAt: sql<Date | null>`(select coalesce(${end}, ${begin}) ${from})`,
    address: sql<string>`coalesce((select slug from content_addresses
      where ${ofRecord} and language = 'vi' order by since desc limit 1), '')`,
  } satisfies Record<keyof typeof publicationFields, RawBuilder<unknown>>;
}

/**
 * The columns of a later resource that are computed at a moment, by name: those of its publications, and its date, which a record
 * without one has from its first publication, once that has gone live.
 */
export function computedAt(resource: RestResource, now: Date): Record<string, RawBuilder<unknown>> {
  const { name, table, publication } = resource;
  if (!publication) return {};
  const { date } = publication;
  const first = sql`(select min("from") from publications where resource = ${name}
    and record_id = ${sql.ref(`${table}.id`)} and not ${isCancelled} and "from" <= ${now})`;
  return {
    ...publicationColumns(resource, now),
    ...(date && { [date]: sql`coalesce(${sql.ref(`${table}.${date}`)}, ${first})` }),
  };
}

/** The computed fields of a later resource at a moment, for its select, after its own columns. */
export const countedAt = (resource: RestResource, now: Date): Array<AliasedRawBuilder<unknown, string>> => [
  ...countedOf(resource),
  ...Object.entries(computedAt(resource, now)).map(([name, column]) => column.as(name)),
];
