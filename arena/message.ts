/** What the page sends to the arena's worker (arena/worker.ts). */
export type ArenaMessage =
  | { canvas: OffscreenCanvas }
  /** The canvas's size in device pixels, and how many frames a second it is worth at most. */
  | { width: number; height: number; rate: number }
  | { plays: boolean };
