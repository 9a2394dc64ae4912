import { compactVerify, errors, jwtVerify, SignJWT } from 'jose';
import type { AccountRole } from '../../contract/permissions';
import { minutes } from '../platform/clock';
import type { KeyRing, Keys } from '../platform/keys';

/** Claims of an access token (api.md). The role is for display in the client; the server reads the account's own. */
export interface AccessClaims {
  userId: string;
  sessionId: string;
  role: AccountRole;
  email: string;
  userName: string;
}

const lifetime = minutes(15) / 1000;
const fixed = { issuer: 'outline', audience: 'outline', typ: 'at+jwt' } as const;
const algorithms = ['HS256'];

/** A JWT valid for 15 minutes, typed as an access token (RFC 9068) so that no other token can pass for one. */
export function signAccessToken(
  keys: Pick<Keys, 'accessTokens'>,
  claims: AccessClaims,
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const { userId, sessionId, ...shown } = claims;
  return new SignJWT({ ...shown, sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: fixed.typ })
    .setSubject(userId)
    .setIssuer(fixed.issuer)
    .setAudience(fixed.audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetime)
    .sign(keys.accessTokens[0]);
}

/** Returns the token's account and session, or null when it is forged, expired or of another kind. */
export async function readAccessToken(
  keys: Pick<Keys, 'accessTokens'>,
  token: string,
  now: Date,
): Promise<{ userId: string; sessionId: string } | null> {
  const options = { ...fixed, algorithms, currentDate: now, requiredClaims: ['sub', 'sid', 'exp'] };
  const verified = await verifyWith(keys.accessTokens, (key) => jwtVerify(token, key, options));
  return verified && { userId: String(verified.payload.sub), sessionId: String(verified.payload.sid) };
}

/** Verifies with the first matching key; returns null when the token is forged, malformed or refused for its claims. */
async function verifyWith<T>(ring: KeyRing, verify: (key: Buffer) => Promise<T>): Promise<T | null> {
  for (const key of ring) {
    try {
      return await verify(key);
    } catch (error) {
      if (error instanceof errors.JWSSignatureVerificationFailed) continue;
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }
  return null;
}

/**
 * Returns the session of a token that may have expired, as logout must still find it (api.md). The signature is checked.
 */
export async function sessionOfExpired(
  keys: Pick<Keys, 'accessTokens'>,
  token: string,
): Promise<string | null> {
  const verified = await verifyWith(keys.accessTokens, (key) => compactVerify(token, key, { algorithms }));
  if (verified?.protectedHeader.typ !== fixed.typ) return null;
  const { sid } = JSON.parse(new TextDecoder().decode(verified.payload)) as { sid?: unknown };
  return typeof sid === 'string' ? sid : null;
}
