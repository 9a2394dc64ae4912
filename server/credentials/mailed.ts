import { type RawBuilder, sql } from 'kysely';
import type { MailName } from '../../contract/mails';
import { notBannedNow } from '../db/bans';
import type { CodesTable, Db, OutboxTable, Tx } from '../db/tables';
import { addMs } from '../platform/clock';
import { type CredentialName, credentials } from './credentials';
import { stampOf } from './events';

/** The credential that a mail carries. Other mails stay true, whatever happens before they are sent. */
export const carriedBy = {
  verifyEmail: 'verifyCode',
  emailGiven: 'verifyCode',
  newEmail: 'emailCode',
  factorLostCode: 'lostFactorCode',
  factorLost: 'lostFactorLink',
  resetPassword: 'resetCode',
  emailReplaced: 'emailUndoLink',
  accountClosed: 'reopenLink',
  newSignIn: 'notMeLink',
  invitation: 'invitation',
  purchaseDone: 'receiptLink',
  purchaseGiven: 'receiptLink',
  partReceived: 'promisedPrice',
} as const satisfies Partial<Record<MailName, CredentialName>>;
export type CarryingMail = keyof typeof carriedBy;
const isCarrying = (template: string): template is CarryingMail => template in carriedBy;

/** When the credential in a mail ends that is queued now; null if only an event ends it. */
export function usualEnd(template: MailName, now: Date): Date | null {
  const lasts = isCarrying(template) ? credentials[carriedBy[template]].lasts : null;
  return lasts === null ? null : addMs(now, lasts);
}

/** An invitation that can be accepted: not expired, and its inviter may still invite. */
export const openInvitation = (db: Db | Tx, tokenHash: string, now: Date) =>
  db
    .selectFrom('invitations')
    .innerJoin('users', 'users.id', 'invitations.invitedBy')
    .select(['invitations.id', 'invitations.email', 'invitations.staffRoles', 'invitations.invitedBy'])
    .where('invitations.tokenHash', '=', tokenHash)
    .where('invitations.expiresAt', '>', now)
    .where(notBannedNow(now))
    .where(sql<boolean>`'owner' = any(users.staff_roles)`);

interface Carried extends Pick<OutboxTable, 'recipient'> {
  about: string;
  endsAt: Date | null;
  now: Date;
}
type Works = (db: Db, carried: Carried) => Promise<boolean>;

const found =
  (query: (carried: Carried) => RawBuilder<unknown>): Works =>
  async (db, carried) =>
    (await query(carried).execute(db)).rows.length > 0;

/** A code that another has replaced is neither the newest nor the one of a network. */
const code = (purpose: CodesTable['purpose']) =>
  found(
    ({ about, recipient }) => sql`select from codes
      where purpose = ${purpose} and email = ${recipient.toLowerCase()} and used_at is null
        and (code_hash = ${about} or exists (select from jsonb_each(asked) where value->>'hash' = ${about}))`,
  );

/** Whether a credential still works, of what its mail names: the rows and stamps by which its use is decided too. */
const works: Record<(typeof carriedBy)[CarryingMail], Works> = {
  verifyCode: code('verify-email'),
  emailCode: code('change-email'),
  lostFactorCode: code('lost-factor'),
  lostFactorLink: found(
    ({ about }) => sql`select from lost_factors where id = ${about} and ended_at is null`,
  ),
  resetCode: code('reset-password'),
  emailUndoLink: found(
    ({ about }) =>
      sql`select from email_changes where id = ${about} and undone_at is null and ended_at is null`,
  ),
  reopenLink: found(
    ({ about, endsAt }) => sql`select from users where id = ${about} and erase_at = ${endsAt}
      and not exists (select from erased_players where user_id = users.id)`,
  ),
  notMeLink: async (db, { about }) => {
    const [sessionId = '', stamp] = about.split('.');
    const session = await db
      .selectFrom('sessions')
      .select('userId')
      .where('id', '=', sessionId)
      .where(sql<boolean>`end_reason is distinct from 'not-me'`)
      .executeTakeFirst();
    return session !== undefined && (await stampOf(db, 'notMeLink', session.userId)) === stamp;
  },
  invitation: async (db, { about, now }) =>
    (await openInvitation(db, about, now).executeTakeFirst()) !== undefined,
  receiptLink: found(
    ({ about, now }) => sql`select from payments where id = ${about} and status = 'COMPLETED'
      and settled_at > ${addMs(now, -credentials.receiptLink.lasts)}`,
  ),
  promisedPrice: found(
    ({ about, now }) =>
      sql`select from payments where id = ${about} and status = 'PENDING' and expires_at > ${now}`,
  ),
};

/** Whether the credential in a queued mail still works; a mail without one is always worth sending. */
export async function isWorthSending(
  db: Db,
  {
    template,
    about,
    ...mail
  }: Pick<Carried, 'recipient' | 'endsAt'> & { template: string; about: string | null },
  now: Date,
): Promise<boolean> {
  if (mail.endsAt && mail.endsAt <= now) return false;
  return !isCarrying(template) || about === null || works[carriedBy[template]](db, { ...mail, about, now });
}
