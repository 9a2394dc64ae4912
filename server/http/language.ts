import { languageOf } from '../messages/said';
import type { App } from './types';

/** Gives every request the language of its answer. */
export function registerLanguage(app: App): void {
  app.decorateRequest('language', 'vi');
  app.addHook('onRequest', async (request) => {
    request.language = languageOf(request.raw);
  });
}
