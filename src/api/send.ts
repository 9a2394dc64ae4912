import type { Method } from '../../contract/addresses';
import { readStored } from '../session/stored';
import { connected } from './connected';

export interface CallOptions {
  method?: Method;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as multipart; the browser sets the content type with its boundary. */
  form?: FormData;
  /** Sent unchanged, for a caller that serializes the body itself. */
  body?: BodyInit | null;
  headers?: Record<string, string>;
  /** Appended to the path; undefined values are omitted. */
  query?: Record<string, string | number | undefined>;
  signal?: AbortSignal;
  /** A 401 concerns what was sent, not the session. */
  isEntry?: true;
}

const base = import.meta.env.VITE_API_URL || '/api/';

/** The absolute URL of an API path. */
export function apiUrl(path: string, query: CallOptions['query'] = {}): string {
  const origin = typeof location === 'undefined' ? 'http://localhost' : location.origin;
  const url = new URL(path.replace(/^\//, ''), new URL(base.endsWith('/') ? base : `${base}/`, origin));
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.href;
}

/**
 * Sends one request with credentials, the bearer token and the language. Throws an `ApiError` with status 0 when there is
 * no response, and the abort reason when aborted.
 */
export async function send(path: string, options: CallOptions = {}): Promise<Response> {
  const { method = 'GET', json, form, query, signal } = options;
  const token = readStored('accessToken');
  const headers = {
    ...options.headers,
    Accept: 'application/json',
    'Accept-Language': readStored('lang') ?? 'vi',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(json !== undefined && { 'Content-Type': 'application/json' }),
  };
  const body = json === undefined ? (form ?? options.body) : JSON.stringify(json);
  return connected(signal, () =>
    fetch(apiUrl(path, query), { method, headers, body, signal, credentials: 'include' }),
  );
}
