import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiBase } from '../../contract/addresses';
import { credentials } from '../credentials/credentials';
import type { Dependencies } from '../dependencies';
import { hashToken, newToken } from '../platform/ids';
import { type Origin, originOf } from './origin';

const name = 'outline_browser';
const form = /^[\w-]{43}$/;

const tokenOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>): string | null => {
  const known = cookies[name];
  return known && form.test(known) ? known : null;
};

/** Hash of the cookie that identifies the browser; null without one. */
export function browserHashOf(request: Pick<FastifyRequest, 'cookies'>): string | null {
  const token = tokenOf(request);
  return token && hashToken(token);
}

/** Origin of a sign-in, with the cookie that identifies the browser; sets the cookie when missing. */
export function browserOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { address }: Pick<Dependencies, 'address'>,
): Origin {
  const token = tokenOf(request) ?? newToken();
  reply.setCookie(name, token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: address.public.startsWith('https:'),
    path: apiBase,
    maxAge: credentials.browserCookie.lasts / 1000,
  });
  return { ...originOf(request), browserHash: hashToken(token) };
}
