import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * News, banners, and what of them is in sight when (docs/spec/living-site.md section 1). A row of `publications` is one
 * version of a record in both languages, from a moment to another; a trigger lets nothing of it change but its end. No
 * foreign key leads to the record: what was in sight stays known when the working copy is deleted.
 *
 * `until` is derived from `until_given`, from the next publication of the record and from `ended_at`, so that the time
 * of a cancelled one returns to the one before it. A cancelled one ended before it began, and its time is empty.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
create table news (
  id uuid primary key, version integer not null default 1,
  title text not null,
  title_en text not null,
  kind smallint not null,
  summary text not null,
  summary_en text not null,
  body text not null,
  body_en text not null,
  is_pinned boolean not null,
  shown_on timestamptz,
  image text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null
)

create table banners (
  id uuid primary key, version integer not null default 1,
  title text not null,
  title_en text not null,
  outlined text not null,
  outlined_en text not null,
  label text not null,
  label_en text not null,
  name text not null,
  name_en text not null,
  text text not null,
  text_en text not null,
  action text not null,
  action_en text not null,
  "to" text not null,
  scene text not null,
  place integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
)

create table publications (
  id uuid primary key,
  resource text not null,
  record_id uuid not null,
  record_version integer not null,
  fields jsonb not null,
  image text not null default '',
  "from" timestamptz not null,
  until timestamptz check (until >= "from"),
  until_given timestamptz check (until_given > "from"),
  published_by uuid,
  created_at timestamptz not null,
  ended_at timestamptz,
  ended_by uuid,
  check (ended_at is null or until <= greatest(ended_at, "from"))
)

create index publications_of_record on publications (resource, record_id, "from")

create index publications_in_time on publications ("from", id)

create index publications_unended on publications (resource, until)

create index publications_by_image on publications (image) where image <> ''

create table content_addresses (
  resource text not null,
  language text not null check (language in ('vi', 'en')),
  slug text not null,
  record_id uuid not null,
  since timestamptz not null,
  primary key (resource, language, slug)
)

create index content_addresses_of_record on content_addresses (record_id, language, since)

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
end $$

create trigger publications_kept before update or delete on publications
for each row execute function keep_publication()

alter table operations add column content_version integer not null default 0

create function raise_content_version() returns trigger language plpgsql as $$
begin
  update operations set content_version = content_version + 1;
  return null;
end $$

create trigger content_version after insert or update or delete on publications
for each statement execute function raise_content_version()
`,
  );
