import { addMs, days, hours, minutes, seconds } from '../../platform/clock';
import type { Attempt } from '../effects/payment';
import type { Gateway } from '../gateways/gateway';

/** How long a payment may be open before its notice counts as late. */
export const noticeGrace = minutes(2);
/** When a gateway that responds is last queried, after the deadline. */
export const lastAsk = hours(24);
/** After the deadline: at once, and again when a bank that reports late may have done so. */
const lateAsks = [0, hours(1), lastAsk];
/** From then on, a query without a response becomes a case. */
export const silenceLimit = hours(24);
/** A gateway that has not responded for this long is not queried any more. */
const giveUp = days(7);

type Times = Pick<Attempt, 'createdAt' | 'expiresAt'>;
type Schedule = Pick<Gateway, 'askedWhileOpen'>;

/** When a gateway is first queried about a new attempt. */
export const firstAskAt = ({ askedWhileOpen }: Schedule, { createdAt, expiresAt }: Times): Date => {
  const late = addMs(createdAt, noticeGrace);
  return askedWhileOpen && late < expiresAt ? late : expiresAt;
};

/**
 * When a gateway that has responded is next queried: while the attempt is open at doubling intervals, then at its
 * deadline, an hour and a day after it. Null when no queries are left.
 */
export function nextAskAt(
  { askedWhileOpen }: Schedule,
  { expiresAt }: Times,
  asks: number,
  now: Date,
): Date | null {
  if (now < expiresAt) {
    const next = addMs(now, minutes(Math.min(2 ** asks, 8)));
    return askedWhileOpen && next < expiresAt ? next : expiresAt;
  }
  const next = lateAsks.find((delay) => addMs(expiresAt, delay) > now);
  return next === undefined ? null : addMs(expiresAt, next);
}

/** When a gateway that has not responded is queried again; null once it is given up on. */
export function retryAskAt({ expiresAt }: Times, asks: number, now: Date): Date | null {
  if (now > addMs(expiresAt, giveUp)) return null;
  return addMs(now, Math.min(seconds(30) * 2 ** Math.min(asks, 10), hours(1)));
}
