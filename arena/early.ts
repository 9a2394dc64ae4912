import { type ArenaWindow, startArena } from './start';

// Inlined into the prerendered home page behind its content (scripts/prerender.ts): on a slow phone React comes seconds
// after the first paint. ArenaScene takes over from it.
const page = document.documentElement;
const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-arena]');
if (canvas && page.dataset.motion === 'on' && !('wait' in page.dataset)) {
  const arena = startArena(canvas);
  arena?.allow(true);
  (window as ArenaWindow).earlyArena = arena && { canvas, arena };
}
