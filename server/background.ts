import { setTimeout as sleep } from 'node:timers/promises';

/** A part that works beside the requests. */
export interface Background {
  /** Works at once instead of at the next turn. */
  wake(): void;
  /** Ends after the piece of work in hand. */
  stop(): Promise<void>;
}

/**
 * Calls `work` every `interval` milliseconds and whenever it is woken, never twice at once. `work` returns true when
 * there may be more to do. Errors are reported and never end it.
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
