/** Where a moment lies to a window; a bound that is missing leaves that side open. */
export type Stage = 'ahead' | 'open' | 'over';

/** The start is in the window, the end is not. */
export function stageOf(from: string | null | undefined, until: string | null | undefined, now: Date): Stage {
  if (from && now.getTime() < Date.parse(from)) return 'ahead';
  return until && Date.parse(until) <= now.getTime() ? 'over' : 'open';
}
