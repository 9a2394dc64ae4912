import { sql } from 'kysely';

/** The package of a payment, unless it has another name by now: its name is stored in the language of the purchase. */
export const isSamePackage = sql<boolean>`diamond_packages.id = payments.package_id
  and payments.package_name in (diamond_packages.name, diamond_packages.name_en)`;

/** The package's name, and its English one if there is any. */
export const packageName = sql<string>`coalesce(diamond_packages.name, payments.package_name)`;
export const packageNameEn = sql<string>`coalesce(diamond_packages.name_en, '')`;
/** Both as columns. */
export const packageNames = sql`${packageName} as package_name, ${packageNameEn} as package_name_en`;
