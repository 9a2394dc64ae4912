/** Where browsers look for a newer service worker. */
export const workerPath = '/sw.js';

/** A service worker in place of the built one: it takes itself and what that one kept away (decisions.md, Service worker). */
export const workerOff = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.registration.unregister())));
`;
