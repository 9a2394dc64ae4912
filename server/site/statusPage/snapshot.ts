import { type Static, Type } from 'typebox';
import { Moment, orNull } from '../../../contract/schemas';
import {
  type StatusComponent,
  type StatusState,
  statusComponents,
  statusStates,
} from '../../../contract/status';
import { minutes } from '../../platform/clock';

/** What one check found; a component that is missing is unknown. */
export interface Found {
  at: Date;
  states: Partial<Record<StatusComponent, StatusState>>;
}

/** The components of the last check, with their state and since when. */
export const Components = Type.Array(
  Type.Object({ name: Type.Enum([...statusComponents]), state: Type.Enum([...statusStates]), since: Moment }),
);
export type Components = Static<typeof Components>;

/** Seconds of a component on a day in Vietnam. */
export const DaySeconds = Type.Object({
  component: Type.String(),
  day: Type.String(),
  operational: Type.Integer(),
  degraded: Type.Integer(),
  down: Type.Integer(),
  maintenance: Type.Integer(),
});
export type DaySeconds = Static<typeof DaySeconds>;

/** All that is known, as it is read from the database and kept on disk. */
export const Snapshot = Type.Object({
  checkedAt: orNull(Moment),
  components: Components,
  days: Type.Array(DaySeconds),
});
export type Snapshot = Static<typeof Snapshot>;

export const nothingKnown: Snapshot = { checkedAt: null, components: [], days: [] };

/** After this long without a check nothing is known, in milliseconds. */
export const staleAfter = minutes(3);

/**
 * What the database's absence means. Pages go on from memory, so that the site is degraded; nothing says how the gateways
 * are, so they are missing. During maintenance it may well be on purpose.
 */
export const awayStates = (isMaintenance: boolean): Found['states'] => {
  const down = isMaintenance ? 'maintenance' : 'down';
  return { site: isMaintenance ? 'maintenance' : 'degraded', 'sign-in': down, shop: down, mails: down };
};
