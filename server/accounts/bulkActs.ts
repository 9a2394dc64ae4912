import type { BulkAct } from '../../contract/calls/call';
import { permissionsOf } from '../../contract/permissions';
import { inTransaction } from '../db/guard';
import type { Db } from '../db/tables';
import { type BulkLimits, bulkLimits } from '../http/limits/bulkLimits';
import type { Limiter } from '../http/limits/limiter';
import { assertRecentFactor } from '../http/recentFactor';
import type { Actor, App } from '../http/types';
import { mailOwners } from '../mail/owners';
import type { Metrics } from '../operations/metrics/metrics';
import { type Clock, hours } from '../platform/clock';
import { ApiError } from '../platform/errors';
import type { Keys } from '../platform/keys';
import { accounts } from '../platform/messages/accounts';

interface BulkDependencies {
  db: Db;
  clock: Clock;
  keys: Keys;
  bulkLimits?: BulkLimits;
  metrics?: Pick<Metrics, 'count'>;
  wake: (part: 'mail') => void;
}

const day = hours(24);

/**
 * Bounds what one session does to many players or records (contract/calls/call.ts, `bulk`): a recent second factor where contacts
 * leave or change, or beyond what is usual, a most a day for each person of the staff, and a mail to every owner once a day of more
 * than usual.
 */
export function registerBulkActs(app: App, deps: BulkDependencies, limiter: Limiter): void {
  app.addHook('preHandler', async (request) => {
    const { bulk, bulkOf } = request.routeOptions.config.declared ?? {};
    const act = bulkOf ? bulkOf(request.query as Record<string, unknown>) : bulk;
    const { actor } = request;
    if (!act || !actor || !concerns(act, actor)) return;
    const { most, usual, stepUp } = (deps.bulkLimits ?? bulkLimits)[act];
    if (stepUp === 'always') assertRecentFactor(actor, deps.clock);
    deps.metrics?.count('bulkActs', { act });
    const isMore = !(await isWithin(limiter, `bulk-usual:${act}`, actor.id, usual));
    if (isMore && stepUp === 'beyondUsual') assertRecentFactor(actor, deps.clock);
    if (isMore && (await isWithin(limiter, `bulk-mail:${act}`, actor.id, 1))) {
      const values = { by: actor.userName, act, tries: String(usual), most: String(most) };
      await inTransaction(deps.db, (tx) => mailOwners(tx, deps, 'bulkActs', values));
      deps.wake('mail');
    }
    await limiter.count(`bulk:${act}`, actor.id, { most, within: day }, accounts.bulkLimit);
  });
}

/** What shows no contacts to this reader is no file or page of contacts. */
const concerns = (act: BulkAct, { staffRoles }: Actor): boolean =>
  !act.startsWith('contact') || permissionsOf(staffRoles).includes('players:contacts');

/** Counts an attempt; whether it is among the first `most` of the day. */
const isWithin = (limiter: Limiter, name: string, person: string, most: number): Promise<boolean> =>
  limiter.count(name, person, { most, within: day }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 429) return false;
      throw error;
    },
  );
