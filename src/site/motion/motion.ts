import { useSyncExternalStore } from 'react';

/**
 * The site's motion switch (requirement G-7): stored; follows the system preference until it is changed. Style sheets
 * read the document's `data-motion`; index.html sets it before the first paint.
 */
const key = 'motion';
const listeners = new Set<() => void>();
/** The choice on this page, for when storage is blocked. */
let chosen: boolean | null = null;

export function readMotion(): boolean {
  try {
    const stored = localStorage.getItem(key);
    if (stored !== null) return stored === 'on';
  } catch {
    // Storage is blocked: use the choice on this page, else the system preference.
  }
  if (chosen !== null) return chosen;
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const show = () => {
  document.documentElement.dataset.motion = readMotion() ? 'on' : 'off';
  for (const listener of listeners) listener();
};

/** Stores the choice and applies it. */
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

/** Whether automatic motion is allowed. */
export const useMotion = (): boolean => useSyncExternalStore(subscribe, readMotion, () => true);
