import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely';
import type { AnyResource } from '../../contract/catalog';
import type { Resource } from '../../contract/resource';

/** SQL for computed count fields, by table. */
export type CountsOf<All extends Resource> = {
  [N in All as keyof Required<N>['counted'] extends never ? never : N['table']]: {
    [K in keyof Required<N>['counted']]: RawBuilder<number>;
  };
};

/** Count fields that no column stores, by table; a field of the contract that is missing here does not compile. */
const counted: CountsOf<AnyResource> = {
  diamondPackages: {
    /** COMPLETED payments (api.md), from the sums that the completing transaction maintains (migration 018). */
    purchaseCount: sql<number>`(select coalesce(sum(completed), 0)::bigint from package_days
      where package_days.package_id = diamond_packages.id)`,
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
