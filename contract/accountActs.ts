import type { AccountRole, Permission } from './permissions';

/**
 * How close an account is to being erased: `closed` until its day of erasure, while it can still be reopened; `due`
 * from that day until its data are gone.
 */
export type AccountState = 'open' | 'closed' | 'due' | 'erased';

interface AccountEnd {
  /** A moment, or its text in ISO form. */
  eraseAt: Date | string | null;
  erasedAt: Date | string | null;
}

/** The state of an account at a moment. */
export function accountStateOf({ eraseAt, erasedAt }: AccountEnd, now: Date): AccountState {
  if (erasedAt !== null) return 'erased';
  if (eraseAt === null) return 'open';
  return new Date(eraseAt) <= now ? 'due' : 'closed';
}

interface Rule {
  needs: Permission;
  in: readonly AccountState[];
  /** The permission to do it to a staff account; defaults to that for a player's account. */
  ofStaff?: 'owner' | 'nobody';
  isNeverOwn?: true;
}

const notErased = ['open', 'closed', 'due'] as const;
const writes = { needs: 'players:write', ofStaff: 'owner' } as const;

/**
 * What staff can do to an account, and in which states: pages offer exactly what the server accepts. Nothing is given
 * to or taken from an account that is about to be erased, as nobody could use it; a ban has to wait until it is
 * reopened.
 */
export const accountActs = {
  ban: { needs: 'players:ban', in: notErased, ofStaff: 'owner', isNeverOwn: true },
  tag: { ...writes, in: notErased },
  signOut: { ...writes, in: notErased },
  note: { ...writes, in: notErased },
  correctEmail: { ...writes, in: ['open'] },
  endEmailUndo: { needs: 'staff:write', in: notErased, ofStaff: 'owner' },
  resendVerification: { ...writes, in: ['open'] },
  lostFactor: { needs: 'players:write', in: ['open'], ofStaff: 'nobody', isNeverOwn: true },
  erase: { needs: 'players:erase', in: ['open'], ofStaff: 'nobody' },
  keep: { needs: 'players:erase', in: ['closed'], ofStaff: 'owner' },
  grant: { needs: 'wallets:write', in: ['open'], isNeverOwn: true },
} as const satisfies Record<string, Rule>;
export type AccountAct = keyof typeof accountActs;

const ruleOf = (act: AccountAct): Rule => accountActs[act];

/** Whether the action is allowed in the account's state at a moment. */
export const isActFor = (act: AccountAct, account: AccountEnd, now: Date): boolean =>
  ruleOf(act).in.includes(accountStateOf(account, now));

/** The person acting: with `staff:write`, an owner. */
interface Actor {
  id: string | undefined;
  may: (permission: Permission) => boolean;
}

/** Whether somebody may do this to an account now. */
export function mayActOn(
  act: AccountAct,
  account: AccountEnd & { id: string; role: AccountRole },
  { id, may }: Actor,
  now: Date,
): boolean {
  const { needs, ofStaff, isNeverOwn } = ruleOf(act);
  if (!may(needs) || !isActFor(act, account, now)) return false;
  if (isNeverOwn && account.id === id) return false;
  if (account.role === 'User' || ofStaff === undefined) return true;
  return ofStaff === 'owner' && may('staff:write');
}
