/** Files of the site's builds and pages that processes share, and pictures that nothing uses. */
export const storage = `
create table site_files (
  name    text primary key,
  body    bytea not null,
  seen_at timestamptz not null
);

-- Pages and content files made in place of the build's, because their content was published since: once for each build,
-- for all its processes.
create table rendered_pages (
  build   text not null,
  name    text not null,
  source  text not null,
  body    bytea not null,
  seen_at timestamptz not null,
  primary key (build, name)
);

create trigger pages_version after insert or delete or update of source on rendered_pages
for each statement execute function raise_version('pages_version');

create table orphaned_pictures (
  name  text primary key,
  since timestamptz not null
);
`;
