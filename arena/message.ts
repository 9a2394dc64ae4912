/** Messages from the page to the arena's worker (arena/worker.ts). */
export type ArenaMessage =
  | { canvas: OffscreenCanvas }
  /** The canvas's size in device pixels, and the most frames a second to draw on it. */
  | { width: number; height: number; rate: number }
  | { plays: boolean }
  /** The pointer's or finger's position as fractions of the canvas, and whether it is pressed; null once it has left. */
  | { point: { x: number; y: number; presses: boolean } | null };
