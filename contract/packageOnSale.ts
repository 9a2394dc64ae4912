import { Type } from 'typebox';
import { diamondPackages, type PackageOnSale as Package } from './diamondPackages';
import { recordSchema } from './recordSchema';

/**
 * A package of the public list, with its COMPLETED payments of the last 30 days, in Vietnam time (living-site.md section
 * 3).
 */
export const PackageOnSale = Type.Unsafe<Package>(
  Type.Object({ ...recordSchema(diamondPackages).properties, recentPurchases: Type.Integer() }),
);
