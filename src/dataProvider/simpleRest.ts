import simpleRestProvider from 'ra-data-simple-rest';
import type { Options } from 'react-admin';
import { call } from '../api/request';
import { apiUrl, type CallOptions } from '../api/send';

/** ra-data-simple-rest's requests through our own door, so that they carry the token and are retried after a refresh. */
async function httpClient(url: string, { method, body, headers, signal }: Options = {}) {
  const response = await call(url, {
    method: method as CallOptions['method'],
    body,
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(headers)) },
    signal: signal ?? undefined,
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text,
    json: text === '' ? {} : JSON.parse(text),
  };
}

/** The provider of every resource that follows ra-data-simple-rest's conventions. */
export const simpleRest = simpleRestProvider(apiUrl('').replace(/\/$/, ''), httpClient);
