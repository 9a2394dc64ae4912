import { languageOf } from '../messages/localized';
import type { App } from './types';

/** Gives every request the language of its response. */
export function registerLanguage(app: App): void {
  app.decorateRequest('language', 'vi');
  app.addHook('onRequest', async (request) => {
    request.language = languageOf(request.raw);
  });
}
