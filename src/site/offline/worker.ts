import { receiptCache } from '../../session/keptReceipts';

/** The complete offline page, inserted by the build (scripts/offline.ts). */
declare const offlinePage: { html: string; policy: string };

/** The part of the worker's scope that it uses: the project's types are those of a page. */
interface Scope {
  location: Location;
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  skipWaiting: () => Promise<void>;
  addEventListener(
    type: 'install' | 'activate',
    run: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
  ): void;
  addEventListener(type: 'fetch', run: (event: FetchEvent) => void): void;
}
interface FetchEvent {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}
const scope = self as unknown as Scope;

/** Accounts and the back office, and everything that is not a page. */
const notOurs = /^\/(admin|auth|api|sandbox|images|files|downloads)(\/|$)/i;

/** Only what the network fails to deliver is generated here: no page, price or list is ever served from a cache. */
async function respond({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const kept = await caches.match(request.url, { cacheName: receiptCache }).catch(() => undefined);
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': offlinePage.policy,
    };
    return kept ?? new Response(offlinePage.html, { headers });
  }
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.resolve(scope.registration.navigationPreload?.enable())),
);
scope.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (mode !== 'navigate' || method !== 'GET' || origin !== scope.location.origin || notOurs.test(pathname))
    return;
  event.respondWith(respond(event));
});
