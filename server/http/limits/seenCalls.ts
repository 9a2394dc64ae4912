import { type Counted, sameEnd } from './rateLimitStore';

/** How many keys are remembered; the oldest are dropped. About 5 MB. */
const most = 20_000;

/** The last count of each key in a store, as this process saw it, until the window ends. */
export class SeenCalls {
  readonly #byKey = new Map<string, { count: number; until: number; end: number }>();

  keep(key: string, { count, left, end }: Counted): void {
    const { count: known } = this.get(key);
    this.#byKey.delete(key);
    this.#byKey.set(key, { count: Math.max(count, known), until: performance.now() + left, end });
    const [oldest] = this.#byKey.keys();
    if (this.#byKey.size > most && oldest !== undefined) this.#byKey.delete(oldest);
  }

  get(key: string): Omit<Counted, 'end'> {
    const seen = this.#byKey.get(key);
    const left = seen ? seen.until - performance.now() : 0;
    return seen && left > 0 ? { count: seen.count, left } : { count: 0, left: 0 };
  }

  decrement(key: string, end: number): void {
    const seen = this.#byKey.get(key);
    if (seen && seen.count > 0 && seen.end < end + sameEnd) seen.count--;
  }
}
