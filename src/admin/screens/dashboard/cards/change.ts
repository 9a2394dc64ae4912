/** How a figure differs from the one before. */
export interface Change {
  direction: 'up' | 'down' | 'same' | 'new';
  /** By what part of the one before; of shares the difference itself. */
  by: number;
}

/** Less than a thousandth is no change that anybody sees. */
const smallest = 0.0005;

const directionOf = (by: number): Change['direction'] =>
  Math.abs(by) < smallest ? 'same' : by > 0 ? 'up' : 'down';

/** Nothing before is compared with by no percentage. */
export function changeOf(now: number, before: number): Change {
  if (before === 0) return { direction: now === 0 ? 'same' : 'new', by: 0 };
  const by = (now - before) / before;
  return { direction: directionOf(by), by };
}

export function pointsOf(now: number, before: number): Change {
  const by = now - before;
  return { direction: directionOf(by), by };
}
