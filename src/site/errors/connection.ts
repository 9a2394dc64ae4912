import { useSyncExternalStore } from 'react';
import { isReachable } from '../../api/reach';

/** `waiting`: something that was asked for stands still until the server can be reached. */
export type Connection = 'online' | 'offline' | 'waiting';

const probeEvery = 5000;
const waiters = new Set<() => void>();
const listeners = new Set<() => void>();
let probing: ReturnType<typeof setInterval> | undefined;

const read = (): Connection => (waiters.size > 0 ? 'waiting' : navigator.onLine ? 'online' : 'offline');
const tell = () => {
  for (const listener of listeners) listener();
};

/** Looks whether the server can be reached, and lets everything that waits for it go on. */
export async function tryAgain(): Promise<void> {
  if (waiters.size === 0 || !(await isReachable())) return;
  clearInterval(probing);
  removeEventListener('online', tryAgain);
  for (const goOn of waiters) goOn();
  waiters.clear();
  tell();
}

/** Resolves when the server can be reached again: at the browser's event, at the next probe, or when somebody asks. */
export function untilReachable(): Promise<void> {
  return new Promise((resolve) => {
    if (waiters.size === 0) {
      probing = setInterval(tryAgain, probeEvery);
      addEventListener('online', tryAgain);
    }
    waiters.add(resolve);
    tell();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Calls `listener` when something begins to wait for the server. Returns the way to stop. */
export const onWaiting = (listener: () => void): (() => void) =>
  subscribe(() => read() === 'waiting' && listener());

/** The state of the connection, as the page should tell it. */
export const useConnection = (): Connection => useSyncExternalStore(subscribe, read, () => 'online');
