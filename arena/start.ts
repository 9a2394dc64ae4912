import type { ArenaMessage } from './message';
import { savesData } from './savesData';

/** The arena that plays on a canvas of the page. */
export interface Arena {
  /**
   * Sets whether the user lets it play; it also pauses while it is out of view, the tab is hidden or the splash is shown.
   */
  allow(allowed: boolean): void;
  end(): void;
}

/** The window of a prerendered home page, whose arena has already started by itself (early.ts). */
export type ArenaWindow = Window & { earlyArena?: { canvas: HTMLCanvasElement; arena: Arena } | undefined };

/** Below this width in pixels, half the frame rate is enough and saves a phone's battery. */
const phone = 480;
/** More device pixels per CSS pixel than this cannot be seen, and are slow to fill. */
const sharpest = 2;

/** Whether this browser can draw in a worker, and its user has not turned on the data saver. */
const canPlay = (canvas: HTMLCanvasElement): boolean =>
  'transferControlToOffscreen' in canvas && typeof ResizeObserver === 'function' && !savesData();

/**
 * Starts the arena on a canvas with the worker's address in `data-arena`, and sets `data-live` once it is drawn. Returns
 * undefined where it cannot play: the drawing stays. Reads no layout, because it runs before the first paint.
 */
export function startArena(canvas: HTMLCanvasElement): Arena | undefined {
  if (!canPlay(canvas)) return undefined;
  const worker = new Worker(canvas.dataset.arena ?? '', { type: 'module' });
  const send = (message: ArenaMessage, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);
  const offscreen = canvas.transferControlToOffscreen();
  send({ canvas: offscreen }, [offscreen]);
  worker.onmessage = () => canvas.setAttribute('data-live', '');

  const page = document.documentElement;
  let [allowed, inView] = [false, false];
  let splashing = page.dataset.splash !== undefined;
  const update = () => send({ plays: allowed && inView && !document.hidden && !splashing });
  const sizes = new ResizeObserver(([entry]) => {
    const box = entry?.contentRect;
    if (!box?.width) return;
    const [exact] = entry?.devicePixelContentBoxSize ?? [];
    const scale = Math.min(devicePixelRatio, sharpest);
    // On an emulated screen the exact size is in CSS pixels, and on a sharper screen it is too large.
    const pixels = (length: number, known = 0) =>
      Math.abs(known - length * scale) < 1 ? known : Math.round(length * scale);
    send({
      width: pixels(box.width, exact?.inlineSize),
      height: pixels(box.height, exact?.blockSize),
      rate: box.width < phone ? 30 : 60,
    });
  });
  sizes.observe(canvas);
  const views = new IntersectionObserver(([entry]) => {
    inView = entry?.isIntersecting ?? false;
    update();
  });
  views.observe(canvas);
  const endSplash = () => {
    splashing = false;
    update();
  };
  const splash = new MutationObserver(endSplash);
  if (splashing) splash.observe(page, { attributeFilter: ['data-splash'] });
  // On a slow phone the animation ends before the script that removes the attribute has loaded.
  document.getElementById('splash')?.addEventListener('animationend', ({ animationName }) => {
    if (animationName === 'splash-end') endSplash();
  });
  document.addEventListener('visibilitychange', update);
  const point = ({ type, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const [x, y] = [(clientX - left) / width, (clientY - top) / height];
    send({ point: type === 'pointerleave' ? null : { x, y, presses: type === 'pointerdown' } });
  };
  for (const type of ['pointermove', 'pointerdown', 'pointerleave'] as const)
    canvas.parentElement?.addEventListener(type, point);
  return {
    allow(value) {
      allowed = value;
      update();
    },
    end() {
      for (const observer of [sizes, views, splash]) observer.disconnect();
      document.removeEventListener('visibilitychange', update);
      worker.terminate();
    },
  };
}
