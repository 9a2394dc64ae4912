import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * Pages and content files that the server made in place of the build's, because their content was published since
 * (living-site.md section 2): once for each build, for all its processes, which see by `pages_version` that there are new ones.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
create table rendered_pages (
  build text not null,
  name text not null,
  source text not null,
  body bytea not null,
  seen_at timestamptz not null,
  primary key (build, name)
)

alter table operations add column pages_version integer not null default 0

create function raise_pages_version() returns trigger language plpgsql as $$
begin
  update operations set pages_version = pages_version + 1;
  return null;
end $$

create trigger pages_version after insert or delete or update of source on rendered_pages
for each statement execute function raise_pages_version()
`,
  );
