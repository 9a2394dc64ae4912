import type { FastifyReply, FastifyRequest } from 'fastify';
import { days } from '../clock';
import type { Dependencies } from '../dependencies';
import { hashToken, newToken } from '../ids';
import { type Origin, originOf } from './origin';

const name = 'outline_browser';
const form = /^[\w-]{43}$/;

/** Where a sign-in came from, with the cookie by which the browser is known again; given to one that has none. */
export function browserOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { address }: Pick<Dependencies, 'address'>,
): Origin {
  const known = request.cookies[name];
  const token = known && form.test(known) ? known : newToken();
  reply.setCookie(name, token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: address.public.startsWith('https:'),
    path: '/api/',
    maxAge: days(400) / 1000,
  });
  return { ...originOf(request), browserHash: hashToken(token) };
}
