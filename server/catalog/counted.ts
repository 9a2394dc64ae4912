import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely';
import type { AnyNoun } from '../../contract/catalog';
import type { Noun } from '../../contract/noun';

/** How the counted fields of nouns are counted, by table. */
export type CountsOf<All extends Noun> = {
  [N in All as keyof Required<N>['counted'] extends never ? never : N['table']]: {
    [K in keyof Required<N>['counted']]: RawBuilder<number>;
  };
};

/** How fields are counted that no column holds, by table; one that the contract names and is missing does not compile. */
const counted: CountsOf<AnyNoun> = {
  diamondPackages: {
    /** COMPLETED payments: counted and not stored beside the package, so that the count cannot drift (api.md). */
    purchaseCount: sql<number>`(select count(*) from payments where payments.package_id = diamond_packages.id
      and payments.status = 'COMPLETED')`,
  },
};

/** The counted fields of a noun, for its select. */
export const countedOf = ({ table }: Pick<Noun, 'table'>): Array<AliasedRawBuilder<number, string>> =>
  Object.entries((counted as Partial<Record<string, Record<string, RawBuilder<number>>>>)[table] ?? {}).map(
    ([name, count]) => count.as(name),
  );
