import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export interface Person {
  sub: string;
  email: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}
export interface Tamper {
  claims?: object;
  /** Modifies the finished ID token. */
  token?: (token: string) => string;
  /** Signs with an unpublished key. */
  foreignKey?: boolean;
}

const clientId = 'our-client';

/**
 * A real OpenID provider for tests: discovery, keys, authorization code with PKCE, and ways to tamper. `google` is what a server in
 * the test's process needs to know of it, `environment` what a process of its own does.
 */
export async function openIdProvider(visitor: Person = { sub: 'visitor', email: 'visitor@gmail.example' }) {
  const keys = await generateKeyPair('RS256', { extractable: true });
  const foreign = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, { nonce: string; challenge: string; person: Person }>();
  let tamper: Tamper = {};
  let issuer = '';

  const idToken = (person: Person, nonce: string) =>
    new SignJWT({ ...person, nonce, ...tamper.claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuer((tamper.claims as { iss?: string })?.iss ?? issuer)
      .setAudience((tamper.claims as { aud?: string })?.aud ?? clientId)
      .setIssuedAt((tamper.claims as { iat?: number })?.iat)
      .setExpirationTime((tamper.claims as { exp?: number })?.exp ?? '5m')
      .sign(tamper.foreignKey ? foreign.privateKey : keys.privateKey);

  const handlers: Record<string, (body: URLSearchParams) => Promise<object>> = {
    '/.well-known/openid-configuration': async () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/keys': async () => ({ keys: [jwk] }),
    '/token': async (body) => {
      const code = codes.get(body.get('code') ?? '');
      codes.delete(body.get('code') ?? '');
      const verifier = new TextEncoder().encode(body.get('code_verifier') ?? '');
      const digest = Buffer.from(await crypto.subtle.digest('SHA-256', verifier)).toString('base64url');
      if (!code || digest !== code.challenge) return { error: 'invalid_grant' };
      const token = await idToken(code.person, code.nonce);
      return {
        access_token: 'x',
        token_type: 'Bearer',
        expires_in: 300,
        id_token: tamper.token?.(token) ?? token,
      };
    },
  };
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/authorize?')) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(consentPage(request.url));
      return;
    }
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', async () => {
      const body = await handlers[request.url ?? '']?.(new URLSearchParams(Buffer.concat(parts).toString()));
      response.writeHead(body && !('error' in body) ? 200 : 400, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** Consents as a person at the URL our server redirected to; returns the redirect back. */
  const agree = (authorizeUrl: string, person: Person, tampering: Tamper = {}): string => {
    tamper = tampering;
    const params = new URL(authorizeUrl, issuer).searchParams;
    const code = crypto.randomUUID();
    codes.set(code, {
      nonce: params.get('nonce') ?? '',
      challenge: params.get('code_challenge') ?? '',
      person,
    });
    const back = new URL(params.get('redirect_uri') ?? '');
    back.search = String(new URLSearchParams({ code, state: params.get('state') ?? '' }));
    return `${back.pathname}${back.search}`;
  };
  /** The page where `visitor` agrees or refuses, for tests in a real browser. */
  const consentPage = (url: string): string => {
    const params = new URL(url, issuer).searchParams;
    const back = new URL(params.get('redirect_uri') ?? '');
    const refusal = new URLSearchParams({ error: 'access_denied', state: params.get('state') ?? '' });
    return `<!doctype html><title>Provider</title>
      <a href="${back.origin}${agree(url, visitor)}">Agree</a>
      <a href="${back.origin}${back.pathname}?${refusal}">Refuse</a>`;
  };
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const google = { clientId, clientSecret: 'shh', issuer };
  const environment = {
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ISSUER: issuer,
  };
  return { google, environment, agree, close };
}
