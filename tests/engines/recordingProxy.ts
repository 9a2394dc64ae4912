import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** Runs in the page, before its own scripts: sends errors to the proxy. */
function reportErrors(): void {
  const send = (...words: unknown[]) => navigator.sendBeacon('/recording', words.map(String).join(' '));
  addEventListener(
    'error',
    ({ message, target }) => {
      // Firefox fails to preload a module that it already has; if a module is missing, its import fails too.
      if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return;
      send(message || `Not loaded: ${(target as HTMLElement).outerHTML}`);
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => send(event.reason));
  addEventListener('securitypolicyviolation', (event) => send(event.violatedDirective, event.blockedURI));
  const { console: output } = window;
  for (const level of ['error', 'warn'] as const) {
    const before = output[level].bind(console);
    output[level] = (...words: unknown[]) => {
      send(...words);
      before(...words);
    };
  }
}

export interface RecordingProxy {
  url: string;
  /** What the pages' consoles reported. */
  messages: string[];
  close(): void;
}

/** A proxy of the site at `target()` that adds a script to its pages, which reports the console's errors and warnings. */
export async function recordingProxy(target: () => string): Promise<RecordingProxy> {
  const messages: string[] = [];
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/recording.js') {
      outgoing.setHeader('content-type', 'text/javascript').end(`(${String(reportErrors)})()`);
    } else if (incoming.url === '/recording') {
      void textOf(incoming).then((text) => messages.push(text));
      outgoing.end();
    } else void forward(incoming, outgoing, target());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    messages,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const textOf = async (stream: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

async function forward(incoming: IncomingMessage, outgoing: ServerResponse, target: string): Promise<void> {
  const { 'accept-encoding': _, ...headers } = incoming.headers;
  const upstream = request(target + incoming.url, { method: incoming.method, headers });
  incoming.pipe(upstream);
  const [response] = (await once(upstream, 'response')) as [IncomingMessage];
  const isPage = response.headers['content-type']?.startsWith('text/html');
  const { 'content-length': length, ...rest } = response.headers;
  outgoing.writeHead(response.statusCode ?? 502, isPage ? rest : response.headers);
  if (isPage)
    outgoing.end((await textOf(response)).replace('<head>', '<head><script src="/recording.js"></script>'));
  else response.pipe(outgoing);
}
