/**
 * The splash is HTML and CSS in index.html: text exit at 1800 ms, end at 2400, content at 2450 (product.md section 2).
 * This adds what CSS cannot do: the content below is inert meanwhile, and any key or click ends the splash (requirements
 * S-1 to S-3).
 */
export function startSplash(root: HTMLElement): void {
  const page = document.documentElement;
  if (!('splash' in page.dataset)) return;
  const splash = document.getElementById('splash');
  root.inert = true;
  const end = () => {
    delete page.dataset.splash;
    root.inert = false;
    removeEventListener('keydown', end);
    removeEventListener('pointerdown', end);
  };
  addEventListener('keydown', end);
  addEventListener('pointerdown', end);
  // Also resolves when the animation finished before this script ran.
  const running = splash?.getAnimations?.() ?? [];
  void Promise.allSettled(running.map((animation) => animation.finished)).then(end);
}
