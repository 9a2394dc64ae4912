import { useSyncExternalStore } from 'react';
import { isReachable } from '../../api/reach';

/** `waiting`: a load is paused until the server can be reached. */
export type Connection = 'online' | 'offline' | 'waiting';

const probeEvery = 5000;
const waiters = new Set<() => void>();
const listeners = new Set<() => void>();
let probing: ReturnType<typeof setInterval> | undefined;

const getConnection = (): Connection =>
  waiters.size > 0 ? 'waiting' : navigator.onLine ? 'online' : 'offline';
const notify = () => {
  for (const listener of listeners) listener();
};

/** Checks whether the server can be reached, and resumes everything that is waiting for it. */
export async function tryAgain(): Promise<void> {
  if (waiters.size === 0 || !(await isReachable())) return;
  clearInterval(probing);
  removeEventListener('online', tryAgain);
  for (const resume of waiters) resume();
  waiters.clear();
  notify();
}

/**
 * Resolves when the server can be reached again: on the browser's `online` event, the next probe, or a manual retry.
 */
export function untilReachable(): Promise<void> {
  return new Promise((resolve) => {
    if (waiters.size === 0) {
      probing = setInterval(tryAgain, probeEvery);
      addEventListener('online', tryAgain);
    }
    waiters.add(resolve);
    notify();
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

/** Calls `listener` when a load starts waiting for the server. Returns an unsubscribe function. */
export const onWaiting = (listener: () => void): (() => void) =>
  subscribe(() => getConnection() === 'waiting' && listener());

/** The connection state to show. */
export const useConnection = (): Connection => useSyncExternalStore(subscribe, getConnection, () => 'online');
