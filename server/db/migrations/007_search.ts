import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * One index per search field (text_pattern_ops), in the order the search reads, restricted to searchable players, so
 * that other matches are never read (players/search.ts).
 */
const index = (name: string, column: string) => `
drop index users_${name}_prefix

create index users_${name}_search on users (${column} text_pattern_ops)
where role = 'User' and email_verified_at is not null and banned_at is null
`;

export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    [
      index('user_name', 'lower(user_name)'),
      index('email', 'lower(email)'),
      index('first_name', 'first_name_key'),
      index('last_name', 'last_name_key'),
    ].join('\n'),
  );
