import { languages } from '../../../contract/languages';
import { addMs, seconds } from '../../platform/clock';
import { earliest } from './publishedContent';

const inLanguage = /^\/content\/[a-z]+\//;

/** When what failed is tried again, in milliseconds. */
const retryAfter = seconds(30);

/**
 * Groups that could not be rendered. They come after everything else, so that a broken page keeps no other waiting, and again
 * every half minute while their content is unchanged; one that was only late comes again at once, with more time.
 */
export class Failures {
  readonly #failed = new Map<string, { source: string; again: Date }>();

  /** Whether it failed, or its page in the other language, which is likely to fail too. */
  isSuspect(name: string): boolean {
    return languages.some((language) => this.#failed.has(name.replace(inLanguage, `/content/${language}/`)));
  }

  /** Whether this very content failed less than half a minute ago. */
  isResting(name: string, source: string, now: Date): boolean {
    const last = this.#failed.get(name);
    return last !== undefined && last.source === source && last.again > now;
  }

  add(name: string, source: string, now: Date): void {
    this.#failed.set(name, { source, again: addMs(now, retryAfter) });
  }

  addLate(name: string, source: string, now: Date): void {
    this.#failed.set(name, { source, again: now });
  }

  remove(name: string): void {
    this.#failed.delete(name);
  }

  /** Forgets what is not to be rendered any more. */
  keep(names: ReadonlySet<string>): void {
    for (const name of this.#failed.keys()) if (!names.has(name)) this.#failed.delete(name);
  }

  /** When the next is to be tried again; null when nothing failed. */
  get next(): Date | null {
    return earliest([...this.#failed.values()].map(({ again }) => again));
  }
}
