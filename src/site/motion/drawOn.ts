import { readMotion } from './motion';

/** How long an element counts as being drawn: 700 ms, and what its last line waits before it begins. */
export const drawFor = 1200;

let watch: IntersectionObserver | undefined;

function tell(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, intersectionRatio } of entries) {
    const { dataset } = target as HTMLElement;
    const first = dataset.draw === undefined;
    // What is on the screen from the start was painted already; drawing it again would be a flicker.
    if (first && isIntersecting) watch?.unobserve(target);
    else if (first) dataset.draw = 'wait';
    else if (isIntersecting && (dataset.drawAt !== 'half' || intersectionRatio >= 0.5)) {
      watch?.unobserve(target);
      dataset.draw = 'now';
      setTimeout(() => delete dataset.draw, drawFor);
    }
  }
}

/**
 * A ref for whatever draws itself when it is first seen: one observer for the whole site says so in `data-draw`, and the
 * style sheets do the rest. `wait` is off the screen, `now` is the first view (of half of it with `data-draw-at="half"`);
 * afterwards, without script and without motion there is no such attribute, and everything stands drawn.
 */
export function drawOn(element: Element | null): (() => void) | undefined {
  if (!element || typeof IntersectionObserver === 'undefined' || !readMotion()) return;
  watch ??= new IntersectionObserver(tell, { threshold: [0, 0.5] });
  watch.observe(element);
  return () => watch?.unobserve(element);
}
