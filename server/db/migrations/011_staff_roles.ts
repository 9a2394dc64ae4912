import type { Kysely } from 'kysely';
import { runAll } from './run';

/** Roles of each staff member; existing admins become owners (studio.md section 1). */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
alter table users add column staff_roles text[] not null default '{}'

update users set staff_roles = '{owner}' where role = 'Admin'

alter table users add constraint users_staff_roles check
  (staff_roles <@ '{owner,shop,finance,game,content,support,analyst}' and (role = 'Admin') = (staff_roles <> '{}'))

create index users_staff on users (created_at, id) where role = 'Admin'
`,
  );
