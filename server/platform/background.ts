import { setTimeout as sleep } from 'node:timers/promises';

/** Waits some milliseconds; ends early, by an error, when the signal is aborted. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<unknown>;

const pauseByClock: Pause = (milliseconds, signal) => sleep(milliseconds, undefined, { signal, ref: false });

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
  pause: Pause = pauseByClock,
): Background {
  let stopped = false;
  let again = false;
  let pausing = new AbortController();

  const loop = async () => {
    while (!stopped) {
      again = false;
      const more = await work().catch(onError);
      if (more || again || stopped) continue;
      await pause(interval, pausing.signal).catch(() => undefined);
      if (pausing.signal.aborted) pausing = new AbortController();
    }
  };
  const wake = () => {
    again = true;
    pausing.abort();
  };
  const running = loop();
  const stop = () => {
    stopped = true;
    wake();
    return running;
  };
  return { wake, stop };
}
