import { type Static, Type } from 'typebox';

/** Most views that somebody keeps of one page. */
export const viewsAPage = 20;

/** What somebody calls a list as they look at it. */
export const SaveView = Type.Object({
  /** The list's resource. */
  page: Type.String({ minLength: 1, maxLength: 60 }),
  name: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }),
  /** The query of the list's address: filter, order, rows a page and hidden columns. */
  address: Type.String({ maxLength: 4000, pattern: '^\\?' }),
  /** Whether the page opens with it. */
  isDefault: Type.Boolean(),
});
export const SavedView = Type.Object({ id: Type.String(), ...SaveView.properties });
export type SaveView = Static<typeof SaveView>;
export type SavedView = Static<typeof SavedView>;
