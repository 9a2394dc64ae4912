import { SiteContact } from '../../contract/site';
import type { Dependencies } from '../dependencies';
import type { App } from './types';

/** Support contact and seller (decisions.md, Support and seller). */
export function registerContact(app: App, { contact }: Pick<Dependencies, 'contact'>): void {
  app.get(
    '/api/site/contact',
    {
      config: { access: 'guest', staysOpen: true, kept: 'process' },
      schema: { tags: ['service'], response: { 200: SiteContact } },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      return contact;
    },
  );
}
