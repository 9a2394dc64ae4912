import { type Static, Type } from 'typebox';

/** Maximum number of views a person may save per page. */
export const viewsAPage = 20;
/** Maximum number on all pages together, as a page may have any name. */
export const viewsInAll = 400;

/** A list's current view, saved under a name. */
export const SaveView = Type.Object({
  /** The list's resource. */
  page: Type.String({ minLength: 1, maxLength: 60 }),
  name: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }),
  /** The query string of the list's address: filter, order, rows per page and hidden columns. */
  address: Type.String({ maxLength: 4000, pattern: '^\\?' }),
  /** Whether the page opens with it. */
  isDefault: Type.Boolean(),
});
export const SavedView = Type.Object({ id: Type.String(), ...SaveView.properties });
export type SaveView = Static<typeof SaveView>;
export type SavedView = Static<typeof SavedView>;
