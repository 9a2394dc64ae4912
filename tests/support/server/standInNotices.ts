import { setTimeout as wait } from 'node:timers/promises';

/** How often a gateway sends a notice, and how long it waits between, in milliseconds. */
export interface Repeats {
  most: number;
  every: number;
}

/**
 * Sends notices as a gateway does: repeatedly until one is accepted. `send` delivers once and returns whether it was
 * accepted; `settled` waits for everything in progress.
 */
export function noticeSender({ most, every }: Repeats) {
  const running = new Set<Promise<void>>();
  let isClosed = false;

  const repeat = async (deliver: () => Promise<boolean>): Promise<void> => {
    for (let times = 1; times <= most && !isClosed; times++) {
      if (await deliver().catch(() => false)) return;
      if (times < most) await wait(every);
    }
  };
  return {
    start(deliver: () => Promise<boolean>): void {
      const run = repeat(deliver).finally(() => running.delete(run));
      running.add(run);
    },
    async settled(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
    async stop(): Promise<void> {
      isClosed = true;
      await Promise.all(running);
    },
  };
}

/** A delivery and the response to it. */
export interface Delivery {
  sent: string;
  status: number;
  body: unknown;
}

/** Delivers once over HTTP; passes the response to `taken`. */
export async function deliver(
  url: string,
  init: RequestInit,
  log: Delivery[],
  taken: (delivery: Delivery) => boolean,
): Promise<boolean> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(10_000), redirect: 'error' });
  const text = await response.text();
  const delivery = { sent: String(init.body ?? url), status: response.status, body: safeJson(text) };
  log.push(delivery);
  return taken(delivery);
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
