interface CelebrationGem {
  place: number;
  /** Its share of the scene's width. */
  size: number;
  /** Its position in the order of closing, from 0. */
  turn: number;
}

/** Widths, by distance from the middle. */
const sizes = [24, 16, 12, 9] as const;

/** The drawn diamonds, more for a larger purchase: they close from the edges inwards, the large one last. */
export function gemsOf(diamonds: number): CelebrationGem[] {
  const reach = diamonds < 500 ? 1 : diamonds < 5000 ? 2 : 3;
  return Array.from({ length: reach * 2 + 1 }, (_, place) => {
    const distance = Math.abs(place - reach);
    const turn = (reach - distance) * 2 + (place > reach ? 1 : 0);
    return { place, size: sizes[distance] ?? sizes[3], turn };
  });
}
