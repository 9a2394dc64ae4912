/** Who has an account, how they sign in, and what staff keep about a player. */
export const accounts = `
create table users (
  id                uuid primary key,
  version           integer not null default 1,
  first_name        text not null,
  last_name         text not null,
  first_name_key    text not null,
  last_name_key     text not null,
  user_name         text not null,
  email             text not null,
  email_verified_at timestamptz,
  phone_number      text,
  password_hash     text,
  language          text check (language in ('vi', 'en')),
  role              text not null check (role in ('User', 'Admin')),
  staff_roles       text[] not null default '{}',
  diamonds          bigint not null default 0 check (diamonds >= 0),
  golds             bigint not null default 0 check (golds >= 0),
  debt              bigint not null default 0 check (debt >= 0),
  tags              text[] not null default '{}',
  banned_at         timestamptz,
  banned_until      timestamptz,
  ban_kind          text,
  ban_note          text,
  ban_message       text,
  erase_at          timestamptz,
  erased_at         timestamptz,
  account_events    jsonb not null default '{}',
  last_login_at     timestamptz,
  last_seen_on      date,
  created_at        timestamptz not null,
  constraint users_staff_roles check
    (staff_roles <@ '{owner,shop,finance,game,content,support,analyst}' and (role = 'Admin') = (staff_roles <> '{}'))
);

create unique index users_email_unique on users (lower(email));
-- By bytes, so that it finds beginnings too (money/transactions/search.ts).
create unique index users_user_name_unique on users (lower(user_name) text_pattern_ops);

-- The shop's search reads one of them per field, in its order: other than searchable players are never read.
create index users_user_name_search on users (lower(user_name) text_pattern_ops)
  where role = 'User' and email_verified_at is not null and banned_at is null;
create index users_email_search on users (lower(email) text_pattern_ops)
  where role = 'User' and email_verified_at is not null and banned_at is null;

create index users_by_phone on users (phone_number) where phone_number is not null;

-- The table of players (accounts/players/userList.ts) by each sort with its tie-break. Each index of all users costs every
-- sign-in and every payment an entry, so that others are read in two parts, or from the few that are banned or staff.
create index users_newest on users (created_at, id);
create index users_by_last_login on users (last_login_at desc nulls last, id desc);
create index users_by_diamonds on users (diamonds, id);
create index users_by_golds on users (golds, id);
-- By the day of the last visit or sign-in (accounts/players/userPeriods.ts).
create index users_by_last_day on users
  (greatest(last_seen_on, (last_login_at at time zone 'Asia/Ho_Chi_Minh')::date), id);

-- Staff, and accounts that wait to be deleted as their address was never confirmed.
create index users_few on users (role, created_at, id) where role = 'Admin' or email_verified_at is null;
-- The banned, and the bans that end by themselves (db/bans.ts).
create index users_banned on users (banned_until, id) where banned_at is not null;
-- Whom staff gave tags, the newest first (accounts/players/tags.ts).
create index users_tagged on users (created_at, id) where tags <> '{}';
create index users_to_erase on users (erase_at) where erase_at is not null and erased_at is null;

-- Where the extension is not there, its index is not built and searches read the table.
do $$
begin
  create extension if not exists pg_trgm;
exception when others then
  raise notice 'pg_trgm is not available: %', sqlerrm;
end $$;

-- What searches compare of a name: all its words, each after a space. The index of trigrams is on it (db/indexList.ts).
create function words_of_name(first_key text, last_key text) returns text
language sql immutable parallel safe as $$
  select ' ' || translate(last_key || ' ' || first_key, '''’.-', '    ')
$$;

-- Finds players with that index, whatever the planner estimates for the text: the setting is the function's own. By
-- each of the words at the beginning of one of the name, in any order, by user name, e-mail or phone. The first three
-- words use the index, so the longest come first.
create function users_found(words text[], plain text, by_email text, by_phone text[], most integer) returns setof uuid
language sql stable set enable_seqscan = off as $$
  select id from users where lower(user_name) like plain or lower(email) like by_email
    or phone_number = any(by_phone)
    or words_of_name(first_name_key, last_name_key) like words[1]
      and words_of_name(first_name_key, last_name_key) like coalesce(words[2], words[1])
      and words_of_name(first_name_key, last_name_key) like coalesce(words[3], words[1])
      and words_of_name(first_name_key, last_name_key) like all(words)
  limit most
$$;

-- E-mails that staff corrected, for as long as the earlier address may undo it. identities are the Google accounts that
-- were unlinked with it; ended_at ends the way back without undoing the correction.
create table email_changes (
  id          uuid primary key,
  user_id     uuid not null references users (id) on delete cascade,
  old_email   text not null,
  new_email   text not null,
  verified_at timestamptz,
  identities  jsonb not null,
  changed_at  timestamptz not null,
  undone_at   timestamptz,
  ended_at    timestamptz
);

-- A row from the moment that the erasing begins, which is never lost. is_purged: whether the files of the embedded
-- database are free of what was erased (db/purge.ts).
create table erased_players (
  user_id        uuid primary key,
  begun_at       timestamptz not null,
  done_at        timestamptz,
  is_listed      boolean not null default false,
  is_purged      boolean not null default false,
  user_name_hash text
);
-- What still has to be done (accounts/erasure): few of all that ever were.
create index erased_players_pending on erased_players (begun_at) where done_at is null or not is_listed;
create index erased_players_names on erased_players (user_name_hash) where user_name_hash is not null;

create table invitations (
  id          uuid primary key,
  email       text not null,
  staff_roles text[] not null check
    (staff_roles <> '{}' and staff_roles <@ '{owner,shop,finance,game,content,support,analyst}'),
  token_hash  text not null unique,
  invited_by  uuid not null references users (id),
  created_at  timestamptz not null,
  expires_at  timestamptz not null
);
create unique index invitations_email on invitations (lower(email));

create table staff_views (
  id         uuid primary key,
  user_id    uuid not null references users (id) on delete cascade,
  page       text not null,
  name       text not null,
  address    text not null,
  is_default boolean not null default false,
  created_at timestamptz not null,
  unique (user_id, page, name)
);
`;
