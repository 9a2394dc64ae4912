import * as calls from '../../contract/calls/service';
import type { Dependencies } from '../dependencies';
import { route } from './route';
import type { App } from './types';

/** Support contact and seller (decisions.md, Support and seller). */
export function registerContact(app: App, { contact }: Pick<Dependencies, 'contact'>): void {
  route(app, calls.getSiteContact, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return contact;
  });
}
