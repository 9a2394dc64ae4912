/** Length of the success moment in milliseconds (living-site.md section 3). */
const celebrationLasts = 2000;
/** How long one contour takes to close. */
const closing = 440;

/** Whether the browser can play it; others show the end state at once. */
const canPlay = () => typeof IntersectionObserver !== 'undefined' && 'animate' in Element.prototype;

/**
 * Calls `begin` once half of the element is visible, which never happens in a hidden tab. Returns a function that cancels
 * it.
 */
function onceSeen(element: Element, begin: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      begin();
    },
    { threshold: 0.5 },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Plays the success moment once it is visible: closes the elements with `data-turn` one by one, and in each frame passes
 * `show` the fraction of the time elapsed, from 0 to 1. One clock runs everything; any key or tap ends it. Returns a
 * function that stops it.
 */
export function playCelebration(scene: HTMLElement, show: (share: number) => void): () => void {
  if (!canPlay()) {
    show(1);
    return () => undefined;
  }
  const ends = new AbortController();
  let running: Animation[] = [];
  const begin = () => {
    const clock = scene.animate(null, celebrationLasts);
    const gems = [...scene.querySelectorAll<HTMLElement>('[data-turn]')];
    const step = (celebrationLasts - closing) / (gems.length - 1);
    const closings = gems.map((gem) =>
      gem.animate(
        { '--closed': [0, 1], translate: ['0 -8px', '0 0'] },
        { delay: Number(gem.dataset.turn) * step, duration: closing, easing: 'ease-out', fill: 'both' },
      ),
    );
    running = [clock, ...closings];
    const finish = () => {
      for (const animation of running) animation.finish();
    };
    const { signal } = ends;
    for (const skip of ['keydown', 'pointerdown'])
      document.addEventListener(skip, finish, { signal, capture: true });
    const tick = () => {
      if (signal.aborted) return;
      show(Math.min(1, Number(clock.currentTime) / celebrationLasts));
      requestAnimationFrame(tick);
    };
    clock.onfinish = () => {
      ends.abort();
      show(1);
    };
    tick();
  };
  const stopWaiting = onceSeen(scene, begin);
  return () => {
    stopWaiting();
    ends.abort();
    for (const animation of running) animation.cancel();
  };
}
