export interface Point {
  levelNumber: number;
  experienceRequired: number;
}

/** The levels in order, including the form's level once its values are valid. */
export function curveWith(levels: readonly Point[], draft?: Partial<Point>): Point[] {
  const { levelNumber, experienceRequired } = draft ?? {};
  const drawn =
    typeof levelNumber === 'number' && typeof experienceRequired === 'number'
      ? [...levels.filter((level) => level.levelNumber !== levelNumber), { levelNumber, experienceRequired }]
      : [...levels];
  return drawn.sort((a, b) => a.levelNumber - b.levelNumber);
}

/** Levels that require less experience than the one before: allowed, but probably a mistake. */
export const dips = (points: readonly Point[]): number[] =>
  points.flatMap(({ levelNumber, experienceRequired }, at) =>
    experienceRequired < (points[at - 1]?.experienceRequired ?? 0) ? [levelNumber] : [],
  );

/** The points scaled to a box of this size, the origin at the bottom left. */
export function place(points: readonly Point[], width: number, height: number): { x: number; y: number }[] {
  const first = points[0]?.levelNumber ?? 0;
  const span = (points.at(-1)?.levelNumber ?? 0) - first || 1;
  const most = Math.max(1, ...points.map(({ experienceRequired }) => experienceRequired));
  return points.map(({ levelNumber, experienceRequired }) => ({
    x: ((levelNumber - first) / span) * width,
    y: height - (Math.max(0, experienceRequired) / most) * height,
  }));
}
