import { type RawBuilder, sql } from 'kysely';
import type { CodesTable, Tx } from '../db/tables';
import type { AccountEvent, CredentialName } from './credentials';

export type EndReason =
  | 'logout'
  | 'ban'
  | 'reset'
  | 'google-link'
  | 'ended'
  | 'not-me'
  | 'factor'
  | 'email'
  | 'sign-in'
  | 'link'
  | 'refused'
  | 'expired'
  | 'done'
  | 'closed';

/** The account whose credentials end. */
export interface Ending {
  id: string;
  now: Date;
  /** What its sessions say of their end. */
  reason: EndReason;
  /** The session from which its own person caused the event, which stays open. */
  keptSession?: string | undefined;
}

/** What an event says of the sessions that it ends. */
export const reasons: Record<AccountEvent, EndReason> = {
  staff: 'reset',
  notStaff: 'factor',
  notOwner: 'ended',
  ban: 'ban',
  close: 'closed',
  erase: 'closed',
  email: 'email',
  password: 'reset',
  factor: 'factor',
  logOut: 'ended',
};

/** Codes stay as used ones, so that the next can still be requested only after a minute. */
const endCodes =
  (purpose: CodesTable['purpose']) =>
  ({ id, now }: Ending) =>
    sql`update codes set used_at = ${now} where user_id = ${id} and purpose = ${purpose} and used_at is null`;

/**
 * How what is stored ends: by statements that do nothing a second time. What is signed and not stored carries the account's
 * stamp instead (events.ts), and an undo needs the permission of its forward act.
 */
export const endings: Partial<Record<CredentialName, (ending: Ending) => Array<RawBuilder<unknown>>>> = {
  session: ({ id, now, reason, keptSession = null }) => [
    sql`update sessions set ended_at = ${now}, end_reason = ${reason}
      where user_id = ${id} and ended_at is null and id is distinct from ${keptSession}::uuid`,
  ],
  googleAccount: ({ id }) => [sql`delete from identities where user_id = ${id}`],
  // Kept until it is swept, so that whoever brings it back can learn of a ban.
  googleTicket: ({ id, now }) => [
    sql`update google_handovers set expires_at = ${now} where user_id = ${id} and expires_at > ${now}`,
  ],
  secondFactor: ({ id }) => [
    sql`delete from recovery_codes where user_id = ${id}`,
    sql`delete from second_factors where user_id = ${id}`,
  ],
  factorSetup: ({ id }) => [sql`update second_factors set pending_secret = null where user_id = ${id}`],
  verifyCode: (ending) => [endCodes('verify-email')(ending)],
  emailCode: (ending) => [endCodes('change-email')(ending)],
  lostFactorCode: (ending) => [endCodes('lost-factor')(ending)],
  // Its link works while it is open.
  lostFactor: ({ id, now, reason }) => [
    sql`update lost_factors set ended_at = ${now}, end_reason = ${reason} where user_id = ${id} and ended_at is null`,
  ],
  resetCode: (ending) => [endCodes('reset-password')(ending)],
  emailUndoLink: ({ id, now }) => [
    sql`update email_changes set ended_at = ${now} where user_id = ${id} and undone_at is null and ended_at is null`,
  ],
  giftLink: ({ id, now }) => [
    sql`update gift_links set ended_at = ${now} where ended_at is null and payment_id in (
      select id from payments where user_id = ${id}
      union all select id from payments where creator = ${`account:${id}`} and creator like 'account:%')`,
  ],
  invitation: ({ id }) => [
    sql`delete from invitations where lower(email) = (select lower(email) from users where id = ${id})`,
  ],
  ownInvitations: ({ id }) => [sql`delete from invitations where invited_by = ${id}`],
};

/** Ends one kind of credential of an account. */
export async function endCredential(tx: Tx, name: keyof typeof endings, ending: Ending): Promise<void> {
  for (const statement of endings[name]?.(ending) ?? []) await statement.execute(tx);
}
