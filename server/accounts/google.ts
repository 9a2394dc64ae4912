import * as openid from 'openid-client';
import { readBounded } from '../platform/boundedBody';
import { minutes, seconds } from '../platform/clock';
import type { Config } from '../platform/config';
import { busy } from '../platform/errors';

/** How far the provider's clock may be ahead of ours, in milliseconds; openid-client checks `exp` only. */
const mostAhead = minutes(1);

/** State of one attempt, kept in the browser while its user is at Google. */
export interface GoogleTry {
  state: string;
  nonce: string;
  verifier: string;
}
export interface GoogleClaims {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** Milliseconds for a response of the provider, and bytes: its metadata, keys and tokens take a few kB. */
const timeout = seconds(10);
const largestResponse = 256 * 1024;

/** Reads the whole response within both bounds, as the client itself bounds neither the size nor the time of a body. */
const fetchBounded: openid.CustomFetch = async (url, { signal, ...init }) => {
  const limit = signal ?? AbortSignal.timeout(timeout);
  const response = await fetch(url, { ...init, signal: limit } as RequestInit);
  const body = await readBounded(response, largestResponse, limit);
  const { status, headers } = response;
  return new Response([204, 304].includes(status) ? null : new Uint8Array(body), { status, headers });
};

/** The OpenID Connect client (RFC 6749, OpenID Connect Core), or null when Google is not configured. */
export function googleSignIn(settings: Config['google']) {
  if (!settings) return null;
  let found: Promise<openid.Configuration> | null = null;
  /** Fetches the provider's metadata at the first sign-in, and again if that failed. */
  const discover = () => {
    found ??= discovery(settings).catch((cause: unknown) => {
      found = null;
      throw Object.assign(busy(30), { cause });
    });
    return found;
  };
  return {
    begin: async (returnUrl: string) => begin(await discover(), returnUrl),
    finish: async (url: URL, attempt: GoogleTry) => finish(await discover(), url, attempt),
  };
}

function discovery({ issuer, clientId, clientSecret }: NonNullable<Config['google']>) {
  const insecure = issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [];
  // Without these checks an unsigned ID token from the token endpoint would be accepted (docs/security.md 23).
  const execute = [openid.enableNonRepudiationChecks, ...insecure];
  return openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    execute,
    timeout: timeout / 1000,
    [openid.customFetch]: fetchBounded,
  });
}

async function begin(configuration: openid.Configuration, returnUrl: string) {
  const attempt: GoogleTry = {
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    verifier: openid.randomPKCECodeVerifier(),
  };
  const url = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: returnUrl,
    scope: 'openid email profile',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
  });
  return { url: String(url), attempt };
}

async function finish(
  configuration: openid.Configuration,
  url: URL,
  attempt: GoogleTry,
): Promise<GoogleClaims> {
  const tokens = await openid.authorizationCodeGrant(configuration, url, {
    pkceCodeVerifier: attempt.verifier,
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('The provider sent no ID token');
  if (claims.iat * 1000 > Date.now() + mostAhead) throw new Error('The ID token is from the future');
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: text(claims.email),
    emailVerified: claims.email_verified === true,
    firstName: text(claims.given_name) || text(claims.name),
    lastName: text(claims.family_name),
  };
}
