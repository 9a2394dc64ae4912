import type { BanKind } from '../../../contract/banKinds';
import { banDays } from '../../../contract/staffLimits';
import type { BanBody } from '../../../contract/users';
import { type BanRow, isBanned } from '../../db/bans';
import type { Actor } from '../../http/types';
import { addMs, days } from '../../platform/clock';
import { conflict, forbidden, invalid } from '../../platform/errors';
import { banMessages } from '../../platform/messages/bans';
import { catalogMessages } from '../../platform/messages/catalog';

/** Reason and end of a ban as requested; absent in the specified call, which has no body. */
export type BanTerms = Pick<BanBody, 'kind' | 'note' | 'message' | 'until'>;

export const isOwner = ({ staffRoles }: Pick<Actor, 'staffRoles'>): boolean => staffRoles.includes('owner');

/** Whether a body contains more than the specified call. */
const hasTerms = (terms: BanTerms): boolean => Object.values(terms).some((value) => value !== undefined);

/**
 * The ban to impose. Without terms a ban in force stays as it is. Only owners can ban without an end: for anybody
 * else the end defaults to their longest permitted ban. Terms require a reason. Throws 400 naming `kind` or `until`.
 */
export function banFor(current: BanRow, terms: BanTerms, admin: Actor, now: Date): BanRow {
  const isInForce = isBanned(current, now);
  if (isInForce && !hasTerms(terms)) return current;
  const bannedUntil = endOf(terms.until, admin, now);
  if (hasTerms(terms) && !terms.kind) throw invalid({ kind: [banMessages.noKind] });
  return {
    bannedAt: isInForce ? current.bannedAt : now,
    bannedUntil,
    banKind: terms.kind ?? null,
    banNote: terms.note?.trim() || null,
    banMessage: terms.message?.trim() || null,
  };
}

/** The latest end of a ban by anybody but an owner. */
const latestEnd = (now: Date): Date => addMs(now, days(banDays));

/** Whether a ban with this end, null for none, is one that only owners may impose. */
const isOwnersOnly = (until: Date | null, now: Date): boolean => until === null || until > latestEnd(now);

function endOf(given: string | null | undefined, admin: Actor, now: Date): Date | null {
  if (given === undefined) return isOwner(admin) ? null : latestEnd(now);
  const until = given === null ? null : new Date(given);
  if (until && until <= now) throw invalid({ until: [banMessages.past] });
  if (!isOwner(admin) && isOwnersOnly(until, now)) throw invalid({ until: [banMessages.tooLong(banDays)] });
  return until;
}

/** What the history records of a ban. */
export const keptOfBan = ({ bannedUntil, banKind, banNote, banMessage }: BanRow) => ({
  ...(bannedUntil && { until: bannedUntil.toISOString() }),
  ...(banKind && { banKind }),
  ...(banNote && { note: banNote }),
  ...(banMessage && { message: banMessage }),
});

/** What a history entry says about a ban. */
export interface BanKept {
  until?: string;
  banKind?: BanKind;
  note?: string;
  message?: string;
}

/**
 * The ban that an undone change had replaced, never a shorter one: undoing promises the earlier state. Throws 409 if it
 * would have expired by now, and 403 if only owners may ban for that long.
 */
export function banIn({ until, banKind, note, message }: BanKept, admin: Actor, now: Date): BanRow {
  const bannedUntil = until === undefined ? null : new Date(until);
  if (bannedUntil && bannedUntil <= now) throw conflict(catalogMessages.notUndone);
  if (!isOwner(admin) && isOwnersOnly(bannedUntil, now)) throw forbidden(banMessages.tooLong(banDays));
  const reason = { banKind: banKind ?? null, banNote: note ?? null, banMessage: message ?? null };
  return { bannedAt: now, bannedUntil, ...reason };
}
