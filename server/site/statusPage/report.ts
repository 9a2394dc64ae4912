import { gatewayNames } from '../../../contract/gateways';
import {
  type ComponentStatus,
  type KnownState,
  type SiteStatus,
  type StatusComponent,
  type StatusDay,
  type StatusState,
  statusComponents,
  statusDays,
} from '../../../contract/status';
import { dayAfter, dayOf } from '../../../contract/vietnamTime';
import { awayStates, type DaySeconds, type Snapshot, staleAfter } from './snapshot';

/** What one process knows. */
export interface Known {
  snapshot: Snapshot;
  /** Since when it cannot reach the database; null while it can. */
  awaySince: Date | null;
  isMaintenance: boolean;
}

type Seconds = Record<StatusState, number>;
const none: Seconds = { operational: 0, degraded: 0, down: 0, maintenance: 0 };

/** The share of the time in which it was not down; maintenance and what is unknown do not count. */
const uptimeOf = ({ operational, degraded, down }: Seconds): number | null => {
  const known = operational + degraded + down;
  return known > 0 ? (operational + degraded) / known : null;
};

/** The worst state that a day has seen. */
const stateOf = (seconds: Seconds): KnownState =>
  (['down', 'degraded', 'maintenance', 'operational'] as const).find((state) => seconds[state] > 0) ??
  'unknown';

const dayStatus = (day: string, seconds: Seconds = none): StatusDay => ({
  day,
  state: stateOf(seconds),
  uptime: uptimeOf(seconds),
  degraded: seconds.degraded,
  down: seconds.down,
  maintenance: seconds.maintenance,
});

const sumOf = (rows: readonly DaySeconds[]): Seconds =>
  rows.reduce(
    (sum, row) => ({
      operational: sum.operational + row.operational,
      degraded: sum.degraded + row.degraded,
      down: sum.down + row.down,
      maintenance: sum.maintenance + row.maintenance,
    }),
    none,
  );

/** The days of a component, and their share together. */
function historyOf(name: StatusComponent, all: readonly DaySeconds[], today: string) {
  const rows = new Map(all.filter(({ component }) => component === name).map((row) => [row.day, row]));
  const days = Array.from({ length: statusDays }, (_, at) => dayAfter(today, at + 1 - statusDays));
  return {
    uptime: uptimeOf(sumOf(days.flatMap((day) => rows.get(day) ?? []))),
    days: days.map((day) => dayStatus(day, rows.get(day))),
  };
}

/** The state of the whole: the worst of its parts. A gateway alone that is closed on purpose does not close the site. */
function overall(components: ReadonlyArray<Pick<ComponentStatus, 'name' | 'state'>>): KnownState {
  const has = (state: KnownState) => components.some((one) => one.state === state);
  if (has('down')) return 'down';
  if (has('degraded')) return 'degraded';
  if (components.some(({ name, state }) => name === 'site' && state === 'maintenance')) return 'maintenance';
  return has('operational') ? 'operational' : 'unknown';
}

/** A gateway is shown while it is on offer; everything else always. */
const isGateway = (name: string) => gatewayNames.some((gateway) => gateway === name);

/** What is known at a moment, for page, feed and machines. */
export function reportOf({ snapshot, awaySince, isMaintenance }: Known, now: Date): SiteStatus {
  const { checkedAt, components: seen, days } = snapshot;
  const isStale = !checkedAt || +now - Date.parse(checkedAt) > staleAfter;
  const away = awaySince && awayStates(isMaintenance);
  const today = dayOf(now);
  const names = statusComponents.filter((name) => seen.some((one) => one.name === name) || !isGateway(name));
  const components = names.map((name): ComponentStatus => {
    const found = isStale ? undefined : seen.find((one) => one.name === name);
    const state = away ? (away[name] ?? 'unknown') : (found?.state ?? 'unknown');
    const since = away ? awaySince.toISOString() : (found?.since ?? checkedAt);
    return { name, state, since, ...historyOf(name, days, today) };
  });
  const databaseAwaySince = awaySince?.toISOString() ?? null;
  return { state: overall(components), checkedAt, isStale, databaseAwaySince, components };
}
