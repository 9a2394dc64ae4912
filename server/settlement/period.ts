import { settlementLimits } from '../../contract/settlementFile';
import { parseMoment } from '../catalog/moments';
import { days, later } from '../clock';
import { invalid } from '../errors';
import { settlementSays } from '../messages/settlement';

/** From a moment on, until before another. */
export interface Period {
  from: Date;
  until: Date;
}

/** The days of Vietnam from the first to the last, both included. Throws 400 for an impossible period. */
export function periodOf({ from, to }: { from: string; to: string }): Period {
  const first = parseMoment(from);
  const last = parseMoment(to);
  if (!first || !last || last < first || last >= later(first, days(settlementLimits.maxDays))) {
    throw invalid({ [first ? 'to' : 'from']: [settlementSays.period] });
  }
  return { from: first, until: later(last, days(1)) };
}

/** The two sides' clocks differ: what one has just before midnight, the other has just after. */
export const withMargin = ({ from, until }: Period): Period => ({
  from: later(from, -days(1)),
  until: later(until, days(1)),
});

export const isWithin = ({ from, until }: Period, moment: Date): boolean => moment >= from && moment < until;
