interface Window {
  /** The arena that the prerendered home page started by itself (early.ts). */
  earlyArena?: { canvas: HTMLCanvasElement; arena: import('./arena').Arena };
}
