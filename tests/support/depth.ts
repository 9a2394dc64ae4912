/** How many generated cases an ordinary run covers; all of them with TEST_DEPTH=all (`npm run test:deep`). */
export const deep = <T>(usual: T, all: T): T => (process.env.TEST_DEPTH === 'all' ? all : usual);

/**
 * Whether an ordinary run covers the combination of the cases at these places of their lists: one in three, so that every two
 * cases of different lists still meet.
 */
export const isCovered = (...places: number[]): boolean =>
  deep(places.reduce((sum, place) => sum + place, 0) % 3 === 0, true);
