/** Where browsers look for a newer service worker. */
export const workerPath = '/sw.js';

/** Replaces the built service worker: it removes itself and everything that one stored (decisions.md, Service worker). */
export const workerOff = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.registration.unregister())));
`;
