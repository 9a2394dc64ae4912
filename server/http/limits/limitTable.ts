import type { LimitName } from '../../../contract/calls/call';
import { hours, minutes } from '../../platform/clock';

export interface Limit {
  most: number;
  within: number;
  /** For reads only: when counting fails, these calls pass. Sign-in, codes and writes are refused. */
  reads?: true;
}

/** Per address, referenced by route (decisions.md, Limits). RATE_LIMITS=off disables these. */
export const addressLimits = {
  login: { most: 100, within: minutes(1) },
  register: { most: 30, within: hours(1) },
  codeSend: { most: 60, within: hours(1) },
  /** Not in the table of decisions.md: caps code guessing from one address, far above legitimate use. */
  codeTry: { most: 120, within: minutes(1) },
  search: { most: 60, within: minutes(1), reads: true },
  /** Of a guest's network (IPv4 /24, IPv6 /48), or of an account: no harvest of addresses. Counted by the route. */
  searchADay: { most: 2000, within: hours(24), reads: true },
  paymentCreate: { most: 60, within: minutes(1) },
  /** Counts payments created, not calls: counted by the route. */
  paymentsADay: { most: 200, within: hours(24) },
  paymentRead: { most: 300, within: minutes(1), reads: true },
  newsletter: { most: 30, within: hours(1) },
  google: { most: 60, within: minutes(1) },
  gatewayAsk: { most: 30, within: minutes(1) },
  refreshToken: { most: 300, within: minutes(1) },
} as const satisfies Record<LimitName, Limit>;
/** The same of a guest's address, which many people may share. */
export const codeMissesOfGuest = { most: 60, within: hours(1) } as const satisfies Limit;
/** The limit of all addresses of an IPv6 /48 together. */
export const prefixLimit = (name: LimitName): Limit => {
  const limit: Limit = addressLimits[name];
  return { ...limit, most: 2 * limit.most };
};

/** The kinds of refusals, each counted separately. */
export type RefusalKind = 'refusal' | 'signInRefusal';
/** Keeps one account from flooding the history: further refusals of a kind within a minute are summed up in one entry. */
export const mostRefusals = { most: 20, within: minutes(1) } as const satisfies Limit;

/**
 * Per account, e-mail or session (decisions.md, Limits); always enforced. Those with `Overall` count all strangers
 * together, and each network that the account knows by itself (accounts/visitor.ts).
 */
export const accountLimits = {
  signInWrong: { most: 10, within: minutes(15) },
  signInWrongOverall: { most: 60, within: hours(1) },
  /**
   * Codes sent per purpose and e-mail: per network, so that a stranger cannot use up the owner's attempts, and of all
   * strangers.
   */
  codeSends: { most: 10, within: hours(24) },
  codeSendsOverall: { most: 40, within: hours(24) },
  codeTries: { most: 10, within: hours(1) },
  codeTriesOverall: { most: 20, within: hours(1) },
  /** Wrong attempts per network at one code, which lives no longer than this. */
  codeGuesses: { most: 5, within: minutes(10) },
  /** Changes of one's own e-mail: begun by a code, and tried with an address that may be another's. */
  emailChanges: { most: 3, within: hours(24) },
  emailChangeTries: { most: 10, within: hours(24) },
  /** Second-factor codes: per network, and in total. A network that the account knows waits for nobody's misses. */
  factorTries: { most: 10, within: minutes(15) },
  factorTriesADay: { most: 30, within: hours(24) },
  factorTriesOverall: { most: 60, within: hours(1) },
  /** Per session, so that a stranger who knows the password cannot block the step-up of an open session. */
  stepUpTries: { most: 10, within: minutes(15) },
  /** Attempts of an account with codes that added nothing (studio.md, Shop work). */
  codeMisses: { most: 10, within: hours(1) },
  refresh: { most: 60, within: minutes(1) },
  /** Downloads of everything that is stored about oneself. */
  ownExports: { most: 1, within: hours(24) },
} as const satisfies Record<string, Limit>;
export type AccountLimit = keyof typeof accountLimits;
