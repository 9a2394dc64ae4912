import type { CatalogName } from '../../contract/catalog';

/** The table of a noun. Typed as one of them: all share the columns that the common code uses. */
export const tableOf = (name: CatalogName): 'accessories' =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as 'accessories';
