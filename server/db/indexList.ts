/** An index in addition to those of the migrations: `on` is what follows `create index … on`. */
export interface Index {
  name: string;
  on: string;
  /** An extension without which it is not built; its queries then read the table. */
  needs?: 'pg_trgm';
}

const trigrams = (...texts: string[]) => texts.map((text) => `${text} gin_trgm_ops`).join(', ');

/**
 * Indexes of tables that an earlier release has, and those that need an extension. Built after the migrations and without
 * locking their tables, since indexing a large one takes minutes (indexes.ts). Never change one under the same name: add
 * another, and drop this one a release later.
 */
export const indexes: readonly Index[] = [
  // What a text finds (accounts/players/userSearch.ts). The pending list is short, as each search reads all of it.
  {
    name: 'users_found',
    on: `users using gin (${trigrams('lower(user_name)', 'lower(email)', 'words_of_name(first_name_key, last_name_key)')})
      with (gin_pending_list_limit = 256)`,
    needs: 'pg_trgm',
  },
];
