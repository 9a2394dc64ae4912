import { readMotion } from './motion';

/** How long `data-draw` is `now`, in milliseconds: 700 plus the longest line delay. */
export const drawFor = 1200;

let observer: IntersectionObserver | undefined;

function onIntersect(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, intersectionRatio } of entries) {
    const { dataset } = target as HTMLElement;
    const first = dataset.draw === undefined;
    // Visible on load means already painted; animating it would flicker.
    if (first && isIntersecting) observer?.unobserve(target);
    else if (first) dataset.draw = 'wait';
    else if (isIntersecting && (dataset.drawAt !== 'half' || intersectionRatio >= 0.5)) {
      observer?.unobserve(target);
      dataset.draw = 'now';
      setTimeout(() => delete dataset.draw, drawFor);
    }
  }
}

/**
 * A ref for elements that draw themselves on first view: one observer for the whole site sets `data-draw`, and the style
 * sheets do the rest. `wait` means off screen, `now` the first view (of half of it with `data-draw-at="half"`);
 * afterwards, and without script or motion, the attribute is absent and everything is fully drawn.
 */
export function drawOn(element: Element | null): (() => void) | undefined {
  if (!element || typeof IntersectionObserver === 'undefined' || !readMotion()) return;
  observer ??= new IntersectionObserver(onIntersect, { threshold: [0, 0.5] });
  observer.observe(element);
  return () => observer?.unobserve(element);
}
