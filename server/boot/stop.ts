import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenDatabase } from '../db/open';
import type { App } from '../http/types';
import type { watchState } from '../operations/watch';
import { seconds } from '../platform/clock';
import type { Config } from '../platform/config';

/** How long a shutdown waits for running work, in milliseconds. */
const stopTimeout = seconds(5);

interface Running {
  app: App;
  /** Everything that runs beside the requests. */
  beside: ReadonlyArray<{ stop(): Promise<void> }>;
  watch: Awaited<ReturnType<typeof watchState>>;
  database: OpenDatabase;
  stopping: AbortController;
  /** Files still being shared with other processes. */
  sharing: Promise<unknown> | null;
  /** Resources that only have to be closed. */
  closed: ReadonlyArray<{ close(): unknown } | null>;
}

/** Stops a process: first new requests, then running work, then the resources below it. */
export const stopper =
  (config: Config, { app, beside, watch, database, stopping, sharing, closed }: Running) =>
  async () => {
    // A load balancer that checks `/api/ready` stops sending requests here before the port closes.
    stopping.abort();
    await sleep(seconds(config.drainSeconds));
    // A container is killed ten seconds after the stop signal. Running requests and background work may finish, but
    // must not block the shutdown: a hanging mail stays in the outbox.
    const cut = setTimeout(() => app.server.closeAllConnections(), stopTimeout);
    await Promise.all([
      app.close(),
      Promise.race([
        Promise.all(beside.map((part) => part.stop())),
        sleep(stopTimeout, undefined, { ref: false }),
      ]),
    ]);
    clearTimeout(cut);
    for (const one of closed) one?.close();
    await sharing;
    await Promise.race([
      watch.stop().then(() => database.close()),
      sleep(stopTimeout / 2, undefined, { ref: false }),
    ]);
  };
