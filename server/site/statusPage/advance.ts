import { statusComponents } from '../../../contract/status';
import { dayOf, startOfDay } from '../../../contract/vietnamTime';
import { addMs, days, seconds } from '../../platform/clock';
import { type Components, type DaySeconds, type Found, staleAfter } from './snapshot';

/** One check vouches for at most this long before it, in milliseconds, so that a stopped server counts as unknown. */
const most = seconds(90);

/** The state of the record: what the last check found, and the seconds that are to be added. */
export interface Progress {
  checkedAt: Date | null;
  components: Components;
  added: DaySeconds[];
}

/** Seconds from one moment to another by day in Vietnam. Whole ones of the clock, so that their sum is exact. */
export function secondsByDay(from: Date, to: Date): Array<{ day: string; seconds: number }> {
  const parts: Array<{ day: string; seconds: number }> = [];
  for (let at = +from; at < +to; ) {
    const next = Math.min(+to, startOfDay(at) + days(1));
    parts.push({ day: dayOf(new Date(at)), seconds: Math.floor(next / 1000) - Math.floor(at / 1000) });
    at = next;
  }
  return parts.filter((part) => part.seconds > 0);
}

/**
 * The record after one more check: each component was in the state that was found since the check before. One that is not
 * later than the last counted adds nothing, whoever made it.
 */
export function advance(before: Progress, { at, states }: Found): Progress {
  const { checkedAt } = before;
  if (checkedAt && at <= checkedAt) return before;
  const from = checkedAt && checkedAt > addMs(at, -most) ? checkedAt : addMs(at, -most);
  const parts = checkedAt ? secondsByDay(from, at) : [];
  const isContinued = checkedAt !== null && +at - +checkedAt <= staleAfter;
  const components = statusComponents.flatMap((name) => {
    const state = states[name];
    if (!state) return [];
    const known = before.components.find((one) => one.name === name && one.state === state);
    return [{ name, state, since: isContinued && known ? known.since : at.toISOString() }];
  });
  const added = components.flatMap(({ name: component, state }) =>
    parts.map(({ day, seconds: more }) => ({ ...none, component, day, [state]: more })),
  );
  return { checkedAt: at, components, added: [...before.added, ...added] };
}

const none = { operational: 0, degraded: 0, down: 0, maintenance: 0 };
