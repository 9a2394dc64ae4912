import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';

/** The API as each test describes it; a call that none describes fails the test. */
export const api = setupServer(
  // What every page may ask about in passing; a server without these calls responds so.
  http.get('*/api/site/contact', () => refuse(404)),
  http.get('*/api/user/payment/gateways', () => refuse(404)),
);

type Answer =
  | JsonBodyType
  | ((call: { body: unknown; url: URL; count: number; request: Request }) => Response | JsonBodyType);
type Method = 'get' | 'post';

/** Describes one call; returns the recorded bodies (or addresses of a GET) in order. */
export function on(method: Method, path: string, answer: Answer = {}): unknown[] {
  const calls: unknown[] = [];
  api.use(
    http[method](`*/api/${path}`, async ({ request }) => {
      const url = new URL(request.url);
      const text = await request.clone().text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      calls.push(method === 'get' ? url.search : body);
      const said =
        typeof answer === 'function' ? answer({ body, url, count: calls.length, request }) : answer;
      return said instanceof Response ? said : HttpResponse.json(said);
    }),
  );
  return calls;
}

/** A refusal in the one error shape. */
export const refuse = (status: number, message = '', errors?: Record<string, string[]>): Response =>
  HttpResponse.json({ message, ...(errors ? { errors } : {}) }, { status });
