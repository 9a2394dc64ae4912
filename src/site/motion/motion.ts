import { useSyncExternalStore } from 'react';

/**
 * The site's one motion switch (requirement G-7): stored, and following the system's wish until it is touched. The
 * document's `data-motion` is what the style sheets read; index.html sets it before the first paint.
 */
const key = 'motion';
const listeners = new Set<() => void>();
/** The choice of this page, for browsers that store nothing. */
let chosen: boolean | null = null;

export function readMotion(): boolean {
  try {
    const stored = localStorage.getItem(key);
    if (stored !== null) return stored === 'on';
  } catch {
    // Blocked storage: what was chosen on this page, else the system's wish.
  }
  if (chosen !== null) return chosen;
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const show = () => {
  document.documentElement.dataset.motion = readMotion() ? 'on' : 'off';
  for (const listener of listeners) listener();
};

/** Stores the choice and applies it at once. */
export function setMotion(on: boolean): void {
  try {
    localStorage.setItem(key, on ? 'on' : 'off');
    chosen = null;
  } catch {
    chosen = on;
  }
  show();
}

function subscribe(listener: () => void): () => void {
  const system = window.matchMedia('(prefers-reduced-motion: reduce)');
  listeners.add(listener);
  system.addEventListener('change', show);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', show);
  };
}

/** Whether things may move by themselves. */
export const useMotion = (): boolean => useSyncExternalStore(subscribe, readMotion, () => true);
