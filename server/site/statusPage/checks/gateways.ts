import { sql } from 'kysely';
import type { GatewayName } from '../../../../contract/gateways';
import type { StatusState } from '../../../../contract/status';
import { offeredGateways } from '../../../operations/inForce';
import { addMs, minutes, seconds } from '../../../platform/clock';
import type { CheckDependencies } from './dependencies';

export interface Calls {
  all: number;
  failed: number;
}
/** How far back calls count, as in the alert `OutlineGatewayFails`; in milliseconds. */
const span = minutes(10);
/** An attempt that is younger may still wait for its first call. */
const young = seconds(5);

/** The shares of that alert: a fifth is degraded; almost all of at least three is down. One alone may be an accident. */
const gatewayState = ({ all, failed }: Calls): StatusState => {
  if (failed >= 3 && failed / all >= 0.8) return 'down';
  return failed > 0 && failed / all > 0.2 ? 'degraded' : 'operational';
};

/**
 * Payments that were begun lately, by gateway: each asks the gateway for its page, and has none when that failed. Of all
 * processes, as the database knows them.
 */
async function creations({ db, clock }: CheckDependencies): Promise<Map<string, Calls>> {
  const now = clock.now();
  const { rows } = await sql<Calls & { gateway: string }>`
    select a.gateway, count(*)::int as all, count(*) filter (
      where a.linked_at is null and (a.linking_until is null or a.linking_until < ${now}))::int as failed
    from payments p join payment_attempts a on a.payment_id = p.id
    where p.created_at > ${addMs(now, -3 * span)}
      and a.created_at > ${addMs(now, -span)} and a.created_at < ${addMs(now, -young)}
    group by a.gateway`.execute(db);
  return new Map(rows.map((row) => [row.gateway, row]));
}

/** Counts calls other than those for a page, such as asking for the state of a payment, in this process. */
class LaterCalls {
  #totals: Array<{ at: number; totals: Map<string, Calls> }> = [];

  /** Calls of the last ten minutes by gateway. */
  async recent({ metrics, clock }: CheckDependencies): Promise<(gateway: string) => Calls> {
    const at = +clock.now();
    const totals = new Map<string, Calls>();
    for (const { labels, value } of (await metrics?.valuesOf('gatewayCalls')) ?? []) {
      if (labels.call === 'checkout') continue;
      const { all, failed } = totals.get(String(labels.gateway)) ?? { all: 0, failed: 0 };
      const isFailed = labels.outcome === 'failed';
      totals.set(String(labels.gateway), { all: all + value, failed: failed + (isFailed ? value : 0) });
    }
    this.#totals = [...this.#totals.filter((one) => one.at >= at - span), { at, totals }];
    const before = this.#totals[0]?.totals;
    return (gateway) => difference(totals.get(gateway), before?.get(gateway));
  }
}

const difference = (now?: Calls, before?: Calls): Calls => ({
  all: (now?.all ?? 0) - (before?.all ?? 0),
  failed: (now?.failed ?? 0) - (before?.failed ?? 0),
});

/** States of the gateways, from one check to the next. */
export type GatewayCheck = (deps: CheckDependencies) => Promise<Partial<Record<GatewayName, StatusState>>>;

/** Checks the gateways on offer; one that staff switched off is closed on purpose. */
export function gatewayCheck(): GatewayCheck {
  const later = new LaterCalls();
  return async (deps) => {
    const [begun, recent] = [await creations(deps), await later.recent(deps)];
    const open = offeredGateways(deps).map(({ name }) => name);
    const stateOf = (name: GatewayName): StatusState => {
      if (!open.includes(name)) return 'maintenance';
      const [one, other] = [begun.get(name), recent(name)];
      return gatewayState({
        all: (one?.all ?? 0) + other.all,
        failed: (one?.failed ?? 0) + other.failed,
      });
    };
    return Object.fromEntries(deps.gateways.map(({ name }) => [name, stateOf(name)]));
  };
}
