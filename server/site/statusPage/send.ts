import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languages } from '../../../contract/languages';
import { statusPath } from '../../../contract/status';
import type { Dependencies } from '../../dependencies';
import { cspHeader } from '../../http/security';
import { addressIn } from '../pageFacts';
import { statusFeedPath } from './paths';

type Sending = Pick<Dependencies, 'images'> & { status: NonNullable<Dependencies['status']> };

const languageAt = (path: string | null, of: string): Language | undefined =>
  languages.find((language) => path === addressIn('', of, language));

/**
 * Sends the status page or its feed; null at any other path. The address alone says the language, so that the page can link to
 * the other one without scripts. Open in maintenance too.
 */
export function sendStatus(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, images }: Sending,
  path: string | null,
): Promise<FastifyReply> | null {
  const feed = languageAt(path, statusFeedPath);
  const page = languageAt(path, statusPath);
  if (!feed && !page) return null;
  reply.header('cache-control', 'no-cache');
  if (feed) return status.feed(feed).send(request, reply.type('application/atom+xml; charset=utf-8'));
  const text = status.page(page ?? 'vi');
  return text.send(
    request,
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', cspHeader(images, status.inline)),
  );
}
