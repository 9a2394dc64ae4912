import type { IncomingMessage, RequestListener } from 'node:http';
import { isPermission } from '../../../contract/permissions';
import { previewParameter } from '../../content/preview';
import type { Dependencies } from '../../dependencies';
import { requestIds } from '../../http/serverOptions';
import type { App } from '../../http/types';
import { addressOfView, viewAt } from '../listViews';
import { sentAt, sentAtHeader } from '../sentAt';
import { type CacheableRoute, cacheableRoutes, type FindAddress } from './addresses';
import { recorder } from './record';
import { type CachedResponse, ResponseCache } from './responseCache';
import { sendCached } from './send';
import { negotiate } from './variant';

type DoorDependencies = Pick<
  Dependencies,
  'clock' | 'config' | 'logger' | 'metrics' | 'watch' | 'stopping' | 'pages'
>;

/** A request with any of these headers goes to the application, as its response may depend on them. */
const particular = ['origin', 'range', 'content-length', 'transfer-encoding', 'expect'] as const;

/**
 * Serves public GET and HEAD requests from memory, before the application's router, hooks and database
 * (docs/decisions/012-the-door.md). Everything else goes to the application unchanged. Does nothing without the shared
 * state, which determines when to invalidate the cache.
 */
export function registerResponseCache(app: App, deps: DoorDependencies): void {
  const { watch } = deps;
  if (!watch) return;
  const responses = new ResponseCache(app, watch, deps.pages);
  app.addHook('onSend', async ({ method, routeOptions: { config } }) => {
    if (method !== 'GET' && isPermission(config?.access)) responses.forget();
  });
  app.addHook('onReady', async () => {
    const find = cacheableRoutes(app, deps.pages);
    const newId = requestIds(deps.config.trustProxy);
    const record = recorder(deps);
    const [application, ...more] = app.server.listeners('request') as RequestListener[];
    if (!application || more.length > 0) throw new Error('The server must have one listener of requests');

    app.server.off('request', application).on('request', (request, response) => {
      const isClosed = watch.state.maintenance || deps.stopping?.aborted;
      const address = isClosed ? undefined : addressOf(find, request);
      const variant = address && negotiate(request, address);
      if (!address || !variant) return application(request, response);
      const begun = performance.now();
      const send = (answer: CachedResponse) => {
        const id = newId(request);
        const own = ['x-request-id', id, ...(address.isPage ? [sentAtHeader, sentAt(deps.clock)] : [])];
        const status = sendCached(request, response, answer, own);
        record(request, { id, route: address.route, status, ms: performance.now() - begun });
      };
      const found = responses.find(address, variant);
      if (found) return send(found);
      void responses
        .fill(address, variant)
        .catch(() => null)
        .then((filled) => (filled ? send(filled) : application(request, response)));
    });
  });
}

function addressOf(
  find: FindAddress,
  { method, url = '', headers }: IncomingMessage,
): CacheableRoute | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (particular.some((name) => headers[name] !== undefined)) return undefined;
  const end = url.indexOf('?');
  if (end < 0) return find(url);
  if (url.includes(`${previewParameter}=`, end)) return undefined;
  const found = find(url.slice(0, end));
  const view = found?.isPage && viewAt(found.path, url.slice(end));
  return view ? { ...found, path: addressOfView(view) } : found;
}
