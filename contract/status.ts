import { type Static, Type } from 'typebox';
import { gatewayNames } from './gateways';
import { Moment, orNull } from './schemas';

/** The path of the status page, which the server makes itself: the client has no route for it. */
export const statusPath = '/status';

/** How many days the page and the call look back, today included. */
export const statusDays = 90;

/** `maintenance` is closed on purpose. */
export const statusStates = ['operational', 'degraded', 'down', 'maintenance'] as const;
export type StatusState = (typeof statusStates)[number];

/** Everything that is checked, in the order in which it is shown. Later ones (the game) are added here. */
export const statusComponents = ['site', 'sign-in', 'shop', ...gatewayNames, 'mails'] as const;
export type StatusComponent = (typeof statusComponents)[number];

/** `unknown`: not checked lately, or on that day. */
export const KnownState = Type.Enum([...statusStates, 'unknown']);
export type KnownState = Static<typeof KnownState>;

export const StatusDay = Type.Object({
  /** A day in Vietnam, `YYYY-MM-DD`. */
  day: Type.String(),
  /** The worst state of the day. */
  state: KnownState,
  /** The share of the known time, maintenance left out, in which it was not down; null if nothing is known. */
  uptime: orNull(Type.Number()),
  /** Seconds in a state. */
  degraded: Type.Integer(),
  down: Type.Integer(),
  maintenance: Type.Integer(),
});
export type StatusDay = Static<typeof StatusDay>;

const moment = orNull(Moment);

export const ComponentStatus = Type.Object({
  name: Type.Enum([...statusComponents]),
  state: KnownState,
  /** Since when it has been in that state. */
  since: moment,
  /** The share of all days together. */
  uptime: orNull(Type.Number()),
  /** Oldest first; the last one is today. */
  days: Type.Array(StatusDay),
});
export type ComponentStatus = Static<typeof ComponentStatus>;

export const SiteStatus = Type.Object({
  state: KnownState,
  /** When everything was last checked. */
  checkedAt: moment,
  /** Whether that is so long ago that nothing is known since. */
  isStale: Type.Boolean(),
  /** Since when the server that responds cannot reach the database; null while it can. */
  databaseAwaySince: moment,
  components: Type.Array(ComponentStatus),
});
export type SiteStatus = Static<typeof SiteStatus>;
