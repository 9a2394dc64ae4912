import type { Kysely } from 'kysely';
import { runAll } from './run';

/** Players who lost the phone and the recovery codes of their second factor. */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `-- Begun by the player, confirmed by one person of the staff and approved by another; due_at is when the factor falls away.
create table lost_factors (
  id           uuid primary key,
  user_id      uuid not null references users (id) on delete cascade,
  begun_at     timestamptz not null,
  confirmed_by uuid,
  confirmed_at timestamptz,
  approved_by  uuid,
  approved_at  timestamptz,
  due_at       timestamptz,
  ended_at     timestamptz,
  end_reason   text,
  constraint lost_factors_two_people check (approved_by is null or approved_by <> confirmed_by),
  constraint lost_factors_in_order check (approved_at is null or confirmed_at is not null),
  constraint lost_factors_due check ((due_at is null) = (approved_at is null)),
  constraint lost_factors_end check ((ended_at is null) = (end_reason is null))
);
create unique index lost_factors_one_open on lost_factors (user_id) where ended_at is null;`,
  );
