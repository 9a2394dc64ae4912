import { setTimeout as sleep } from 'node:timers/promises';

/** A worker that runs alongside the requests. */
export interface Background {
  /** Runs immediately instead of at the next interval. */
  wake(): void;
  /** Stops after the current run has finished. */
  stop(): Promise<void>;
}

/**
 * Runs `work` every `interval` milliseconds and on `wake()`, never concurrently. `work` returns true when there may be
 * more to do. Errors are reported and do not stop the worker.
 */
export function startBackground(
  work: () => Promise<boolean>,
  interval: number,
  onError: (error: unknown) => void,
): Background {
  let stopped = false;
  let again = false;
  let pause = new AbortController();

  const loop = async () => {
    while (!stopped) {
      again = false;
      const more = await work().catch(onError);
      if (more || again || stopped) continue;
      await sleep(interval, undefined, { signal: pause.signal, ref: false }).catch(() => undefined);
      if (pause.signal.aborted) pause = new AbortController();
    }
  };
  const wake = () => {
    again = true;
    pause.abort();
  };
  const running = loop();
  const stop = () => {
    stopped = true;
    wake();
    return running;
  };
  return { wake, stop };
}
