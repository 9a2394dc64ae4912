import { getSiteStatus } from '../../../contract/calls/service';
import type { Dependencies } from '../../dependencies';
import { route } from '../../http/route';
import type { App } from '../../http/types';

/** What the status page says, for machines: from memory, and open in maintenance too. */
export function statusRoute(app: App, status: NonNullable<Dependencies['status']>): void {
  route(app, getSiteStatus, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=15');
    return status.report();
  });
}
