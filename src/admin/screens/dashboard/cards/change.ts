/** A figure's difference from the preceding period. */
export interface Change {
  direction: 'up' | 'down' | 'same' | 'new';
  /** The relative change; for shares, the absolute difference. */
  by: number;
}

/** Less than a thousandth is not a visible change. */
const smallest = 0.0005;

const directionOf = (by: number): Change['direction'] =>
  Math.abs(by) < smallest ? 'same' : by > 0 ? 'up' : 'down';

/** There is no percentage of zero. */
export function changeOf(now: number, before: number): Change {
  if (before === 0) return { direction: now === 0 ? 'same' : 'new', by: 0 };
  const by = (now - before) / before;
  return { direction: directionOf(by), by };
}

export function pointsOf(now: number, before: number): Change {
  const by = now - before;
  return { direction: directionOf(by), by };
}
