import { languageOf } from '../platform/messages/localized';
import type { App } from './types';

/** Sets the response language of every request. */
export function registerLanguage(app: App): void {
  app.decorateRequest('language', 'vi');
  app.addHook('onRequest', async (request) => {
    request.language = languageOf(request.raw);
  });
}
