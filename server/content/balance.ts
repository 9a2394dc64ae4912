import type { LocalizedText } from '../../contract/languages';
import type { Publication } from '../../contract/publication';
import { contentMessages } from '../platform/messages/content';
import type { Window } from './windows';

type Limits = NonNullable<Publication['live']>;
type Span = Pick<Window, 'from' | 'until'>;

const isLive = ({ from, until }: Span, at: number) => +from <= at && (until === null || +until > at);

/** The first moment from `since` at which too few or too many are live; null without one. */
function unbalancedAt(
  spans: readonly Span[],
  since: Date,
  { least, most }: Limits,
): { at: Date; isFew: boolean } | null {
  const changes = spans.flatMap(({ from, until }) => (until ? [+from, +until] : [+from]));
  const moments = [...new Set([+since, ...changes.filter((at) => at > +since)])].sort((a, b) => a - b);
  for (const at of moments) {
    const count = spans.filter((span) => isLive(span, at)).length;
    if (count < least || count > most) return { at: new Date(at), isFew: count < least };
  }
  return null;
}

/** What is live or scheduled before and after a change, and the moment of the change. */
interface Change {
  before: readonly Span[];
  after: readonly Span[];
  now: Date;
}

/**
 * What is wrong with a change by the limits of a resource; null if nothing is. Too few are live only once there were
 * any: a shop that has nothing to show may schedule its first one.
 */
export function wrongBalance(
  limits: Limits,
  { before, after, now }: Change,
): { text: LocalizedText; isFew: boolean } | null {
  const wasLive = before.some((span) => isLive(span, +now));
  const [first] = after.map(({ from }) => +from).sort((a, b) => a - b);
  if (!wasLive && first === undefined) return null;
  const since = wasLive ? now : new Date(Math.max(first ?? 0, +now));
  const found = unbalancedAt(after, since, limits);
  if (!found) return null;
  const { at, isFew } = found;
  const text = isFew
    ? contentMessages.tooFew(limits.least, +at === +now ? null : at)
    : contentMessages.tooMany(limits.most, at);
  return { text, isFew };
}
