import type { AuditAction } from '../../contract/audits';
import { addEntry } from '../audit/audit';
import { retryFailed } from '../mail/failed';
import { setMaintenance } from '../operations/state';
import { operator } from '../platform/operator';
import type { CommandContext, DatabaseCommand } from './command';

export const siteCommands: readonly DatabaseCommand[] = [
  {
    name: 'maintenance on',
    summary: 'closes the site for players',
    details: ['Notices of gateways, payment states and the sign-in of staff stay open.'],
    run: async (context) => {
      await setMaintenance(context.db, true);
      await recordSite(context, 'close-site');
      context.print('The site is in maintenance');
    },
  },
  {
    name: 'maintenance off',
    summary: 'opens the site again',
    run: async (context) => {
      await setMaintenance(context.db, false);
      await recordSite(context, 'open-site');
      context.print('The site is open');
    },
  },
  {
    name: 'mails retry',
    summary: 'queues the mails of the last week again that were given up',
    details: ['Those whose code or link is over stay as they are. The worker sends them.'],
    run: async ({ db, clock, print }) => {
      print(`${await retryFailed(db, clock)} mails are queued again`);
    },
  },
];

/** Records an action on the whole site as done by the operator. */
export const recordSite = ({ db, clock }: CommandContext, action: AuditAction) =>
  addEntry(db, clock, operator, { action, resource: 'site', id: 'site', before: null, after: null });
