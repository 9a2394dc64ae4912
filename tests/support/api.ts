import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { ownSecurity } from './ownSecurity';

/** The mocked API; a call without a handler fails the test. */
export const api = setupServer(
  // Calls that any page may make in the background; the response is that of a server without them.
  http.get('*/api/site/contact', () => refuse(404)),
  http.get('*/api/user/payment/gateways', () => refuse(404)),
  http.get('*/api/user/sessions', () => refuse(404)),
  http.get('*/api/user/season', () => refuse(404)),
  http.get('*/api/site/daily', () => refuse(404)),
  http.get('*/api/user/daily', () => refuse(404)),
  http.get('*/api/user/security', () => HttpResponse.json(ownSecurity)),
  http.get('*/api/site/cards/:userName', () => refuse(404)),
  http.get('*/api/user/card', () => HttpResponse.json({ isVisible: null, isIndexed: false })),
  http.get('*/api/user/user-name', () => HttpResponse.json({ userName: 'jade', nextAt: null })),
  http.get('*/api/user/items', () =>
    HttpResponse.json({ items: [], avatar: null, diamonds: 0, golds: 0, debt: 0 }),
  ),
  http.get('*/api/user/profile', () =>
    HttpResponse.json({ firstName: '', lastName: '', phoneNumber: null, mailLanguage: null, version: '0' }),
  ),
  http.get('*/api/user/purchases', () => HttpResponse.json({ purchases: [] })),
  http.get('*/api/user/waits', () => HttpResponse.json({ gifts: 0, gift: null, held: 0 })),
  http.get('*/api/user/seasons', () => HttpResponse.json({ seasons: [] })),
  http.get('*/api/user/wallet/:wallet', () => HttpResponse.json({ entries: [] })),
  http.get('*/api/user/payment/guest', () => HttpResponse.json({ purchases: [] })),
);

type Answer =
  | JsonBodyType
  | ((call: { body: unknown; url: URL; count: number; request: Request }) => Response | JsonBodyType);
type Method = 'get' | 'post' | 'put' | 'delete';

/** Mocks one call; returns the recorded bodies (or URLs of a GET) in order. */
export function on(method: Method, path: string, answer: Answer = {}): unknown[] {
  const calls: unknown[] = [];
  api.use(
    http[method](`*/api/${path}`, async ({ request }) => {
      const url = new URL(request.url);
      const text = await request.clone().text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      calls.push(method === 'get' ? url.search : body);
      const answered =
        typeof answer === 'function' ? answer({ body, url, count: calls.length, request }) : answer;
      return answered instanceof Response ? answered : HttpResponse.json(answered);
    }),
  );
  return calls;
}

/** An error in the common shape. */
export const refuse = (status: number, message = '', errors?: Record<string, string[]>): Response =>
  HttpResponse.json({ message, ...(errors ? { errors } : {}) }, { status });
