import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { entryHeader, writeEntries } from '../../contract/undoable';

/** One recorded call. */
export interface Recorded {
  method: string;
  /** Path below the base URL, with its query. */
  path: string;
  headers: Headers;
  /** JSON body, a text as is, or the multipart parts in order: a file as [name, 'file', file name, type, size]. */
  body: unknown;
}

interface Answer {
  status?: number;
  json?: JsonBodyType;
  /** The body of a response that is not JSON: of a CSV file, unless the headers say otherwise. */
  text?: string;
  headers?: Record<string, string>;
}
type Reply = Answer | ((call: Recorded) => Answer | Promise<Answer>);

/** The query for a page of a list. */
interface ListAsked {
  /** How many there are, if more than these. */
  total?: number;
  filter?: object;
  range?: [number, number];
  sort: [string, string];
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) {
    return [...(await request.formData())].map(([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, 'file', value.name, value.type, value.size],
    );
  }
  const text = await request.text();
  if (type.startsWith('text/') || type === 'application/octet-stream') return text;
  return text === '' ? undefined : JSON.parse(text);
}

/** Names a history entry for each record that a call changed, as the server does. */
function changedBy({ method, path, body }: Recorded, json: unknown): Record<string, string> {
  if (method === 'GET' || path.endsWith('/undo')) return {};
  const { records } = (body ?? {}) as { records?: Array<{ id: string }> };
  const created = (json as { id?: unknown } | undefined)?.id;
  const named =
    path
      .replace(/\/toggle-status$/, '')
      .split('/')
      .at(-1) ?? '';
  const ids = Array.isArray(records)
    ? records.map(({ id }) => id)
    : [method === 'POST' ? String(created) : named];
  return { [entryHeader]: writeEntries(new Map(ids.map((id) => [id, `entry-of-${id}`]))) };
}

/** A fake API that records every call and returns the configured responses; anything else fails the test. */
export function recordApi() {
  const calls: Recorded[] = [];
  const replies = new Map<string, Reply>();
  const server = setupServer(
    http.all('*/api/*', async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const path = pathname.replace(/^.*\/api\//, '') + search;
      // Every list requests its saved views in the background.
      if (path === 'admin/views' && request.method === 'GET' && !replies.has('GET admin/views'))
        return HttpResponse.json([]);
      // So does every form and deletion of an accessory: how many own it.
      if (/^admin\/accessory\/[^/]+\/report$/.test(path) && !replies.has(`GET ${path}`))
        return HttpResponse.json({ owners: 0, gift: null, wallets: [] });
      const call = { method: request.method, path, headers: request.headers, body: await readBody(request) };
      calls.push(call);
      const reply = replies.get(`${call.method} ${path}`);
      if (!reply)
        return HttpResponse.json({ message: `unexpected call ${call.method} ${path}` }, { status: 599 });
      const {
        status = 200,
        json,
        text = null,
        headers: given,
      } = typeof reply === 'function' ? await reply(call) : reply;
      const headers = { ...(status < 300 && changedBy(call, json)), ...given };
      if (json !== undefined) return HttpResponse.json(json, { status, headers });
      const type = text !== null && { 'content-type': 'text/csv; charset=utf-8' };
      return new HttpResponse(text, { status, headers: { ...type, ...headers } });
    }),
  );
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    calls.length = 0;
    replies.clear();
    localStorage.clear();
  });
  afterAll(() => server.close());
  return {
    calls,
    /** Configures the response to 'METHOD path'. */
    on: (call: string, reply: Reply) => void replies.set(call, reply),
    /** Configures a page of a list, as the server returns it for this query. */
    onList: (resource: string, rows: readonly object[], query: ListAsked) => {
      const { filter = {}, range = [0, 24], sort, total = rows.length } = query;
      const parts = Object.entries({ filter, range, sort }).map(([name, value]) => [
        name,
        JSON.stringify(value),
      ]);
      replies.set(`GET admin/${resource}?${new URLSearchParams(parts)}`, {
        json: rows as JsonBodyType,
        headers: { 'content-range': `${resource} 0-${Math.max(0, rows.length - 1)}/${total}` },
      });
    },
    /** Configures the response to a lookup of a later resource's records by id. */
    onMany: (resource: string, rows: ReadonlyArray<{ id: unknown }>) => {
      const filter = JSON.stringify({ id: rows.map(({ id }) => id) });
      const query = new URLSearchParams({ filter, range: '[0,99]' });
      replies.set(`GET admin/${resource}?${query}`, {
        json: rows as JsonBodyType,
        headers: { 'content-range': `${resource} 0-${rows.length - 1}/${rows.length}` },
      });
    },
    /** The calls as 'METHOD path'. */
    lines: () => calls.map(({ method, path }) => `${method} ${path}`),
  };
}
