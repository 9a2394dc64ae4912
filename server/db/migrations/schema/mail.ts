/** Mails to be sent, and who asked for news. */
export const mail = `
-- about and ends_at: a mail whose code or link has ended is not sent any more; null for one that is true for good.
create table outbox (
  id         uuid primary key,
  recipient  text not null,
  template   text not null,
  language   text not null,
  sealed     text,
  payment_id text references payments (id),
  attempts   integer not null default 0,
  next_at    timestamptz not null,
  created_at timestamptz not null,
  about      text,
  ends_at    timestamptz,
  sent_at    timestamptz,
  failed_at  timestamptz,
  failure    text
);
create index outbox_due on outbox (next_at) where sent_at is null and failed_at is null;
create index outbox_failed on outbox (failed_at) where failed_at is not null and sealed is not null;
create index outbox_done on outbox (created_at) where sent_at is not null or failed_at is not null;
create index outbox_by_payment on outbox (payment_id) where payment_id is not null;
create index outbox_by_recipient on outbox (lower(recipient), created_at desc, id desc);

create table subscribers (
  email      text primary key,
  created_at timestamptz not null
);
`;
