import type { IncomingMessage } from 'node:http';
import { hours, seconds } from '../platform/clock';
import type { App } from './types';

/** How long a request's body may take, in milliseconds, unless its route allows more. */
const usual = seconds(60);
/** The longest that any may take: 512 MB at 1.2 Mbit/s. What stands still ends earlier, by the socket's own timeout. */
export const longestBody = hours(1);

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Ends requests whose body takes too long, as the server's own limit, which knows no routes, must allow the longest one
 * (docs/security.md 30). Registered last, as the door takes the place of the framework's listener.
 */
export function registerBodyTime(app: App, allowed = usual): void {
  app.addHook('onReady', async () => {
    // Before the listener that responds, whose handler may extend the time at once.
    app.server.prependListener('request', (request: IncomingMessage) => watch(app, request, allowed));
  });
}

function watch(app: App, request: IncomingMessage, allowed: number): void {
  if (!request.headers['transfer-encoding'] && !Number(request.headers['content-length'])) return;
  const { socket } = request;
  const late = () => {
    const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    if (!request.complete && !socket.destroyed) app.server.emit('clientError', error, socket);
  };
  const timer = setTimeout(late, allowed);
  timer.unref();
  timers.set(request, timer);
  const clear = () => clearTimeout(timer);
  request.once('end', clear).once('close', clear);
}

/** Allows a request's body the longest time, once its caller is known to have the right. */
export const extendBodyTime = (request: IncomingMessage): void => clearTimeout(timers.get(request));
