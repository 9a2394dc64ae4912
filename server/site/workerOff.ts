/** Where browsers look for a newer service worker. */
export const workerPath = '/sw.js';

/**
 * Replaces the built service worker: it removes itself and everything that one stored (decisions.md, Service worker). It
 * differs each time: a page that registers it while it removes itself keeps it, and browsers run only a script that has changed.
 */
export const workerOff = (now: Date): string => `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.registration.unregister())));
// ${+now}
`;
