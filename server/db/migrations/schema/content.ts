/** What staff write for the public pages, and what of it is live when. */
export const content = `
create table news (
  id         uuid primary key,
  version    integer not null default 1,
  title      text not null,
  title_en   text not null,
  kind       smallint not null,
  summary    text not null,
  summary_en text not null,
  body       text not null,
  body_en    text not null,
  is_pinned  boolean not null,
  shown_on   timestamptz,
  image      text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table banners (
  id          uuid primary key,
  version     integer not null default 1,
  title       text not null,
  title_en    text not null,
  outlined    text not null,
  outlined_en text not null,
  label       text not null,
  label_en    text not null,
  name        text not null,
  name_en     text not null,
  text        text not null,
  text_en     text not null,
  action      text not null,
  action_en   text not null,
  "to"        text not null,
  scene       text not null,
  place       integer not null,
  image       text not null default '',
  created_at  timestamptz not null,
  updated_at  timestamptz not null
);

create table help (
  id          uuid primary key,
  version     integer not null default 1,
  question    text not null,
  question_en text not null,
  answer      text not null,
  answer_en   text not null,
  subject     smallint not null,
  place       integer not null,
  created_at  timestamptz not null,
  updated_at  timestamptz not null
);

create table events (
  id         uuid primary key,
  version    integer not null default 1,
  name       text not null,
  name_en    text not null,
  kind       smallint not null,
  starts_at  timestamptz not null,
  ends_at    timestamptz not null,
  text       text not null,
  text_en    text not null,
  link       text not null,
  rules      text not null,
  rules_en   text not null,
  result     text not null,
  result_en  text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint events_order check (ends_at > starts_at)
);

-- Files that staff upload for releases, each once under its SHA-256.
create table stored_files (
  sum          text primary key,
  bytes        bigint not null,
  unused_since timestamptz,
  constraint stored_files_sum check (sum ~ '^[0-9a-f]{64}$')
);

-- The key keeps the file of a draft.
create table releases (
  id              uuid primary key,
  version         integer not null default 1,
  name            text not null,
  name_en         text not null,
  state           smallint not null,
  day             timestamptz,
  edition         text not null,
  drawing         text not null,
  place           integer not null,
  notes           text not null,
  notes_en        text not null,
  requirements    text not null,
  requirements_en text not null,
  file            text not null,
  file_sum        text generated always as (nullif(split_part(file, '/', 1), '')) stored
    constraint releases_file references stored_files (sum),
  link            text not null,
  created_at      timestamptz not null,
  updated_at      timestamptz not null
);

-- One version of a record in both languages, from a moment to another. No foreign key leads to the record: what was in
-- live stays known when the draft is deleted.
--
-- until is derived from until_given, from the next publication of the record and from ended_at, so that the time of a
-- cancelled one returns to the one before it. A cancelled one ended before it began, and its time is empty.
create table publications (
  id             uuid primary key,
  resource       text not null,
  record_id      uuid not null,
  record_version integer not null,
  fields         jsonb not null,
  image          text not null default '',
  "from"         timestamptz not null,
  until          timestamptz check (until >= "from"),
  until_given    timestamptz check (until_given > "from"),
  published_by   uuid,
  created_at     timestamptz not null,
  ended_at       timestamptz,
  ended_by       uuid,
  check (ended_at is null or until <= greatest(ended_at, "from"))
);
create index publications_of_record on publications (resource, record_id, "from");

create function keep_publication() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or
    (new.id, new.resource, new.record_id, new.record_version, new.fields, new.image, new."from", new.until_given,
      new.published_by, new.created_at) is distinct from
    (old.id, old.resource, old.record_id, old.record_version, old.fields, old.image, old."from", old.until_given,
      old.published_by, old.created_at)
  then raise exception 'only the end of a publication changes';
  end if;
  return new;
end $$;

create trigger publications_kept before update or delete on publications
for each row execute function keep_publication();
create trigger publications_no_truncate before truncate on publications
for each statement execute function refuse_change();

create table content_addresses (
  resource  text not null,
  language  text not null check (language in ('vi', 'en')),
  slug      text not null,
  record_id uuid not null,
  since     timestamptz not null,
  primary key (resource, language, slug)
);
`;
