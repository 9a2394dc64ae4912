import type { BanKind } from '../../../contract/banKinds';
import { banDays } from '../../../contract/staffLimits';
import type { BanBody } from '../../../contract/users';
import { type BanRow, isBanned } from '../../db/bans';
import type { Actor } from '../../http/types';
import { addMs, days } from '../../platform/clock';
import { conflict, invalid } from '../../platform/errors';
import { maskText } from '../../platform/masking/contacts';
import { banMessages } from '../../platform/messages/bans';
import { catalogMessages } from '../../platform/messages/catalog';

/** Why and until when, as somebody asked for it; absent in the call as specified, which only says that. */
export type BanTerms = Pick<BanBody, 'kind' | 'note' | 'message' | 'until'>;

export const isOwner = ({ staffRoles }: Pick<Actor, 'staffRoles'>): boolean => staffRoles.includes('owner');

/** Whether a body says more than the call as specified. */
const hasTerms = (terms: BanTerms): boolean => Object.values(terms).some((value) => value !== undefined);

/**
 * The ban that somebody asked for. Without terms a ban that is in force stays as it is. Only an owner bans without an end:
 * anybody else's ends after the longest time that they may ban for. Terms need a kind of reason. Throws 400 naming
 * `kind` or `until`.
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

function endOf(given: string | null | undefined, admin: Actor, now: Date): Date | null {
  const latest = addMs(now, days(banDays));
  if (given === undefined) return isOwner(admin) ? null : latest;
  const until = given === null ? null : new Date(given);
  if (until && until <= now) throw invalid({ until: [banMessages.past] });
  if (!isOwner(admin) && (!until || until > latest)) throw invalid({ until: [banMessages.tooLong(banDays)] });
  return until;
}

/** What the history keeps of a ban: an entry can never be erased, so it must not contain an address. */
export const keptOfBan = ({ bannedUntil, banKind, banNote, banMessage }: BanRow) => ({
  ...(bannedUntil && { until: bannedUntil.toISOString() }),
  ...(banKind && { banKind }),
  ...(banNote && { note: maskText(banNote) }),
  ...(banMessage && { message: maskText(banMessage) }),
});

/** What an entry of the history says about a ban. */
export interface BanKept {
  until?: string;
  banKind?: BanKind;
  note?: string;
  message?: string;
}

/** The ban that an undone change had replaced. Throws 409 when it would be over by now. */
export function banIn({ until, banKind, note, message }: BanKept, now: Date): BanRow {
  const bannedUntil = until === undefined ? null : new Date(until);
  if (bannedUntil && bannedUntil <= now) throw conflict(catalogMessages.notUndone);
  const reason = { banKind: banKind ?? null, banNote: note ?? null, banMessage: message ?? null };
  return { bannedAt: now, bannedUntil, ...reason };
}
