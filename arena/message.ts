/** What the page sends to the arena's worker (arena/worker.ts). */
export type ArenaMessage =
  | { canvas: OffscreenCanvas }
  /** The canvas's size in device pixels, and how many frames a second it is worth at most. */
  | { width: number; height: number; rate: number }
  | { plays: boolean }
  /** Where the pointer or finger is, in parts of the canvas, and whether it presses; null once it has left. */
  | { point: { x: number; y: number; presses: boolean } | null };
