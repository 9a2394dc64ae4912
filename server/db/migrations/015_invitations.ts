import type { Kysely } from 'kysely';
import { runAll } from './run';

/** Staff invitations: one open per e-mail, with its token hashed. */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
create table invitations (
  id uuid primary key,
  email text not null,
  staff_roles text[] not null check
    (staff_roles <> '{}' and staff_roles <@ '{owner,shop,finance,game,content,support,analyst}'),
  token_hash text not null unique,
  invited_by uuid not null references users (id),
  created_at timestamptz not null,
  expires_at timestamptz not null
)

create unique index invitations_email on invitations (lower(email))
`,
  );
