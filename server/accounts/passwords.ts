import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { busy } from '../platform/errors';

/** Argon2id with the OWASP minimum (docs/security.md 1): 19 MiB, two passes. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const wanted = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;

/** Each running hash takes 19 MiB and a core: a few run, some wait, and any further ones get 503 at once. */
export class Passwords {
  #running = 0;
  #waiting: Array<() => void> = [];
  /** Number of hashes computed; lets a test prove that known and unknown accounts cost the same. */
  computed = 0;
  /** Hashes waiting for their turn. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Computed at startup, so that not even the first unknown account costs a second hash. */
  readonly #dummy = hash('no account has this password', parameters);

  constructor(
    private readonly most = availableParallelism(),
    private readonly queue = 64,
  ) {}

  hash(password: string): Promise<string> {
    return this.#turn(() => hash(password, parameters));
  }

  /** Whether the password matches; an account without a hash takes the same time and never matches. */
  async verify(stored: string | null, password: string): Promise<boolean> {
    const against = stored ?? (await this.#dummy);
    const fits = await this.#turn(() => verify(against, password));
    return fits && stored !== null;
  }

  /** Whether a stored hash was made with weaker parameters than the current ones. */
  isOutdated = (stored: string): boolean => !stored.startsWith(wanted);

  async #turn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.most) {
      if (this.#waiting.length >= this.queue) throw busy(1);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running++;
    }
    this.computed++;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
