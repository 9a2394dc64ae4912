import { malformed } from '../errors';
import type { App } from './types';

/**
 * JSON bodies: an empty one is no body, whatever the header says (the client logs out with one); a NUL is refused here,
 * because PostgreSQL cannot hold it in any text. Prototype keys are dropped as Fastify's own parser does.
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
