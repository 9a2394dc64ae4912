import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesTag } from '../../http/etags';
import type { CachedResponse } from './responseCache';

/** Sends a cached response with the headers of this one, or 304 to a caller that has it; returns the status. */
export function sendCached(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { etag, body, headers: all, unchangedHeaders }: CachedResponse,
  own: readonly string[],
): number {
  const tags = headers['if-none-match'];
  if (tags !== undefined && etag !== undefined && matchesTag(tags, etag)) {
    response.writeHead(304, [...unchangedHeaders, ...own]).end();
    return 304;
  }
  response.writeHead(200, [...all, ...own]);
  if (method === 'HEAD') response.end();
  else response.end(body);
  return 200;
}
