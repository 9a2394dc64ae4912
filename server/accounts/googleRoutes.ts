import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { hi, ink0 } from '../../art/base/palette';
import { addressOf } from '../../contract/addresses';
import * as calls from '../../contract/calls/google';
import { linkGoogle, unlinkGoogle } from '../../contract/calls/ownSecurity';
import { hourSeconds } from '../../contract/durations';
import type { GoogleReason } from '../../contract/googleReasons';
import type { Language, LocalizedText } from '../../contract/languages';
import { actorOf } from '../http/actor';
import { route } from '../http/route';
import { assertSameSite } from '../http/sameSite';
import type { App } from '../http/types';
import { ApiError, unauthorized } from '../platform/errors';
import { escapeHtml } from '../platform/html';
import { accounts } from '../platform/messages/accounts';
import { browserOf } from './browserCookie';
import { challengeCookie, challengeSeconds, openChallenge, sealChallenge } from './challenge';
import type { AccountDependencies } from './dependencies';
import { assertUsable } from './erasure/close';
import { googleSignIn } from './google';
import { accountOf } from './googleLink';
import { consumeTicket, handOver, ticketSeconds } from './googleTicket';
import { openTry, sealTry, trySeconds } from './googleTry';
import { beginLink, linkOwnGoogle, unlinkOwnGoogle } from './ownGoogle';
import { hasFactor } from './secondFactor';
import { start } from './signInRoutes';
import { factorNeeded, verifyFactor } from './verifyFactor';
import { visitorOf } from './visitor';

/**
 * Both cookies are httpOnly and limited to this part of the API; Lax, since the return from Google is a cross-site
 * navigation.
 */
const callbackPath = addressOf(calls.googleCallback);
const tokenPath = addressOf(calls.takeGoogleSession);
const factorPath = addressOf(calls.signInWithFactor);
const tryCookie = 'outline_google_try';
const ticketCookie = 'outline_google_handover';

/**
 * Google sign-in (api.md): the browser leaves with state, nonce and PKCE in a sealed cookie, and returns with a one-time
 * cookie that the callback page exchanges in an empty POST (docs/security.md 22 to 24).
 */
export function googleRoutes(app: App, deps: AccountDependencies): void {
  const google = googleSignIn(deps.config.google);
  const cookie = (path: string, maxAge: number) => ({
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: deps.address.public.startsWith('https:'),
    path,
    maxAge,
  });
  const parts = { deps, google, cookie };
  wayRoutes(app, parts);
  sessionRoutes(app, parts);
  ownRoutes(app, parts);
}

interface Parts {
  deps: AccountDependencies;
  /** Null if the operator has set no keys. */
  google: ReturnType<typeof googleSignIn>;
  /** Options of a cookie limited to one part of the API. */
  cookie: (path: string, maxAge: number) => CookieSerializeOptions;
}

/** The routes to Google and back. */
function wayRoutes(app: App, { deps, google, cookie }: Parts): void {
  const callbackPage = () => `${deps.address.public}/auth/google/callback`;
  const returnUrl = () => `${deps.address.public}${callbackPath}`;
  route(app, calls.googleLogin, async (request, reply) => {
    const plain = (status: number, said: LocalizedText) => {
      request.isRefusal = status === 503;
      return reply
        .status(status)
        .headers(pageHeaders)
        .send(plainPage(said[pageLanguage(request)]));
    };
    if (!google) return plain(503, accounts.googleOff);
    if (request.query.redirect_uri !== callbackPage()) return plain(400, accounts.googleRedirect);
    const begun = await google.begin(returnUrl());
    reply
      .setCookie(tryCookie, sealTry(deps, begun.attempt), cookie(callbackPath, trySeconds))
      .header('cache-control', 'no-store');
    return reply.redirect(begun.url, 302);
  });
  route(app, calls.googleCallback, async (request, reply) => {
    reply.clearCookie(tryCookie, { path: callbackPath }).header('cache-control', 'no-store');
    try {
      if (!google) throw unauthorized(accounts.googleOff);
      const { link, ...attempt } = openTry(deps, request.cookies[tryCookie]);
      const claims = await google.finish(new URL(request.url, deps.address.public), attempt);
      if (link) {
        await linkOwnGoogle(deps, link, claims, pageLanguage(request));
        return reply.redirect(`${callbackPage()}?linked=yes`, 302);
      }
      const userId = await accountOf(deps, claims);
      deps.wake('mail');
      const token = await handOver(deps, userId);
      reply.setCookie(ticketCookie, token, cookie(tokenPath, ticketSeconds));
      return reply.redirect(callbackPage(), 302);
    } catch (err) {
      request.log.warn({ err }, 'google sign-in failed');
      return reply.redirect(`${callbackPage()}?error=${reasonOf(err, request.url)}`, 302);
    }
  });
}

/** What players do with the link of their own account. */
function ownRoutes(app: App, { deps, google, cookie }: Parts): void {
  route(app, linkGoogle, async (request, reply) => {
    if (!google) throw new ApiError(503, accounts.googleOff, { retryAfter: hourSeconds });
    const link = await beginLink(deps, actorOf(request), request.body);
    const { url, attempt } = await google.begin(`${deps.address.public}${callbackPath}`);
    reply.setCookie(tryCookie, sealTry(deps, attempt, link), cookie(callbackPath, trySeconds));
    return { url };
  });
  route(app, unlinkGoogle, async (request) => {
    await unlinkOwnGoogle(deps, actorOf(request), request.body, request.language);
    deps.wake('mail');
    return { message: accounts.googleUnlinked[request.language] };
  });
}

/** The routes from which the callback page takes the session, with the second factor if the account has one. */
function sessionRoutes(app: App, { deps, google, cookie }: Parts): void {
  route(app, calls.takeGoogleSession, async (request, reply) => {
    if (!google) throw new ApiError(503, accounts.googleOff, { retryAfter: hourSeconds });
    assertSameSite(request.headers, deps.address.public);
    reply.clearCookie(ticketCookie, { path: tokenPath }).header('cache-control', 'no-store');
    const ticket = await consumeTicket(deps, request.cookies[ticketCookie]);
    if (!ticket) throw unauthorized(accounts.googleExpired);
    const { userId, session: stamp } = ticket;
    const reopen = request.query.reopen === 'yes';
    const session = async () => {
      if (!(await hasFactor(deps.db, userId)))
        return start(deps, userId, browserOf(request, reply, deps), { withFactor: false, stamp, reopen });
      // Before the code, which works once.
      await assertUsable(deps, userId, reopen);
      const sealed = sealChallenge(deps, { userId, reopen, session: stamp });
      reply.setCookie(challengeCookie, sealed, cookie(factorPath, challengeSeconds));
      throw factorNeeded();
    };
    return session().catch(async (error: unknown) => {
      // The page offers to reopen the account, which uses the proof again.
      if (error instanceof ApiError && error.fields?.closed)
        reply.setCookie(ticketCookie, await handOver(deps, userId), cookie(tokenPath, ticketSeconds));
      throw error;
    });
  });
  route(app, calls.signInWithFactor, async (request, reply) => {
    assertSameSite(request.headers, deps.address.public);
    const { userId, reopen, session: stamp } = await openChallenge(deps, request.cookies[challengeCookie]);
    const origin = browserOf(request, reply, deps);
    const visitor = await visitorOf(deps.db, request, { id: userId });
    const withFactor = await verifyFactor(deps, { ...origin, userId, visitor }, request.body.code);
    if (!withFactor) throw unauthorized(accounts.challengeOver);
    reply.clearCookie(challengeCookie, { path: factorPath });
    return start(deps, userId, origin, { withFactor, stamp, reopen });
  });
}

/** The language of a page in its own window: the site's language is in its cookie, and may differ from the browser's. */
const pageLanguage = ({ cookies, language }: FastifyRequest): Language =>
  cookies.lang === 'en' || cookies.lang === 'vi' ? cookies.lang : language;

/** The page shows `held` as a failure without a reason, as it does any word that it does not know. */
const reasons = new Map<LocalizedText, GoogleReason | 'held'>([
  [accounts.googleOff, 'off'],
  [accounts.googleEmail, 'email'],
  [accounts.googleExpired, 'expired'],
  [accounts.googleAdmin, 'staff'],
  [accounts.googleTaken, 'taken'],
  [accounts.googleHeld, 'held'],
]);

/** The reason that the callback page may show; why Google's response was rejected goes only to the log. */
function reasonOf(error: unknown, url: string): GoogleReason | 'held' {
  if (error instanceof ApiError) return reasons.get(error.text) ?? 'unconfirmed';
  return url.includes('error=access_denied') ? 'access_denied' : 'unconfirmed';
}

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': String(hourSeconds),
};

const plainPage = (text: string) =>
  `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outline</title>
<body style="margin:0;padding:48px 24px;background:${ink0};color:${hi};font:16px/1.6 system-ui"><p>${escapeHtml(text)}</p>`;
