import { malformed } from '../platform/errors';
import type { App } from './types';

/**
 * Parses JSON bodies. An empty one counts as no body, whatever the header says (the client logs out with one). Rejects
 * NUL, as PostgreSQL text cannot contain it, and removes prototype keys, as Fastify's own parser does.
 */
export function registerBodies(app: App): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.trim() === '') return done(null, undefined);
    if (/\\u0000|\0/.test(text)) return done(malformed(), undefined);
    return parse(request, text, done);
  });
}
