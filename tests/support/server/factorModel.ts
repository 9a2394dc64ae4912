import { currentStep } from '../../../server/accounts/totp';
import { addMs, days, hours, minutes } from '../../../server/platform/clock';

/** Of nobody's app. */
const anySecret = 'JBSWY3DPEHPK3PXP';

/** A code of an app with a secret, or one that is written down. */
export type Code = { secret: string; code?: undefined } | { secret?: undefined; code: string };

/** A browser that signed in. */
export interface KnownSession {
  refreshToken: string;
  openedAt: Date;
  usedAt: Date;
  /** When it gave the factor; null if there was none. */
  factorAt: Date | null;
  isOver: boolean;
}
/** A factor as its player has it. */
export interface KnownFactor {
  secret: string;
  /** The last time step of which a code was taken. */
  step: number;
  codes: Array<{ code: string; isUsed: boolean }>;
}
interface KnownRequest {
  begunAt: Date;
  /** Who of the staff confirmed it. */
  confirmedBy: number | null;
  dueAt: Date | null;
}

/** What the rules of an account's ways in know of it (docs/spec/account.md, Security), in their own words. */
export class FactorModel {
  sessions: KnownSession[] = [];
  factor: KnownFactor | null = null;
  /** Those that were replaced or taken away. */
  former: KnownFactor[] = [];
  /** A secret that was shown to a session and is not the factor yet. */
  setup: { secret: string; session: KnownSession; at: Date } | null = null;
  lost: KnownRequest | null = null;
  frozenUntil = new Date(0);
  isBanned = false;
  isClosed = false;
  password: string;

  constructor(
    private readonly now: () => Date,
    password: string,
  ) {
    this.password = password;
  }

  isAlive({ isOver, openedAt, usedAt }: KnownSession): boolean {
    const now = this.now();
    return !isOver && addMs(openedAt, days(30)) > now && addMs(usedAt, days(7)) > now;
  }

  /** Whether a session gave the factor lately, or needs none. */
  isProven({ factorAt }: KnownSession): boolean {
    return !this.factor || (factorAt !== null && +this.now() - +factorAt <= minutes(10));
  }

  /** Whether a code of an app or a recovery code is the factor's now; takes it then. */
  takes({ secret, code }: Code): boolean {
    const { factor } = this;
    if (!factor) return false;
    const step = currentStep(this.now());
    if (secret !== undefined) {
      if (secret !== factor.secret || step <= factor.step) return false;
      factor.step = step;
      return true;
    }
    const known = factor.codes.find((one) => one.code === code && !one.isUsed);
    if (known) known.isUsed = true;
    return known !== undefined;
  }

  opened(refreshToken: string): void {
    const now = this.now();
    const factorAt = this.factor ? now : null;
    this.sessions.push({ refreshToken, openedAt: now, usedAt: now, factorAt, isOver: false });
    if (this.factor) this.lost = null;
  }

  /** What ends all sessions but one, and the request to take the factor away. */
  ended(kept?: KnownSession): void {
    for (const one of this.sessions) one.isOver ||= one !== kept;
    this.lost = null;
  }

  setFactor(factor: KnownFactor | null, kept?: KnownSession): void {
    if (this.factor) this.former.push(this.factor);
    this.factor = factor;
    this.setup = null;
    if (kept && factor) kept.factorAt = this.now();
    this.ended(kept);
  }

  /** A session has made what it set up the factor. */
  confirmed(secret: string, codes: readonly string[], session: KnownSession): void {
    const step = currentStep(this.now());
    this.setFactor({ secret, step, codes: codes.map((code) => ({ code, isUsed: false })) }, session);
  }

  /** The recovery codes of before work no more; the app's go on. */
  renewed(codes: readonly string[]): void {
    if (!this.factor) return;
    this.former.push({ ...this.factor, secret: anySecret });
    this.factor.codes = codes.map((code) => ({ code, isUsed: false }));
  }

  /** What the clock alone has brought about; returns whether the factor fell away. */
  fell(): boolean {
    const now = this.now();
    const { lost } = this;
    const isDue = lost?.dueAt != null && lost.dueAt <= now;
    if (isDue) {
      this.setFactor(null);
      this.frozenUntil = addMs(now, days(7));
    } else if (lost && !lost.dueAt && addMs(lost.begunAt, days(7)) <= now) this.lost = null;
    return isDue;
  }

  /** When a request falls due that is approved now. */
  due = (): Date => addMs(this.now(), hours(72));
}
