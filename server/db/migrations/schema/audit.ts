/** The history that every change writes. */
export const audit = `
create table audits (
  id        uuid primary key,
  at        timestamptz not null,
  user_id   uuid references users (id),
  user_name text not null,
  action    text not null,
  resource  text not null,
  record_id text not null,
  network   text,
  before    jsonb,
  after     jsonb
);

-- The history by each of its filters (accounts/staff/history/historyList.ts), and that of one record.
create index audits_newest on audits (at desc);
create index audits_person on audits (user_id, at desc);
create index audits_by_action on audits (action, at, id);
create index audits_by_resource on audits (resource, at, id);
create index audits_by_record on audits (record_id, at, id);

create function refuse_change() returns trigger language plpgsql as
$$begin raise exception '% is append-only', tg_table_name; end$$;

create trigger audits_append_only before update or delete or truncate on audits
for each statement execute function refuse_change();
`;
