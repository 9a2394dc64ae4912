import { BodyTooLarge, readBounded } from '../../platform/boundedBody';

/** The gateway did not respond, or not as documented; `isTransient` when the same call may succeed a moment later. */
export class GatewayFailure extends Error {
  override name = 'GatewayFailure';

  constructor(
    message: string,
    readonly isTransient = false,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Largest response that is read, in bytes; an order with a hundred transfers takes about 40 kB. */
const largestResponse = 256 * 1024;

interface Call {
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: object;
  /** Covers the body too, so that a response that trickles in is also cut off. */
  signal: AbortSignal;
}

/**
 * Calls a gateway and parses its JSON. Throws a `GatewayFailure` when there is no response, and for a status of 500 and
 * above (or 408, 429), a redirect, too large a body and anything that is not JSON; other statuses are left to the caller.
 */
export async function callGateway(url: string, { method, headers, body, signal }: Call): Promise<unknown> {
  const { status, text } = await exchange(url, {
    method,
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal,
  });
  if (status >= 500 || status === 408 || status === 429) {
    throw new GatewayFailure(`the gateway responded ${status}`, true);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new GatewayFailure(`the gateway responded ${status} without JSON`);
  }
}

async function exchange(
  url: string,
  init: RequestInit & { signal: AbortSignal },
): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, init);
    const body = await readBounded(response, largestResponse, init.signal);
    return { status: response.status, text: body.toString('utf8') };
  } catch (cause) {
    if (cause instanceof BodyTooLarge) throw new GatewayFailure(cause.message);
    throw new GatewayFailure('the gateway did not respond', true, { cause });
  }
}

/**
 * Runs a call with a signal that aborts with the caller's, or after `timeout` milliseconds. Does not use
 * `AbortSignal.any`: the garbage collector may take its sources before they abort, and the call would wait forever
 * (github.com/nodejs/node/issues/57736).
 */
export async function within<T>(
  signal: AbortSignal,
  timeout: number,
  call: (limited: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const abort = () => limit.abort();
  const timer = setTimeout(abort, timeout);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  try {
    return await call(limit.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
