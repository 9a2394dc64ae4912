import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as authenticator apps implement it: SHA-1, six digits, 30 seconds. */
const parameters = { issuer: 'Outline', algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** One step before and after, for clock skew and slow typing. */
const drift = 1;

/** A new secret of 160 bits, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The otpauth URI in the QR code. */
export const setupUri = (secret: string, account: string): string =>
  new TOTP({ ...parameters, secret, label: account }).toString();

/** The time step that a code belongs to, or null when it matches none of the nearby ones. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = new TOTP({ ...parameters, secret }).validate({ token: code, timestamp, window: drift });
  return delta === null ? null : currentStep(now) + delta;
}

/** The number of 30-second steps since 1970 (RFC 6238). */
export const currentStep = (now: Date): number => Math.floor(now.getTime() / 1000 / parameters.period);
