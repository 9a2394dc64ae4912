import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What a gateway's stand-in does wrong in one call of its interface: `hang` and `acceptThenHang` never respond, the
 * second after having done what was requested; `error` and `acceptThenError` respond 500; `drip` sends its response one
 * byte at a time and never ends; `wrongSignature` and `noSignature` sign incorrectly; the others respond with something
 * else.
 */
export type Fault =
  | 'hang'
  | 'acceptThenHang'
  | 'error'
  | 'acceptThenError'
  | 'drip'
  | 'wrongSignature'
  | 'noSignature'
  | 'oversize'
  | 'notJson'
  | 'redirect';

/** The faults after which a query has no trustworthy response. */
export const faultyAnswers = [
  'error',
  'hang',
  'drip',
  'oversize',
  'notJson',
  'redirect',
  'wrongSignature',
  'noSignature',
] as const satisfies readonly Fault[];

export interface StandInRequest {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}
export interface StandInResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}
/** Whether a call belongs to the interface, and so may be made to fail, or to the pages for buyers. */
export type IsCall = (request: StandInRequest) => boolean;
export type Respond = (
  request: StandInRequest,
  fault: Fault | undefined,
) => Promise<StandInResponse> | StandInResponse;

export const json = (body: object): StandInResponse => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
export const page = (title: string, content: string): StandInResponse => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${title}</title>
<main><h1>${title}</h1>${content}</main></html>`,
});
/** A page with a form whose buttons are named `outcome`. */
export const choicePage = (title: string, facts: string, choices: Record<string, string>) =>
  page(
    title,
    `<p>${facts}</p><form method="post">${Object.entries(choices)
      .map(([value, label]) => `<button name="outcome" value="${value}">${label}</button>`)
      .join(' ')}</form>`,
  );
export const redirect = (location: string): StandInResponse => ({
  status: 303,
  headers: { location },
  body: '',
});

/** Starts an HTTP server on a free port. `fail` sets the faults of the next calls, one each; `calls` records the calls. */
export async function startStandIn(isCall: IsCall, respond: Respond) {
  const faults: Fault[] = [];
  let change: (body: string) => string = (body) => body;
  const calls: string[] = [];
  const timers = new Set<NodeJS.Timeout>();

  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const request = await readRequest(incoming);
    const isInterface = isCall(request);
    if (isInterface) calls.push(`${request.method} ${request.url.pathname}`);
    const fault = isInterface ? faults.shift() : undefined;
    if (fault === 'hang') return;
    if (fault === 'error') return void send(outgoing, { status: 500, headers: {}, body: 'error' });
    const response = await respond(request, fault);
    if (fault === 'acceptThenHang') return;
    if (fault === 'drip') {
      outgoing.writeHead(200, { 'content-type': 'application/json' });
      const timer = setInterval(() => outgoing.write(' '), 5);
      timers.add(timer);
      outgoing.on('close', () => clearInterval(timer));
      return;
    }
    const body = isInterface ? change(response.body) : response.body;
    send(outgoing, spoilt({ ...response, body }, fault));
  };
  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch((error: unknown) =>
      send(outgoing, { status: 500, headers: {}, body: String(error) }),
    );
  });
  // A connection that closes while the next call uses it would look like a fault.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    fail: (...next: Fault[]) => void faults.splice(0, faults.length, ...next),
    /** Changes the bodies of all responses from now on, as somebody in between could. */
    alter(by: (body: string) => string) {
      change = by;
    },
    async close() {
      for (const timer of timers) clearInterval(timer);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

function spoilt(response: StandInResponse, fault: Fault | undefined): StandInResponse {
  if (fault === 'acceptThenError') return { status: 500, headers: {}, body: 'error' };
  if (fault === 'notJson') return { ...response, body: '<!doctype html>' };
  if (fault === 'oversize') return { ...response, body: `${' '.repeat(1_000_000)}${response.body}` };
  if (fault === 'redirect') return { ...response, status: 307, headers: { location: '/' } };
  return response;
}

function send(outgoing: ServerResponse, { status, headers, body }: StandInResponse) {
  outgoing.writeHead(status, headers);
  outgoing.end(body);
}

async function readRequest(incoming: IncomingMessage): Promise<StandInRequest> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return {
    method: incoming.method ?? 'GET',
    url: new URL(incoming.url ?? '/', `http://${incoming.headers.host}`),
    headers: incoming.headers,
    body: Buffer.concat(parts).toString('utf8'),
  };
}
