import type { Pause } from '../../../server/platform/background';

interface Waiting {
  until: number;
  go: () => void;
}

/** Time for workers that pause between two runs (platform/background.ts): it passes only when a test says so. */
export class Pauses {
  now = 0;
  #waiting: Waiting[] = [];
  #changed: Array<() => void> = [];

  readonly pause: Pause = (milliseconds, signal) =>
    new Promise<void>((resolve, reject) => {
      const waiting = { until: this.now + milliseconds, go: resolve };
      this.#waiting.push(waiting);
      signal.addEventListener('abort', () => {
        this.#waiting = this.#waiting.filter((one) => one !== waiting);
        reject(signal.reason);
      });
      for (const tell of this.#changed.splice(0)) tell();
    });

  /** Resolves once as many workers have ended a run and wait for the next one. */
  async waitFor(workers: number): Promise<void> {
    while (this.#waiting.length < workers) await new Promise<void>((tell) => this.#changed.push(tell));
  }

  /** Lets time pass; the pauses that are over by then end. */
  pass(milliseconds: number): void {
    this.now += milliseconds;
    const over = this.#waiting.filter(({ until }) => until <= this.now);
    this.#waiting = this.#waiting.filter(({ until }) => until > this.now);
    for (const { go } of over) go();
  }
}
