import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { everyCall } from '../../contract/calls/every';
import { exportLevels } from '../../contract/calls/levels';
import { contentFile } from '../../src/api/contentFile';
import { exportCsv } from '../../src/api/exportCsv';
import { exportPlayer } from '../../src/api/playerErasure';
import { readJson } from '../../src/api/readJson';
import { refreshAccessToken } from '../../src/api/refresh';
import { request } from '../../src/api/request';
import { uploadFile } from '../../src/api/upload';
import { onSessionExpired } from '../../src/session/session';
import { readStored, writeStored } from '../../src/session/stored';
import { api } from '../support/api';

/** What a public Wi-Fi sends for any address until one has signed in there, and a response that ends early. */
const bodies = {
  page: () => HttpResponse.html('<!doctype html><html><title>Free Wi-Fi</title></html>'),
  'half a response': () => new HttpResponse('{"accessToken":"ne', { status: 200 }),
};
const noConnection = expect.objectContaining({ name: 'ApiError', status: 0, message: '' });
const { signal } = new AbortController();
const reading = { signal, onProgress: () => undefined };
const file = new File(['a'], 'outline.zip');

/** Every call of both areas that has a JSON response, and the functions of `src/api` that read one in another way. */
const calls: Array<[name: string, send: () => Promise<unknown>]> = [
  ...everyCall()
    .filter(({ raw }) => raw === undefined)
    .map(({ method, path, isEntry }): [string, () => Promise<unknown>] => [
      `${method} ${path}`,
      () => request(path.replaceAll(/:\w+/g, '1'), { method, isEntry }),
    ]),
  ['a refresh', () => refreshAccessToken('old')],
  ['an upload', () => uploadFile(file, reading)],
  ['content', () => contentFile('vi/news', true)],
];

describe.each(Object.entries(bodies))('a 200 with %s', (_name, body) => {
  it.each(calls)('%s fails as without a connection, and keeps the session', async (_call, send) => {
    api.use(http.all('*', body));
    writeStored({ accessToken: 'old', refreshToken: 'r1' });
    const expired = vi.fn();
    const stop = onSessionExpired(expired);
    await expect(send()).rejects.toEqual(noConnection);
    stop();
    expect(expired).not.toHaveBeenCalled();
    expect([readStored('accessToken'), readStored('refreshToken')]).toEqual(['old', 'r1']);
  });
});

it.each([
  ['a list as CSV', () => exportCsv(exportLevels, { filter: {} }, reading)],
  ['the data of a player', () => exportPlayer('1', signal)],
])('%s: a page is not saved as the file', async (_name, send) => {
  api.use(http.all('*', bodies.page));
  await expect(send()).rejects.toEqual(noConnection);
});

it('an aborted call keeps its reason while its response is read', async () => {
  const controller = new AbortController();
  const reason = new Error('left');
  controller.abort(reason);
  const stream = new ReadableStream({ start: (parts) => parts.error(reason) });
  await expect(readJson(new Response(stream), controller.signal)).rejects.toBe(reason);
});
